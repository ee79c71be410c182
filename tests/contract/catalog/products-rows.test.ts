import pg from 'pg';
import { ensureCategories } from '@veranda/db/catalog/categories';
import { readListing } from '@veranda/db/catalog/listing-reader';
import { findProduct, findProductBySlug } from '@veranda/db/catalog/reader';
import { readProductTable } from '@veranda/db/catalog/studio-reader';
import {
  deleteProduct,
  insertProducts,
  rebuildListing,
  setProductState,
  updateProduct,
} from '@veranda/db/catalog/writer';
import { findPublishedStock } from '@veranda/db/inventory/reader';
import { moveStock } from '@veranda/db/inventory/writer';
import { categorySteps } from '@veranda/domain/catalog/category-path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { makeShop, newId, productFrom } from './cast.ts';

let db: TestDatabase;
let shop: { siteId: string; storeId: string };
const context = { actor: 'test', kind: 'opening', newId } as const;

beforeAll(async () => {
  db = await createTestDatabase();
  shop = await makeShop(db, 'rose');
});
afterAll(() => db.close());

const all = { collectionId: '', offset: 0, limit: 100 };

describe('a stored product', () => {
  it('comes back as it went in, found by id and by address', async () => {
    const product = productFrom(shop.storeId, 'Linen Shirt', 'S=10.00×3, M=12.00/9.00×0, L=12.00×∞', {
      tags: ['linen'],
    });
    await db.forSite(shop.siteId, (tx) => insertProducts(tx, [product], { ...context }));
    const found = await db.forSite(shop.siteId, (tx) => findProduct(tx, product.id));
    expect(found).toEqual({ ...product, formId: null, plan: null });
    const bySlug = await db.forSite(shop.siteId, (tx) =>
      findProductBySlug(tx, { collectionId: shop.storeId, slug: 'linen-shirt' }),
    );
    expect(bySlug?.id).toBe(product.id);
  });

  it('has an opening row in the ledger for what is on hand', async () => {
    const rows = await db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('stock_movement').select(['delta', 'kind', 'actor']).execute(),
    );
    expect(rows).toEqual([{ delta: 3, kind: 'opening', actor: 'test' }]);
  });

  it('is changed once by two who saw the same version', async () => {
    const product = productFrom(shop.storeId, 'Wool Hat', 'S=1.00×1, M=1.00×1');
    await db.forSite(shop.siteId, (tx) => insertProducts(tx, [product], { ...context }));
    const save = (title: string) =>
      db.forSite(shop.siteId, (tx) => updateProduct(tx, { ...product, title }, { ...context }));
    expect((await Promise.all([save('A'), save('B')])).sort()).toEqual([false, true]);
  });

  it('may exchange the SKUs of its variants, drop one and gain one', async () => {
    const product = productFrom(shop.storeId, 'Mug', 'S=1.00×1, M=2.00×2, L=3.00×3');
    await db.forSite(shop.siteId, (tx) => insertProducts(tx, [product], { ...context }));
    const [s, m] = product.variants;
    if (!s || !m) throw new Error('two variants expected');
    const variants = [
      { ...s, sku: m.sku },
      { ...m, sku: s.sku },
      { ...s, id: newId(), sku: 'NEW', attributes: { Size: 'XL' } },
    ];
    const saved = await db.forSite(shop.siteId, async (tx) => {
      await updateProduct(tx, { ...product, variants }, { ...context });
      return findProduct(tx, product.id);
    });
    expect(saved?.variants.map((v) => `${v.attributes.Size} ${v.sku} ${v.stock.quantity}`)).toEqual([
      'S SKU1 1',
      'M SKU0 2',
      'XL NEW 1',
    ]);
    expect(saved?.version).toBe(2n);
  });

  it('keeps half surrogates and large amounts from breaking a statement', async () => {
    const product = productFrom(shop.storeId, 'odd', '9999999999.99×1', { title: 'odd \ud800 title' });
    await db.forSite(shop.siteId, (tx) => insertProducts(tx, [product], { ...context }));
    const found = await db.forSite(shop.siteId, (tx) => findProduct(tx, product.id));
    expect([found?.title, found?.variants[0]?.priceMinor]).toEqual(['odd \ufffd title', 999999999999n]);
  });
});

