/** What the page says of itself for tracking; `metrics` is the site's feature `site-visitor-metrics`. */
export interface Visit {
  readonly metrics: boolean;
  readonly websiteId: string;
  readonly pageId: string;
}

/** Reads it from the mark of the cart island, which stands on every page of a site with a store. */
export function visitOf(page: Pick<Document, 'querySelector'>): Visit {
  const mark = page.querySelector<HTMLElement>('[data-island="cart"]');
  const props = JSON.parse(mark?.dataset['props'] ?? '{}') as Partial<Visit>;
  return { metrics: props.metrics === true, websiteId: props.websiteId ?? '', pageId: props.pageId ?? '' };
}
