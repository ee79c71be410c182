import { defaultSocialSettings } from '@veranda/domain/social/social-settings';
import { defaultCommentSettings } from '@veranda/domain/comments/comment';
import { noMerchandising } from '@veranda/domain/catalog/merchandising';
import type { Product, Variant } from '@veranda/domain/catalog/product';
import { summarise } from '@veranda/domain/catalog/listing';
import type { Block, PageDocument, Section } from '@veranda/domain/pages/document';
import type {
  SiteSettings,
  SiteSnapshot,
  SnapshotCollection,
  SnapshotItem,
} from '@veranda/domain/publishing/snapshot';
import { type CatalogView, listingKey, type CatalogNeeds } from '../context/catalog-view.ts';

/** A small site with a home page, a journal and a shop, for the tests and benches of this package. */
export function sampleSnapshot(change: Partial<SiteSnapshot> = {}): SiteSnapshot {
  return {
    schema: 1,
    website: {
      id: 'site-1',
      slug: 'sample',
      title: 'Sample & Co',
      language: 'en-US',
      timeZone: 'Europe/Berlin',
      currency: 'EUR',
    },
    settings,
    theme: { key: 'sample', tweaks: {} },
    navigation: {
      main: [
        { id: 'n1', title: 'Shop', target: { kind: 'collection', collectionId: 'shop' }, children: [] },
        { id: 'n2', title: 'Journal', target: { kind: 'collection', collectionId: 'journal' }, children: [] },
      ],
      footer: [],
    },
    collections: [
      collectionOf({
        id: 'home',
        type: 10,
        typeName: 'page',
        title: 'Home',
        urlSlug: '',
        isHome: true,
        document: homeDocument,
      }),
      collectionOf({ id: 'shop', type: 13, typeName: 'products', title: 'Shop', urlSlug: 'shop' }),
      collectionOf({ id: 'journal', type: 1, typeName: 'blog', title: 'Journal', urlSlug: 'journal' }),
    ],
    items: ['first', 'second'].map((slug, index) => itemOf(slug, index)),
    assets: {},
    ...change,
  };
}

const settings: SiteSettings = {
  tagline: 'Samples',
  description: 'A site of samples.',
  logoAssetId: null,
  faviconAssetId: null,
  socialImageAssetId: null,
  socialAccounts: [],
  announcement: null,
  businessName: '',
  businessEmail: '',
  address: [],
  store: {
    multipleQuantityAllowedForServices: true,
    useCldrMoneyFormat: true,
    shippingRates: [],
    shippingCountries: [],
  },
  strings: {},
};

const section: Section = {
  id: 's1',
  position: 'a0',
  theme: 'light',
  background: { kind: 'none' },
  width: 'content',
  minHeight: 0,
  spacing: 'medium',
  verticalAlign: 'top',
  anchor: 'top',
};

const blockValues: readonly (readonly [number, Readonly<Record<string, unknown>>])[] = [
  [
    2,
    {
      doc: {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Fresh <samples>' }] },
        ],
      },
    },
  ],
  [53, { label: 'To the shop', href: '/shop', size: 'medium', variant: 'primary' }],
  [31, { text: 'Very good.', source: 'A reader' }],
  [
    69,
    {
      items: [
        {
          title: 'Why?',
          doc: {
            type: 'doc',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Because.' }] }],
          },
        },
      ],
      openFirst: true,
      multiple: false,
    },
  ],
  [55, { collectionId: 'journal', pageSize: 3, layout: 'grid', show: { title: true, date: true } }],
  [43, { productId: 'p-shirt', showPrice: true, showButton: true, showImage: true }],
];

const homeDocument: PageDocument = {
  schema: 1,
  sections: { s1: section },
  blocks: Object.fromEntries(
    blockValues.map(([type, value], index): [string, Block] => {
      const desktop = { x: 0, y: index * 4, w: 24, h: 4, z: 0, align: 'start' } as const;
      return [
        `b${index}`,
        {
          id: `b${index}`,
          sectionId: 's1',
          position: `a${index}`,
          type,
          value,
          style: {},
          layout: { desktop },
        },
      ];
    }),
  ),
};

