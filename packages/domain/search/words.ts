// Scripts that do not set spaces between words.
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/**
 * Words of a text as it is searched: split at what is neither letter nor digit, by the language's own rules
 * where it sets no spaces.
 */
export function searchWords(text: string, language: string): readonly string[] {
  if (!unspaced.test(text)) return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...segments].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

/** A word as it is compared: without case, marks and the difference of wide and narrow forms. */
export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ł/g, 'l');
}

const number = /^\p{N}+$/u;

/**
 * Allowed edit distance of a word: none for a short one, one from four letters on, two from eight
 * on; none of a number, since another number is another thing.
 */
export function mostSlips(word: string): number {
  if (word.length < 4 || number.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
