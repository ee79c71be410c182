/**
 * Numbers of the variants of kinds (administration §3, block variants): the choices of a field by their
 * number. Galleries have 1000 to 1003, summaries 1004 to 1007, charts 1008 to 1010, pictures 1011 to 1016,
 * reservations 1017 to 1019.
 */
const variantNumbers = {
  gallery: { slideshow: 1000, slider: 1001, grid: 1002, stacked: 1003 },
  summary: { wall: 1004, carousel: 1005, list: 1006, grid: 1007 },
  chart: { line: 1008, bar: 1009, pie: 1010 },
  image: { inline: 1011, poster: 1012, card: 1013, overlap: 1014, collage: 1015, stack: 1016 },
  reservations: { link: 1017, panel: 1018, frame: 1019 },
} as const;

/** The number of a choice; null for one that has none. */
export function variantNumber(family: keyof typeof variantNumbers, choice: string): number | null {
  const numbers: Readonly<Record<string, number>> = variantNumbers[family];
  return Object.hasOwn(numbers, choice) ? (numbers[choice] ?? null) : null;
}
