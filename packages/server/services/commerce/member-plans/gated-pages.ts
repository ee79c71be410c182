import type { SiteFrame } from '@veranda/domain/publishing/items/item-asks';

/** A page that a plan opens. */
export interface GatedPage {
  readonly title: string;
  /** Path on the site. */
  readonly url: string;
}

/** The published pages that a product opens, in the order of the site. */
export function gatedPagesOf(snapshot: SiteFrame | null, productId: string): GatedPage[] {
  return (snapshot?.collections ?? []).flatMap(({ access, navigationTitle, title, urlSlug }) =>
    access?.kind === 'paywall' && access.productIds.includes(productId)
      ? [{ title: navigationTitle || title, url: `/${urlSlug}` }]
      : [],
  );
}