describe('a listing', () => {
  it('reads one row a product, by page, category, tag and price, and hides what is hidden', async () => {
    const other = await makeShop(db, 'tulip');
    await db.forSite(other.siteId, async (tx) => {
      const ids = await ensureCategories(tx, other.storeId, { steps: categorySteps('/bread/rye'), newId });
      const rye = ids.get('/bread/rye') ?? '';
      await insertProducts(
        tx,
        [
          productFrom(other.storeId, 'Dark Rye', '5.00×1', {
            position: 1,
            tags: ['dark'],
            categoryIds: [rye],
          }),
          productFrom(other.storeId, 'Baguette', '2.00×0', { position: 2 }),
          productFrom(other.storeId, 'Secret', '1.00×1', { position: 3, state: 'hidden' }),
        ],
        { ...context },
      );
    });
    const titles = async (more: object) => {
      const page = await db.forSite(other.siteId, (tx) =>
        readListing(tx, { ...all, collectionId: other.storeId, ...more }),
      );
      return `${page.total}: ${page.rows.map((row) => row.title + (row.soldOut ? '!' : '')).join(', ')}`;
    };
    expect(await titles({})).toBe('2: Dark Rye, Baguette!');
    expect(await titles({ limit: 1, offset: 1 })).toBe('2: Baguette!');
    expect(await titles({ sort: 'price-up' })).toBe('2: Baguette!, Dark Rye');
    expect(await titles({ tagKeys: ['dark'] })).toBe('1: Dark Rye');
    expect(await titles({ category: '/bread' })).toBe('1: Dark Rye');
    expect(await titles({ category: '/brea_' })).toBe('0: ');
  });

  it('follows stock, visibility and deletion', async () => {
    const product = productFrom(shop.storeId, 'Last One', '1.00×1');
    const soldOut = () =>
      db.forSite(shop.siteId, async (tx) => {
        const page = await readListing(tx, { ...all, collectionId: shop.storeId });
        return page.rows.find((row) => row.productId === product.id)?.soldOut;
      });
    const variantId = product.variants[0]?.id ?? '';
    await db.forSite(shop.siteId, (tx) => insertProducts(tx, [product], { ...context }));
    expect(await soldOut()).toBe(false);
    const changed = await db.forSite(shop.siteId, async (tx) => {
      const move = {
        id: newId(),
        variantId,
        delta: -1,
        kind: 'adjust',
        actor: 'test',
        idempotencyKey: newId(),
      } as const;
      expect(await moveStock(tx, move)).toBe('moved');
      expect(await moveStock(tx, move)).toBe('repeated');
      expect(await moveStock(tx, { ...move, idempotencyKey: 'other' })).toBe('too-few');
      expect(await moveStock(tx, { ...move, variantId: newId() })).toBe('no-variant');
      return [await rebuildListing(tx, [product.id]), await rebuildListing(tx, [product.id])];
    });
    expect(changed).toEqual([true, false]);
    expect(await soldOut()).toBe(true);
    await db.forSite(shop.siteId, (tx) => setProductState(tx, { ids: [product.id], state: 'hidden' }));
    expect(await soldOut()).toBeUndefined();
    const stock = await db.forSite(shop.siteId, (tx) => findPublishedStock(tx, product.id));
    expect(stock).toEqual([]);
    expect(await db.forSite(shop.siteId, (tx) => deleteProduct(tx, product.id))).toBe(true);
    expect(await db.forSite(shop.siteId, (tx) => deleteProduct(tx, product.id))).toBe(false);
  });
});

describe('the ledger', () => {
  it('sums up to what is on hand for every variant', async () => {
    const { rows } = await db.forSite(shop.siteId, async (tx) => ({
      rows: await tx
        .selectFrom('stock')
        .leftJoin('stock_movement', 'stock_movement.variantId', 'stock.variantId')
        .select((eb) => [
          'stock.variantId',
          'stock.onHand',
          eb.fn.sum<bigint>('stock_movement.delta').as('sum'),
        ])
        .groupBy(['stock.variantId', 'stock.onHand'])
        .execute(),
    }));
    expect(rows.filter((row) => Number(row.sum ?? 0) !== row.onHand)).toEqual([]);
  });
});

describe('the studio table', () => {
  it.each([
    ['name', false, 'Apple, Banana, Cherry'],
    ['price', true, 'Banana, Apple, Cherry'],
    ['stock', true, 'Cherry, Apple, Banana'],
  ] as const)('sorts by %s', async (sort, descending, expected) => {
    const other = await makeShop(db, `fruit-${sort}`);
    const titles = await db.forSite(other.siteId, async (tx) => {
      await insertProducts(
        tx,
        [
          productFrom(other.storeId, 'Banana', '3.00×1', { position: 1 }),
          productFrom(other.storeId, 'Apple', 'S=2.00×1, M=2.00×2', { position: 2, state: 'hidden' }),
          productFrom(other.storeId, 'Cherry', '1.00×∞', { position: 3 }),
        ],
        { ...context },
      );
      const query = { collectionId: null, search: '', state: null, sort, descending, offset: 0, limit: 25 };
      expect((await readProductTable(tx, { ...query, search: 'sku1' })).rows.map((row) => row.title)).toEqual(
        ['Apple'],
      );
      return (await readProductTable(tx, query)).rows.map((row) => row.title);
    });
    expect(titles.join(', ')).toBe(expected);
  });
});

describe('ten thousand products', () => {
  it('are inserted by as many statements as one is, for each five hundred of them, and a listing of one page does not care', async () => {
    const big = await makeShop(db, 'big');
    const products = Array.from({ length: 10_000 }, (_, n) =>
      productFrom(big.storeId, `Product ${n}`, 'S=1.00×3, M=2.00×∞', { position: n }),
    );
    const heard = vi.spyOn(pg.Client.prototype, 'query');
    const first = productFrom(big.storeId, 'First', 'S=1.00×3, M=2.00×∞', { position: -1 });
    await db.forSite(big.siteId, (tx) => insertProducts(tx, [first], { ...context }));
    const ofOne = heard.mock.calls.length;
    const start = process.cpuUsage();
    await db.forSite(big.siteId, (tx) => insertProducts(tx, products, { ...context }), {
      statementLimit: 60_000,
    });
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(15_000);
    expect(heard.mock.calls.length - ofOne).toBeLessThanOrEqual(20 * ofOne);
    vi.restoreAllMocks();
    const page = await db.forSite(big.siteId, (tx) =>
      readListing(tx, { collectionId: big.storeId, offset: 0, limit: 30 }),
    );
    expect([page.rows.length, page.total]).toEqual([30, 10_001]);
  });
});
