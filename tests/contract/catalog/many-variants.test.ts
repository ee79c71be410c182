import pg from 'pg';
import type { ProductBody } from '@veranda/contracts/catalog';
import type { Product } from '@veranda/domain/catalog/product';
import { isRefusal } from '@veranda/domain/refusal';
import { createProduct } from '@veranda/server/features/catalog/create-product';
import { updateProduct } from '@veranda/server/features/catalog/update-product';
import type { SiteEntry } from '@veranda/server/services/sites/directory/site-directory';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { makeShop } from './cast.ts';
import { type CatalogueDeps, createCatalogueDeps } from './catalogue-deps.ts';

let db: TestDatabase;
let deps: CatalogueDeps;
let site: SiteEntry;
let storeId: string;
const actor = 'account:test';

beforeAll(async () => {
  db = await createTestDatabase();
  deps = await createCatalogueDeps(db);
  const shop = await makeShop(db, 'many');
  site = await deps.site(shop.siteId);
  storeId = shop.storeId;
});
afterAll(async () => {
  await deps.end();
  await db.close();
});
afterEach(() => vi.restoreAllMocks());

function bodyOf(title: string, variants: ProductBody['variants']): ProductBody {
  return {
    kind: 'physical',
    title,
    urlSlug: '',
    description: '',
    excerpt: '',
    tags: [],
    state: 'published',
    optionOrdering: ['Size', 'Colour'],
    customAddText: null,
    weightGrams: 0,
    lengthMm: 0,
    widthMm: 0,
    heightMm: 0,
    seoTitle: '',
    seoDescription: '',
    imageIds: [],
    categoryIds: [],
    variants,
  };
}

function variants(sizes: number, colours: number): ProductBody['variants'] {
  return Array.from({ length: sizes * colours }, (_, n) => ({
    sku: '',
    attributes: { Size: `S${n % sizes}`, Colour: `C${Math.trunc(n / sizes)}` },
    price: '24.00',
    salePrice: null,
    onSale: false,
    stock: { unlimited: false, quantity: 4 },
  }));
}

async function create(title: string, list: ProductBody['variants']): Promise<Product> {
  const made = await createProduct(deps, site, { collectionId: storeId, body: bodyOf(title, list), actor });
  if (isRefusal(made)) throw new Error(made.code);
  return made;
}

/** The form as it was filled from a product, with another stock and price on every line. */
function changed(product: Product): ProductBody['variants'] {
  return product.variants.map(({ id, sku, attributes, stock }) => ({
    id,
    sku,
    attributes: { ...attributes },
    price: '25.00',
    salePrice: null,
    onSale: false,
    stock: { unlimited: false, quantity: stock.quantity + 1, quantitySeen: stock.quantity },
  }));
}

async function save(product: Product, list: ProductBody['variants']): Promise<Product> {
  const { id, version, title } = product;
  const saved = await updateProduct(deps, site, { id, version, body: bodyOf(title, list), actor });
  if (isRefusal(saved)) throw new Error(saved.code);
  return saved;
}

describe('saving a product of many variants', () => {
  it('takes as many statements for 250 as for 4, and moves the stock of each', async () => {
    const few = await create('Few', variants(2, 2));
    const many = await create('Many', variants(25, 10));
    const heard = vi.spyOn(pg.Client.prototype, 'query');
    // Statements on products alone: beside them the directory of sites asks now and then what has changed.
    const isOfProducts = (text: string) =>
      /product|variant|stock|listing/.test(text) && !text.startsWith('select "site"');
    const statements = () =>
      heard.mock.calls.filter(([asked]) => isOfProducts((asked as { readonly text?: string }).text ?? ''))
        .length;
    await save(few, changed(few));
    const ofFew = statements();
    expect(ofFew).toBeGreaterThan(5);
    const saved = await save(many, changed(many));
    expect(statements() - ofFew).toBe(ofFew);
    expect(saved.variants.map(({ stock }) => stock.quantity)).toEqual(Array<number>(250).fill(5));
    const moves = await db.forSite(site.id, (tx) =>
      tx.selectFrom('stock_movement').select('delta').where('kind', '=', 'adjust').execute(),
    );
    expect(moves.map(({ delta }) => delta)).toEqual(Array<number>(254).fill(1));
  });

  it('is refused as a whole, with the field, where one of them is reserved', async () => {
    const product = await create('Reserved', variants(2, 2));
    const last = product.variants[3];
    await db.forSite(site.id, (tx) =>
      tx
        .updateTable('stock')
        .set({ reserved: 3 })
        .where('variantId', '=', last?.id ?? '')
        .execute(),
    );
    const list = changed(product).map((one) => ({ ...one, stock: { ...one.stock, quantity: 2 } }));
    const { id, version } = product;
    const answer = await updateProduct(deps, site, { id, version, body: bodyOf('Reserved', list), actor });
    expect(answer).toMatchObject({ code: 'stock-too-few', field: 'product.variants.3.stock.quantity' });
    const stocks = await db.forSite(site.id, (tx) =>
      tx
        .selectFrom('stock')
        .select('onHand')
        .where(
          'variantId',
          'in',
          product.variants.map((variant) => variant.id),
        )
        .execute(),
    );
    expect(stocks.map(({ onHand }) => onHand)).toEqual([4, 4, 4, 4]);
  });
});
