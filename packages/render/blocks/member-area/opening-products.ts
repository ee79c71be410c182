import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';

/** Products that open a page for whoever has bought them, each once. */
export function openingProducts({ collections }: SiteSnapshot): readonly string[] {
  return [
    ...new Set(collections.flatMap(({ access }) => (access?.kind === 'paywall' ? access.productIds : []))),
  ];
}
