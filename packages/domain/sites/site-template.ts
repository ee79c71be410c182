import type { FormDocument } from '../forms/document.ts';
import type {
  NavigationNode,
  SiteSettings,
  SnapshotCollection,
  SnapshotItem,
} from '../publishing/snapshot.ts';
import type { SubscriptionPlan } from '../subscriptions/plan.ts';

/**
 * A whole site as typed data: the template that a new site of a theme starts with, or the demo site of the
 * theme. Ids are readable keys (`page-about`, `shop`), unique within the site, and every asset id is a key of
 * the picture catalogue (`levain/hero`); whoever creates the site gives fresh ids and stores the pictures.
 */
export interface SiteTemplate {
  readonly slug: string;
  readonly title: string;
  readonly theme: string;
  /** One sentence for the gallery: for whom it is and how it speaks. */
  readonly pitch: string;
  readonly language: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly settings: SiteSettings;
  readonly tweaks: Readonly<Record<string, string>>;
  readonly navigation: {
    readonly main: readonly NavigationNode[];
    readonly footer: readonly NavigationNode[];
  };
  readonly collections: readonly SnapshotCollection[];
  readonly items: readonly SnapshotItem[];
  readonly products: readonly SiteTemplateProduct[];
  readonly forms?: readonly SiteTemplateForm[];
  readonly funds?: readonly SiteTemplateFund[];
  /** The name shown for each category path of the products, and for every path above it. */
  readonly categoryNames: Readonly<Record<string, string>>;
  /**
   * Midnight, in milliseconds since 1970, that the dates of its items are counted from: those of a new site are as
   * far from the day on which it is made. Absent where dates stay as they are.
   */
  readonly datedFrom?: number;
}

/** Goals that a template of the gallery serves, in the order of the gallery. */
export const templateGoals = ['sell', 'serve', 'show', 'share', 'blank'] as const;
export type TemplateGoal = (typeof templateGoals)[number];

/** A template that new sites are made from; its `slug` is its key in the gallery. */
export interface GalleryTemplate extends SiteTemplate {
  readonly goal: TemplateGoal;
}

/** A form of a new site; form blocks name it by its key in `formId`, products in `formKey`. */
export interface SiteTemplateForm {
  readonly key: string;
  readonly name: string;
  readonly document: FormDocument;
}

/** A donation fund; donation blocks name it by its key in `fundId`. Amounts are decimal strings. */
export interface SiteTemplateFund {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly suggested: readonly string[];
  readonly least: string;
  readonly most: string;
  readonly goal: string;
  readonly thanks: string;
  /** A key of the picture catalogue. */
  readonly picture: string;
}

export interface SiteTemplateProduct {
  /** Unique within the site; page documents refer to it in product blocks. */
  readonly key: string;
  readonly collectionKey: string;
  /** physical 1, digital 2, service 3, gift card 4, paywall 5 (storefront §3). */
  readonly productType: 1 | 2 | 3 | 4 | 5;
  readonly title: string;
  readonly urlSlug: string;
  /** HTML of the allow-list: p, ul, li, strong, em, h3, a. */
  readonly description: string;
  readonly tags: readonly string[];
  /** Category paths, `/bread/sourdough`; their names are in `categoryNames`. */
  readonly categories: readonly string[];
  readonly optionOrdering: readonly string[];
  readonly pictures: readonly string[];
  readonly variants: readonly SiteTemplateVariant[];
  readonly weightGrams: number;
  /** Subscription plan; absent for a one-time purchase. Its variants are without limit. */
  readonly plan?: SubscriptionPlan;
  /** True for a product that stands for those of the owner until they change it. */
  readonly isSample?: boolean;
  /** The key of the form that is filled in before it is added (storefront §1); absent for none. */
  readonly formKey?: string;
}

export interface SiteTemplateVariant {
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Decimal strings in the site's currency, `8.50`. */
  readonly price: string;
  readonly salePrice: string | null;
  readonly stock: number | 'unlimited';
  readonly picture: string | null;
}
