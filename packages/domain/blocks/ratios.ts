/**
 * Shapes of a picture by name: width over height as CSS writes it. The gallery's own words are those of
 * administration §3 (gallery options); `original` and `auto` keep the picture's own shape.
 */
const ratios: Readonly<Record<string, string>> = {
  '1:1': '1 / 1',
  '3:2': '3 / 2',
  '2:3': '2 / 3',
  '4:3': '4 / 3',
  '3:4': '3 / 4',
  '4:5': '4 / 5',
  '5:4': '5 / 4',
  '16:9': '16 / 9',
  '9:16': '9 / 16',
  '2.40:1': '2.4 / 1',
  '21:9': '21 / 9',
  square: '1 / 1',
  standard: '3 / 2',
  'standard-vertical': '2 / 3',
  'four-three': '4 / 3',
  'three-four-vertical': '3 / 4',
  widescreen: '16 / 9',
  'anamorphic-widescreen': '2.4 / 1',
};

/** The CSS aspect ratio of a named shape; null for the picture's own and for names that are not known. */
export function ratioOf(name: string): string | null {
  return Object.hasOwn(ratios, name) ? (ratios[name] ?? null) : null;
}

/** Choices of the inspector for one picture; `fill` takes the shape of the block's place on the grid. */
export const imageRatioOptions = [
  'fill',
  'original',
  '1:1',
  '3:2',
  '2:3',
  '4:3',
  '3:4',
  '4:5',
  '5:4',
  '16:9',
  '9:16',
  '21:9',
] as const;