function collectionOf(
  facts: Pick<SnapshotCollection, 'id' | 'type' | 'typeName' | 'title' | 'urlSlug'> &
    Partial<SnapshotCollection>,
): SnapshotCollection {
  return {
    navigationTitle: facts.title,
    description: '',
    isHome: false,
    seo: { title: '', description: '', imageAssetId: null },
    document: null,
    ...facts,
  };
}

function itemOf(slug: string, index: number): SnapshotItem {
  return {
    id: `item-${slug}`,
    collectionId: 'journal',
    recordType: 1,
    title: `The ${slug} post`,
    urlSlug: slug,
    excerpt: 'In short.',
    tags: ['bread'],
    categories: [],
    imageAssetId: null,
    publishOn: Date.UTC(2026, 9, 1 + index),
    startDate: null,
    endDate: null,
    location: null,
    sourceUrl: '',
    galleryAssetIds: [],
    customFields: {},
    document: null,
  };
}

/**
 * A product in one line: `shirt: S 12.00 3, M 12.00 0, L 14.00/9.00 *` (value, price with sale price, stock).
 */
export function sampleProduct(notation: string, change: Partial<Product> = {}): Product {
  const [name = '', list = ''] = notation.split(/:\s*/);
  const variants = list.split(/,\s*/).map((text, index) => sampleVariant(name, text, index));
  const day = new Date(Date.UTC(2026, 9, 1));
  return {
    id: `p-${name}`,
    collectionId: 'shop',
    sourceId: null,
    kind: 'physical',
    title: `Sample ${name}`,
    urlSlug: name,
    description: '<p>Cotton.</p>',
    excerpt: '',
    tags: [],
    state: 'published',
    optionOrdering: variants.length > 1 ? ['Size'] : [],
    weightGrams: 0,
    lengthMm: 0,
    widthMm: 0,
    heightMm: 0,
    customAddText: null,
    seoTitle: '',
    seoDescription: '',
    imageIds: [],
    categoryIds: [],
    position: 0,
    version: 1n,
    createdAt: day,
    updatedAt: day,
    variants,
    ...change,
  };
}

function sampleVariant(name: string, text: string, index: number): Variant {
  const [value = '', price = '0', stock = '*'] = text.split(/\s+/);
  const [regular = '0', sale] = price.split('/');
  return {
    id: `${name}-${index}`,
    sourceId: null,
    sku: `SKU-${name}-${value}`,
    attributes: { Size: value },
    priceMinor: minor(regular),
    salePriceMinor: sale === undefined ? null : minor(sale),
    onSale: sale !== undefined,
    stock: stock === '*' ? { unlimited: true, quantity: 0 } : { unlimited: false, quantity: Number(stock) },
    gtin: null,
    mpn: null,
    mainImageId: null,
  };
}

function minor(text: string): bigint {
  return BigInt(text.replace('.', ''));
}

/** A catalogue view of these products, as a page's needs ask for it. */
export function sampleCatalog(products: readonly Product[], needs: CatalogNeeds): CatalogView {
  const cards = products.map((product) => ({
    ...summarise(product),
    id: product.id,
    collectionId: product.collectionId,
    productType: 1,
    title: product.title,
    urlSlug: product.urlSlug,
    excerpt: '',
    tags: product.tags,
    customAddText: product.customAddText ?? '',
    hasForm: (product.formId ?? null) !== null,
    createdAt: 0,
  }));
  return {
    products: new Map(products.map((product) => [product.id, product])),
    listings: new Map(
      needs.listings.map((need) => [
        listingKey(need),
        { cards: cards.slice(need.offset, need.offset + need.limit), total: cards.length },
      ]),
    ),
    categories: new Map(),
    facets: new Map(),
    reviews: new Map(),
    funds: new Map(),
    commentSettings: defaultCommentSettings,
    commentCounts: new Map(),
    likeCounts: new Map(),
    socialSettings: defaultSocialSettings,
    comments: new Map(),
    merchandising: noMerchandising,
    assets: new Map(),
  };
}
