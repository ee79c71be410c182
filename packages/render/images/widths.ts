/** Thresholds of storefront §9 with the width that each picks: the next size up; beyond the last, 1500. */
const thresholds = [
  [100, 100],
  [300, 300],
  [500, 500],
  [750, 750],
  [1000, 1000],
] as const;

/** The served width for a picture shown `pixels` wide (storefront §9: thresholds pick the next size). */
export function servedWidth(pixels: number): 100 | 300 | 500 | 750 | 1000 | 1500 {
  return thresholds.find(([upTo]) => pixels <= upTo)?.[1] ?? 1500;
}

/** `sizes` of a picture that takes `columns` of the 24 on a desktop and of the 8 on a phone. */
export function sizesOf(place: { readonly desktop: number; readonly phone: number }): string {
  const share = (columns: number, of: number): number => Math.max(1, Math.round((columns / of) * 100));
  return `(min-width: 768px) ${share(place.desktop, 24)}vw, ${share(place.phone, 8)}vw`;
}
