import type { NewItem, NewPage } from '@veranda/db/pages/writer';
import { productKindOf } from '@veranda/domain/catalog/codes';
import type { Product, Variant } from '@veranda/domain/catalog/product';
import type { FundDraft } from '@veranda/domain/donations/fund';
import { parseMajor } from '@veranda/domain/money/money';
import { freePageSlug } from '@veranda/domain/pages/slug';
import { ownSettings } from '@veranda/domain/sites/own-settings';
import type {
  SiteTemplate,
  SiteTemplateProduct,
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
    if (Array.isArray(value)) return value.map((item) => replaced(item, key));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value as Readonly<Record<string, unknown>>);
    return Object.fromEntries(
      entries.map(([name, part]) => [isKeyedById(name, part) ? of(name) : name, replaced(part, name)]),
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
  return siteTemplate.collections.map((collection) => ({
    id: ids.of(collection.id),
    type: collection.type,
    title: collection.title,
    navigationTitle: collection.navigationTitle,
    urlSlug: reserved.has(collection.urlSlug)
      ? freePageSlug(collection.urlSlug, isTaken)
      : collection.urlSlug,
    description: collection.description,
    status: 'published',
    isHome: collection.isHome,
    doc: {
      typeName: collection.typeName,
      seo: ids.in(collection.seo),
      document: ids.in(collection.document),
      ...(collection.access ? { access: ids.in(collection.access) } : {}),
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

/** Items; their dates are as far from `now` as the template's are from the day that they are counted from. */
export function siteTemplateItems(siteTemplate: SiteTemplate, ids: FreshIds, now: number): NewItem[] {
  const later = siteTemplate.datedFrom === undefined ? 0 : wholeDays(now - siteTemplate.datedFrom);
  const moved = (instant: number | null) => (instant === null ? null : instant + later);
  return siteTemplate.items.map((item, index) => {
    const { id, collectionId, recordType, title, urlSlug, publishOn, ...rest } = item;
    const doc = { ...rest, startDate: moved(rest.startDate), endDate: moved(rest.endDate) };
    return {
      id: ids.of(id),
      collectionId: ids.of(collectionId),
      recordType,
      title,
      urlSlug,
      position: String(index).padStart(6, '0'),
      publishAt: new Date(publishOn + later),
      doc: ids.in(doc),
    };
  });
}

const dayLength = 86_400_000;

function wholeDays(milliseconds: number): number {
  return Math.floor(milliseconds / dayLength) * dayLength;
}

/** Products as the catalogue stores them; amounts are decimal strings of the starter's currency. */
export function siteTemplateProducts(
  products: readonly SiteTemplateProduct[],
  ids: FreshIds,
  input: { categories: ReadonlyMap<string, string>; currency: string; canary: string; now: number },
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
    categoryIds: product.categories.flatMap((path) => input.categories.get(path) ?? []),
    position,
    version: 1n,
    plan: product.plan ?? null,
    formId: product.formKey === undefined ? null : ids.of(product.formKey),
    variants: product.variants.map((variant) =>
      siteTemplateVariant(variant, { product, ids, currency: input.currency }),
    ),
    // The first row is the newest.
    createdAt: new Date(input.now - position * 1000),
    updatedAt: new Date(input.now),
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
