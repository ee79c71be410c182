import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { createHash } from 'node:crypto';
import { levain } from '@veranda/demo/sites/levain';
import type { SiteTemplateProduct, SiteTemplate } from '@veranda/domain/sites/site-template';

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seededRandom(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const themes = ['levain', 'overdub', 'fieldnotes'];
/** At most this many products in a collection (storefront §9); further ones go into further stores. */
const perStore = 200;

/** A site with pages, stores and products, without pictures; its canary word is in all of them. */
export function seedSiteTemplate(input: {
  readonly slug: string;
  readonly canary: string;
  readonly products: number;
  readonly random: () => number;
}): SiteTemplate {
  const { slug, canary, products, random } = input;
  const home = seedHome(canary);
  const stores = Array.from({ length: Math.ceil(products / perStore) }, (_, index) => `shop-${index + 1}`);
  return {
    ...levain,
    slug,
    title: `Shop ${slug}`,
    theme: themes[Math.floor(random() * themes.length)] ?? 'levain',
    settings: {
      ...levain.settings,
      socialImageAssetId: null,
      tagline: canary,
      description: '',
      strings: {},
      store: {
        ...levain.settings.store,
        shippingRates: [{ id: 'post', name: 'Post', perOrder: '9.00', perItem: '1.00' }],
      },
    },
    navigation: { main: [], footer: [] },
    items: [],
    collections: [home, ...stores.map((id, index) => seedStore(home, id, index))],
    products: Array.from({ length: products }, (_, index) =>
      seedProduct({ index, canary, random, store: stores[Math.floor(index / perStore)] ?? 'shop-1' }),
    ),
    categoryNames: {},
  };
}

type SiteTemplateCollection = SiteTemplate['collections'][number];

function seedHome(canary: string): SiteTemplateCollection {
  const page = levain.collections.find((collection) => collection.isHome);
  if (!page) throw new Error('the site template has no home page');
  return { ...page, title: `Home ${canary}`, description: `The home page, ${canary}`, document: null };
}

function seedStore(home: SiteTemplateCollection, id: string, index: number): SiteTemplateCollection {
  return {
    ...home,
    id,
    type: collectionTypes.products,
    typeName: 'products',
    title: index === 0 ? 'Shop' : `Shop ${index + 1}`,
    navigationTitle: 'Shop',
    urlSlug: index === 0 ? 'shop' : id,
    isHome: false,
  };
}

function seedProduct(input: {
  readonly index: number;
  readonly canary: string;
  readonly random: () => number;
  readonly store: string;
}): SiteTemplateProduct {
  const { index, canary, random, store } = input;
  const sized = random() < 0.4;
  const price = (5 + Math.floor(random() * 95) + 0.5).toFixed(2);
  const variants = (sized ? ['S', 'M', 'L'] : ['']).map((size) => ({
    sku: `SKU-${index + 1}${size === '' ? '' : `-${size}`}`,
    attributes: size === '' ? {} : { Size: size },
    price,
    salePrice: null,
    stock: 1 + Math.floor(random() * 50),
    picture: null,
  }));
  return {
    key: `product-${index + 1}`,
    collectionKey: store,
    productType: 1,
    title: `Product ${index + 1} ${canary}`,
    urlSlug: `product-${index + 1}`,
    description: `<p>Number ${index + 1} of ${canary}.</p>`,
    tags: [],
    categories: [],
    optionOrdering: sized ? ['Size'] : [],
    pictures: [],
    variants,
    weightGrams: 100,
  };
}
