import type { Redirect } from './redirects.ts';
import type { CookiePolicy } from '../analytics/cookie-policy.ts';
import type { BlockValue } from '../blocks/kind.ts';
import type { InventoryPreferences } from '../inventory/inventory-preferences.ts';
import type { FormDocument } from '../forms/document.ts';
import type { Asset } from '../media/asset.ts';
import type { PageDocument } from '../pages/document.ts';
import type { SiteLanguage } from '../languages/site-languages.ts';
import type { Translations } from '../languages/translations.ts';
import type { CollectionSettings } from '../pages/collection-settings.ts';
import type { ItemFields } from '../pages/item-fields.ts';
import type { InjectedCode } from './injected-code.ts';
import type { FolderBehavior } from '../pages/folder.ts';
import type { PageAccess } from '../pages/page-access.ts';
import type { SiteSlides, Slide } from '../pages/slides/slide.ts';
import type { PageSeo } from '../pages/stored-page.ts';
import type { TagChanges } from '../tags/tag-names.ts';

/**
 * Everything of a site that publishing fixes: an immutable revision is the JSON of one snapshot. The
 * catalogue (products, prices, stock) is not part of it: it is live, governed by each product's own state.
 */
export interface SiteSnapshot {
  readonly schema: 1;
  readonly website: SnapshotWebsite;
  readonly settings: SiteSettings;
  readonly theme: ThemeChoice;
  readonly navigation: {
    readonly main: readonly NavigationNode[];
    readonly footer: readonly NavigationNode[];
  };
  /** Values of the header and the footer by the paths of their fields; absent where nobody has edited them. */
  readonly header?: BlockValue;
  readonly footer?: BlockValue;
  /** Lock screen, sign-in screen and pop-up of the owner's own; absent where nobody has edited one. */
  readonly slides?: SiteSlides;
  /** Pages and collections that a visitor may reach, in order. */
  readonly collections: readonly SnapshotCollection[];
  readonly items: readonly SnapshotItem[];
  /** Names of tags that are not their keys, which are live; absent where every tag is shown as its key. */
  readonly tagChanges?: TagChanges;
  readonly assets: Readonly<Record<string, Asset>>;
  /** Forms by id, for the blocks that show them; absent where a site has none. */
  readonly forms?: Readonly<Record<string, SnapshotForm>>;
  /** Contents of products' pages below what every product has, by the product's id; absent where none has any. */
  readonly products?: Readonly<Record<string, PageDocument>>;
  /** Languages besides the site's own; absent where it has none. */
  readonly languages?: readonly SiteLanguage[];
  /** Of the texts of the site that are neither a page's, an item's nor a form's. */
  readonly translations?: Translations;
  /** Translations of products by the product's id; absent where there are none. */
  readonly productTranslations?: Readonly<Record<string, Translations>>;
  /** Areas of the theme that hold blocks on every page (`<squarespace:block-field id>`), by their id. */
  readonly blockFields?: Readonly<Record<string, PageDocument>>;
}

/** A form as pages show it: without where its answers go. */
export interface SnapshotForm extends Omit<FormDocument, 'storage'> {
  readonly name: string;
  /** The version that answers are checked by; '' for a draft that is no version yet. */
  readonly versionId: string;
  readonly translations?: Translations;
}

interface SnapshotWebsite {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly language: string;
  readonly timeZone: string;
  readonly currency: string;
  /** The site's own language, where it is drawn in another one. */
  readonly ownLanguage?: string;
  /** The language that the site is drawn in, where that is not its own. */
  readonly locale?: SiteLanguage;
}

