import { randomBytes } from 'node:crypto';
import { insertStore } from '@veranda/db/catalog/stores';
import type { Database } from '@veranda/db/platform/database';
import type { Product, Variant } from '@veranda/domain/catalog/product';
import { variantsFrom } from '@veranda/domain/catalog/product-notation.test-data';

let count = 0;

/** A UUID of the shape of version 7: rising, so that rows keep the order in which they were made. */
export function newId(): string {
  count += 1;
  const hex = (Date.now() * 1000 + (count % 1000)).toString(16).padStart(14, '0').slice(-14);
  const tail = count.toString(16).padStart(4, '0').slice(-4) + randomBytes(4).toString('hex');
  return `01${hex.slice(0, 6)}-${hex.slice(6, 10)}-7${hex.slice(10, 13)}-8${hex.slice(13)}00-${tail}`;
}

/** Makes a site with one store page. */
export async function makeShop(
  db: Database,
  slug: string,
  currency = 'USD',
): Promise<{ siteId: string; storeId: string }> {
  const siteId = newId();
  await db.global((tx) =>
    tx
      .insertInto('site')
      .values({ id: siteId, slug, title: slug, theme: 'levain', canary: slug, currency })
      .execute()
      .then(() =>
        tx
          .insertInto('domain')
          .values({ host: `${slug}.localhost:4400`, siteId, canonical: true })
          .execute(),
      ),
  );
  const storeId = newId();
  await db.forSite(siteId, (tx) =>
    insertStore(tx, {
      id: storeId,
      title: 'Shop',
      navigationTitle: 'Shop',
      urlSlug: 'shop',
      description: '',
      enabled: true,
    }),
  );
  return { siteId, storeId };
}

/** A product from a title and a line of variants (`S=10.00×3, M=12.00/9.00×0`). */
export function productFrom(
  collectionId: string,
  title: string,
  line: string,
  more: Partial<Product> = {},
): Product {
  const variants = castVariants(line);
  return {
    ...plainProduct,
    id: newId(),
    collectionId,
    title,
    urlSlug: title.toLowerCase().replaceAll(' ', '-'),
    optionOrdering: Object.keys(variants[0]?.attributes ?? {}),
    createdAt: new Date(),
    updatedAt: new Date(),
    variants,
    ...more,
  };
}

function castVariants(line: string): Variant[] {
  return variantsFrom(line).map((core, index) => ({
    ...core,
    id: newId(),
    sourceId: null,
    sku: `SKU${index}`,
    gtin: null,
    mpn: null,
    mainImageId: null,
  }));
}

const plainProduct = {
  sourceId: null,
  kind: 'physical',
  description: '',
  excerpt: '',
  tags: [],
  state: 'published',
  weightGrams: 0,
  lengthMm: 0,
  widthMm: 0,
  heightMm: 0,
  customAddText: null,
  seoTitle: '',
  seoDescription: '',
  position: 1,
  version: 1n,
  imageIds: [],
  categoryIds: [],
} satisfies Partial<Product>;
