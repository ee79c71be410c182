import type { NewItem, NewPage } from '@veranda/db/pages/writer';
import { productKindOf } from '@veranda/domain/catalog/codes';
import type { Product, Variant } from '@veranda/domain/catalog/product';
import { parseMajor } from '@veranda/domain/money/money';
import { freePageSlug } from '@veranda/domain/pages/slug';
import type { FundDraft } from '@veranda/domain/donations/fund';
import { ownSettings } from '@veranda/domain/sites/own-settings';
import type {
  SiteTemplateProduct,
  SiteTemplate,
  SiteTemplateVariant,
} from '@veranda/domain/sites/site-template';

/** Fresh ids for the readable keys of a site template: the same key gives the same id. */
export interface FreshIds {
  of(key: string): string;
  /** A copy of a JSON value with an id for every readable key in it; maps that are keyed by id still are. */
  in<T>(value: T): T;
}

export function freshIds(newId: () => string): FreshIds {
  const ids = new Map<string, string>();
  function of(key: string): string {
    const known = ids.get(key);
    if (known !== undefined) return known;
    const made = newId();
    ids.set(key, made);
    return made;
  }
  function replaced(value: unknown, key: string): unknown {
    if (typeof value === 'string') return /Ids?$|^id$/.test(key) && value !== '' ? of(value) : value;
    if (Array.isArray(value)) return value.map((one) => replaced(one, key));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value as Readonly<Record<string, unknown>>);
    return Object.fromEntries(
      entries.map(([name, one]) => [isKeyedById(name, one) ? of(name) : name, replaced(one, name)]),
    );
  }
  return { of, in: <T>(value: T) => replaced(value, '') as T };
}

function isKeyedById(name: string, value: unknown): boolean {
  return typeof value === 'object' && value !== null && (value as { id?: unknown }).id === name;
}

/**
 * Settings document of a new site: settings, tweaks and navigation. Only a demo site keeps who its site
 * template pretends to be.
 */
export function siteTemplateSettings(
  siteTemplate: SiteTemplate,
  ids: FreshIds,
  site: { name: string; isDemo?: boolean },
) {
  const settings = site.isDemo ? siteTemplate.settings : ownSettings(siteTemplate.settings, site.name);
  return {
    settings: {
      ...ids.in({ ...settings, store: null }),
      store: settings.store,
    },
    tweaks: siteTemplate.tweaks,
    navigation: ids.in(siteTemplate.navigation),
  };
}

/**
 * Pages and collections; every section and block has an id of its own site, and none is at an address of the
 * platform.
 */
export function siteTemplatePages(
  siteTemplate: SiteTemplate,
  ids: FreshIds,
  { canary, reserved }: { readonly canary: string; readonly reserved: ReadonlySet<string> },
): (NewPage & { readonly doc: { readonly canary: string } })[] {
  const slugs = new Set(siteTemplate.collections.map((collection) => collection.urlSlug));
  const isTaken = (slug: string) => slugs.has(slug) || reserved.has(slug);
  return siteTemplate.collections.map((one) => ({
    id: ids.of(one.id),
    type: one.type,
    title: one.title,
    navigationTitle: one.navigationTitle,
    urlSlug: reserved.has(one.urlSlug) ? freePageSlug(one.urlSlug, isTaken) : one.urlSlug,
    description: one.description,
    status: 'published',
    isHome: one.isHome,
    doc: {
      typeName: one.typeName,
      seo: ids.in(one.seo),
      document: ids.in(one.document),
      ...(one.access ? { access: ids.in(one.access) } : {}),
      canary,
    },
  }));
}

/** Funds, open, for once and for every month. */
export function siteTemplateFunds(
  { funds = [], currency }: SiteTemplate,
  ids: FreshIds,
): (FundDraft & { readonly id: string })[] {
  return funds.map(({ key, picture, suggested, least, most, goal, ...words }) => ({
    ...words,
    id: ids.of(key),
    suggestedMinor: suggested.map((text) => amount(text, currency)),
    takesOwnAmount: true,
    leastMinor: amount(least, currency),
    mostMinor: amount(most, currency),
    takesMonthly: true,
    goalMinor: amount(goal, currency),
    imageId: ids.of(picture),
    isOpen: true,
  }));
}

export function siteTemplateItems(siteTemplate: SiteTemplate, ids: FreshIds): NewItem[] {
  return siteTemplate.items.map((item, index) => {
    const { id, collectionId, recordType, title, urlSlug, publishOn, ...doc } = item;
    return {
      id: ids.of(id),
      collectionId: ids.of(collectionId),
      recordType,
      title,
      urlSlug,
      position: String(index).padStart(6, '0'),
      publishAt: new Date(publishOn),
      doc: ids.in(doc),
    };
  });
}

/** Products as the catalogue stores them; amounts are decimal strings of the starter's currency. */
export function siteTemplateProducts(
  products: readonly SiteTemplateProduct[],
  ids: FreshIds,
  given: { categories: ReadonlyMap<string, string>; currency: string; canary: string; now: number },
): Product[] {
  return products.map((product, position) => ({
    id: ids.of(product.key),
    collectionId: ids.of(product.collectionKey),
    sourceId: null,
    kind: productKindOf(product.productType),
    title: product.title,
    urlSlug: product.urlSlug,
    description: product.description,
    excerpt: '',
    tags: product.tags,
    state: 'published',
    optionOrdering: product.optionOrdering,
    weightGrams: product.weightGrams,
    lengthMm: 0,
    widthMm: 0,
    heightMm: 0,
    customAddText: null,
    seoTitle: '',
    seoDescription: '',
    imageIds: product.pictures.map((key) => ids.of(key)),
    categoryIds: product.categories.flatMap((path) => given.categories.get(path) ?? []),
    position,
    version: 1n,
    plan: product.plan ?? null,
    formId: product.formKey === undefined ? null : ids.of(product.formKey),
    variants: product.variants.map((variant) =>
      siteTemplateVariant(variant, { product, ids, currency: given.currency }),
    ),
    // The first row is the newest.
    createdAt: new Date(given.now - position * 1000),
    updatedAt: new Date(given.now),
  }));
}

function siteTemplateVariant(
  variant: SiteTemplateVariant,
  { product, ids, currency }: { product: SiteTemplateProduct; ids: FreshIds; currency: string },
): Variant {
  return {
    id: ids.of(`${product.key}/${variant.sku}`),
    sourceId: null,
    sku: variant.sku,
    gtin: null,
    mpn: null,
    mainImageId: variant.picture === null ? null : ids.of(variant.picture),
    attributes: variant.attributes,
    priceMinor: amount(variant.price, currency),
    salePriceMinor: variant.salePrice === null ? null : amount(variant.salePrice, currency),
    onSale: variant.salePrice !== null,
    stock:
      variant.stock === 'unlimited'
        ? { unlimited: true, quantity: 0 }
        : { unlimited: false, quantity: variant.stock },
  };
}

function amount(text: string, currency: string): bigint {
  const minor = parseMajor(text, currency);
  if (minor === null) throw new Error(`the site template has an amount that is none: ${text}`);
  return minor;
}