export interface SiteSettings {
  readonly tagline: string;
  readonly description: string;
  readonly logoAssetId: string | null;
  readonly faviconAssetId: string | null;
  readonly socialImageAssetId: string | null;
  readonly socialAccounts: readonly {
    readonly service: string;
    readonly url: string;
    readonly name: string;
  }[];
  readonly announcement: { readonly text: string; readonly href: string } | null;
  readonly businessName: string;
  readonly businessEmail: string;
  readonly address: readonly string[];
  readonly store: StoreSettings;
  /** The feature `site-visitor-metrics`: visits and what is bought are measured. Absent: on (decisions §tracking). */
  readonly visitorMetrics?: boolean;
  /** Cookies of analytics. Absent: none. */
  readonly cookiePolicy?: CookiePolicy;
  /** Id of the owner's ad-pixel, digits alone (administration §7). Absent or empty: none. */
  readonly adPixelId?: string;
  /** Code of the owner on every page. Absent: none. */
  readonly injectedCode?: InjectedCode;
  /** Where visitors of addresses are led that nothing has. Absent: none. */
  readonly redirects?: readonly Redirect[];
  /** Texts of `localizedStrings` that the owner has changed, by key (storefront §3). */
  readonly strings: Readonly<Record<string, string>>;
}

export interface StoreSettings {
  readonly multipleQuantityAllowedForServices: boolean;
  readonly useCldrMoneyFormat: boolean;
  /** Flat rates offered at checkout: minor units an order plus minor units an item. */
  readonly shippingRates: readonly FlatRate[];
  /** ISO 3166 codes that are shipped to; empty for everywhere. */
  readonly shippingCountries: readonly string[];
  /** Subscribers are notified 15 days before each charge; absent for no. */
  readonly subscriptionNotice?: boolean;
  /** The checkout suggests addresses while one is typed; absent for no. */
  readonly addressSearch?: boolean;
  /**
   * The offer to pay in installments; absent or null for none. Amounts are decimal strings in the site's
   * currency.
   */
  readonly installments?: {
    readonly minimum: string;
    readonly maximum: string;
    /** ISO 3166, of the provider's account. */
    readonly country: string;
  } | null;
  /** What the owner has set of the inventory panel; absent for the usual. */
  readonly inventory?: InventoryPreferences;
}

/** A flat shipping rate; amounts are decimal strings in the site's currency (JSON has no bigint). */
export interface FlatRate {
  readonly id: string;
  readonly name: string;
  readonly perOrder: string;
  readonly perItem: string;
}

interface ThemeChoice {
  readonly key: string;
  /** Tweak name to value, as the theme's LESS variables take them. */
  readonly tweaks: Readonly<Record<string, string>>;
  /** The owner's own CSS, at the end of the site's sheet; absent where there is none. */
  readonly customCss?: string;
}

export interface NavigationNode {
  readonly id: string;
  readonly title: string;
  readonly target:
    | { readonly kind: 'collection'; readonly collectionId: string }
    | { readonly kind: 'external'; readonly href: string; readonly newWindow: boolean }
    /** Pages that a member plan opens, by the id of the plan, which is a product. */
    | { readonly kind: 'member-area'; readonly memberAreaId: string };
  readonly children: readonly NavigationNode[];
}

/** Collection type numbers: generic 1, page 10, products 13, slide-gallery 15 … (administration §3). */
export interface SnapshotCollection {
  readonly id: string;
  readonly type: number;
  /** The theme's name of the collection kind: `blog`, `events`, `projects`, `products`, `page`. */
  readonly typeName: string;
  readonly title: string;
  readonly navigationTitle: string;
  /** Empty for the home page. */
  readonly urlSlug: string;
  readonly description: string;
  readonly isHome: boolean;
  readonly seo: PageSeo;
  /** Access restriction; absent for everyone. */
  readonly access?: PageAccess;
  /** Former addresses that do not lead here (`published-addresses.ts`); absent for none. */
  readonly withoutRedirect?: readonly string[];
  /** Code of the owner in the head of the page and of its items; absent for none. */
  readonly headerCode?: string;
  /** What the address of a folder answers; absent in what is no folder. */
  readonly folder?: FolderBehavior;
  /** The owner's choices for the list of a collection; absent for none. */
  readonly list?: CollectionSettings;
  /** The sections of a page; of a collection, what is above its list. */
  readonly document: PageDocument | null;
  /** What a cover page shows; absent in every other page. */
  readonly slide?: Slide;
  readonly translations?: Translations;
}

export interface SnapshotItem extends ItemFields {
  readonly id: string;
  readonly collectionId: string;
  /** text 1, event 12, gallery 14 … (administration §3). */
  readonly recordType: number;
  readonly document: PageDocument | null;
  readonly translations?: Translations;
}
