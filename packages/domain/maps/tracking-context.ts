/** Parts of the product that look places up, by page and section: they are counted by these, for their cost. */
const lookUpPages = ['page-editor', 'item-editor', 'checkout'] as const;
const lookUpSections = ['map-block', 'event-location', 'delivery-address'] as const;

/** The part of the product that a look-up comes from (administration §7, map look-ups). */
export interface TrackingContext {
  readonly productPage: string;
  readonly productSection: string;
}

/** Counted for a look-up that does not say where it comes from. */
export const untracked: TrackingContext = { productPage: 'missing', productSection: 'missing' };

/**
 * The context that a look-up is counted under: its own, with `other` for what is no part of the product, so that the
 * number of contexts is bounded; null where the page or the section is missing.
 */
export function trackingContext(given: Partial<TrackingContext>): TrackingContext | null {
  const { productPage = '', productSection = '' } = given;
  if (productPage === '' || productSection === '') return null;
  return {
    productPage: lookUpPages.find((known) => known === productPage) ?? 'other',
    productSection: lookUpSections.find((known) => known === productSection) ?? 'other',
  };
}
