import type {
  SiteTemplateProduct,
  SiteTemplate,
  SiteTemplateVariant,
} from '@veranda/domain/sites/site-template';

/** A site of the cast is the site template of its theme. */
export type DemoSite = SiteTemplate;
export type DemoProduct = SiteTemplateProduct;
export type DemoVariant = SiteTemplateVariant;

/** A review of a product, by the product's address. Nobody of these is a person. */
export interface DemoReview {
  readonly product: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  /** `2026-10-31`. */
  readonly date: string;
}

/**
 * A purchase of the demo with what its buyer wrote afterwards, each of the product that its SKU names. The
 * last one waits for the owner to read it; the others are shown.
 */
export interface DemoPurchase {
  readonly shippingOption: string;
  readonly address: {
    readonly address1: string;
    readonly city: string;
    readonly region: string;
    readonly postalCode: string;
    readonly country: string;
  };
  readonly reviews: readonly (Omit<DemoReview, 'product' | 'date'> & { readonly sku: string })[];
}

/** A file of a digital product, by the product's address. */
export interface DemoFile {
  readonly product: string;
  readonly fileName: string;
  readonly text: string;
}
