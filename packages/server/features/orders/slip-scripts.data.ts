/** Scripts with a face of their own, and how a text of each is known. */
export const scriptFaces: readonly { readonly letters: RegExp; readonly face: string }[] = [
  { letters: /\p{Script=Arabic}/u, face: 'noto-sans-arabic' },
  { letters: /\p{Script=Hebrew}/u, face: 'noto-sans-hebrew' },
  { letters: /\p{Script=Thai}/u, face: 'noto-sans-thai' },
  { letters: /\p{Script=Devanagari}/u, face: 'noto-sans-devanagari' },
  { letters: /\p{Script=Bengali}/u, face: 'noto-sans-bengali' },
  { letters: /\p{Script=Gujarati}/u, face: 'noto-sans-gujarati' },
  { letters: /\p{Script=Gurmukhi}/u, face: 'noto-sans-gurmukhi' },
  { letters: /\p{Script=Kannada}/u, face: 'noto-sans-kannada' },
  { letters: /\p{Script=Malayalam}/u, face: 'noto-sans-malayalam' },
  { letters: /\p{Script=Oriya}/u, face: 'noto-sans-oriya' },
  { letters: /\p{Script=Tamil}/u, face: 'noto-sans-tamil' },
  { letters: /\p{Script=Telugu}/u, face: 'noto-sans-telugu' },
  { letters: /\p{Script=Sinhala}/u, face: 'noto-sans-sinhala' },
  { letters: /\p{Script=Khmer}/u, face: 'noto-sans-khmer' },
  { letters: /\p{Script=Myanmar}/u, face: 'noto-sans-myanmar' },
  { letters: /\p{Script=Ethiopic}/u, face: 'noto-sans-ethiopic' },
];
