import pg from 'pg';
import type { ProductBody } from '@veranda/contracts/catalog';
import { findProduct } from '@veranda/db/catalog/reader';
import { insertProducts } from '@veranda/db/catalog/writer';
import type { Product } from '@veranda/domain/catalog/product';
import { isRefusal } from '@veranda/domain/refusal';
import { createProduct, duplicateProduct } from '@veranda/server/features/catalog/create-product';
import { readProduct, readProducts } from '@veranda/server/features/catalog/read-products';
import { deleteProduct, setVisibility } from '@veranda/server/features/catalog/remove-products';
import {
  createCategory,
  createStore,
  deleteCategory,
  readCategories,
  readStores,
  renameCategory,
} from '@veranda/server/features/catalog/stores';
import { updateProduct } from '@veranda/server/features/catalog/update-product';
import { changeStock, setUnlimited, undoMovement } from '@veranda/server/features/inventory/change-stock';
import type { SiteEntry } from '@veranda/server/services/sites/directory/site-directory';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { makeShop, newId, productFrom } from './cast.ts';
import { type CatalogueDeps, createCatalogueDeps } from './catalogue-deps.ts';
import { bodyOf, codeOf, formOf, must } from './product-forms.ts';

let db: TestDatabase;
let deps: CatalogueDeps;
let site: SiteEntry;
let storeId: string;
const actor = 'account:test';

beforeAll(async () => {
  db = await createTestDatabase();
  deps = await createCatalogueDeps(db);
  const shop = await makeShop(db, 'studio');
  site = await deps.site(shop.siteId);
  storeId = shop.storeId;
});
afterAll(async () => {
  await deps.end();
  await db.close();
});

const create = (more: Partial<ProductBody> = {}) =>
  createProduct(deps, site, { collectionId: storeId, body: bodyOf(more), actor });

async function created(more: Partial<ProductBody> = {}): Promise<Product> {
  return must(await create(more));
}

describe('a product in the studio', () => {
  it('is created with an address of its title, a fresh SKU, distinct tags and cleaned HTML', async () => {
    const product = await created();
    expect([product.urlSlug, product.tags, product.description]).toEqual([
      'linen-apron',
      ['Linen', 'kitchen'],
      '<p>Hi</p>',
    ]);
    expect(product.variants[0]?.sku).toMatch(/^SQ\d{7}$/);
    expect((await created()).urlSlug).toBe('linen-apron-1');
    expect((await created({ title: '日本' })).urlSlug).toBe('product');
  });

  it('names the field of every fault', async () => {
    const answer = await create({ title: ' ', tags: ['x'.repeat(51)] });
    const also = isRefusal(answer) ? answer.also?.map(codeOf) : [];
    expect([codeOf(answer), also]).toEqual([
      'product.title: title-missing',
      ['product.tags.0: tag-too-long'],
    ]);
    const yen = bodyOf({ variants: [{ ...bodyOf().variants[0], price: '1.005' } as never] });
    expect(codeOf(await create(yen))).toBe('product.variants.0.price: price-malformed');
    expect(codeOf(await create({ imageIds: [newId()] }))).toBe('product.imageIds: asset-not-found');
    expect(codeOf(await create({ categoryIds: [newId()] }))).toBe('product.categoryIds: category-not-found');
    const nowhere = { collectionId: newId(), body: bodyOf(), actor };
    expect(codeOf(await createProduct(deps, site, nowhere))).toBe('collectionId: store-not-found');
  });

  it('is saved once by two who saw the same version, and shows itself to visitors again', async () => {
    const product = await created();
    const before = (await deps.site(site.id)).version;
    const save = (title: string) =>
      updateProduct(deps, site, {
        id: product.id,
        version: product.version,
        body: formOf(product, { title }),
        actor,
      });
    const answers = (await Promise.all([save('A'), save('B')])).map(codeOf).sort();
    expect(answers).toEqual([': product-changed', 'accepted']);
    expect((await deps.site(site.id)).version).toBeGreaterThan(before);
  });

  it('applies the difference of stock: a sale while the form was open is not undone', async () => {
    const product = await created();
    const variantId = product.variants[0]?.id ?? '';
    must(await changeStock(deps, site.id, { variantId, delta: -1, key: newId(), actor }));
    const body = formOf(product);
    const [variant] = body.variants;
    if (variant) variant.stock = { unlimited: false, quantity: 10, quantitySeen: 4 };
    const saved = must(await updateProduct(deps, site, { id: product.id, version: 1n, body, actor }));
    expect(saved.variants[0]?.stock.quantity).toBe(9);
  });

  it('is duplicated hidden, deleted once, and shown or hidden with others', async () => {
    const product = await created();
    const copy = must(await duplicateProduct(deps, site, { id: product.id, actor }));
    expect([copy.title, copy.state, copy.urlSlug, copy.variants[0]?.stock.quantity]).toEqual([
      'Linen Apron (copy)',
      'hidden',
      'linen-apron-copy',
      4,
    ]);
    expect(
      await setVisibility(deps, site.id, { ids: [product.id, copy.id, newId()], visible: true }),
    ).toEqual({ changed: 2 });
    expect(codeOf(await deleteProduct(deps, site.id, { id: copy.id }))).toBe('accepted');
    expect(codeOf(await deleteProduct(deps, site.id, { id: copy.id }))).toBe(': product-not-found');
    expect(codeOf(await readProduct(deps, site, copy.id))).toBe(': product-not-found');
  });

  it('is found in the table by title and SKU', async () => {
    const product = await created({ title: 'Very Special' });
    const query = {
      collectionId: storeId,
      state: null,
      sort: 'name',
      descending: false,
      page: 1,
      perPage: 25,
    } as const;
    const bySku = await readProducts(deps, site, { ...query, search: product.variants[0]?.sku ?? '' });
    expect(bySku.products.map((card) => [card.title, card.fromPrice, card.stockTotal])).toEqual([
      ['Very Special', '24.00', 4],
    ]);
    expect((await readProducts(deps, site, { ...query, search: '100%' })).products).toEqual([]);
  });

  it('finds no room in a store page of 200, administration §9', async () => {
    const full = await makeShop(db, 'full');
    const products = Array.from({ length: 200 }, (_, n) =>
      productFrom(full.storeId, `P ${n}`, '1.00×1', { position: n }),
    );
    await db.forSite(full.siteId, (tx) => insertProducts(tx, products, { actor, kind: 'opening', newId }));
    const answer = await createProduct(deps, await deps.site(full.siteId), {
      collectionId: full.storeId,
      body: bodyOf(),
      actor,
    });
    expect(codeOf(answer)).toBe(': too-many-products');
  });

  it('of 250 variants in six options is saved in three statements a variant at most', async () => {
    const optionOrdering = ['A', 'B', 'C', 'D', 'E', 'F'];
    const variants = Array.from({ length: 250 }, (_, n) => ({
      sku: '',
      price: '1.00',
      salePrice: null,
      onSale: false,
      stock: { unlimited: false, quantity: 1 },
      attributes: Object.fromEntries(optionOrdering.map((name) => [name, `${name}${n}`])),
    }));
    const product = await created({ optionOrdering, variants });
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    const body = formOf(product, { optionOrdering, title: 'Many' });
    must(await updateProduct(deps, site, { id: product.id, version: 1n, body, actor }));
    const sent = statements.mock.calls.length;
    statements.mockRestore();
    expect(sent).toBeLessThan(3 * variants.length);
    expect(sent).toBeGreaterThan(3);
  });
});

describe('a store page', () => {
  it('administration §5 store url id: is made of the title; administration §5 store url id: a short or empty one takes a fallback title; administration §5 store url id: one that is taken gets -1, -2 and so on', async () => {
    const slug = async (title: string) =>
      must(await createStore(deps, site.id, { title, navigationTitle: title })).urlId;
    expect([await slug('Shop'), await slug('Ab'), await slug('Ab'), await slug('Cart')]).toEqual([
      'shop-1',
      'store',
      'store-1',
      'cart-1',
    ]);
    const stores = (await readStores(deps, site.id)).stores;
    expect(stores.length).toBe(5);
  });

  it('has one root and categories below it, which move with their parent', async () => {
    const { siteId, storeId: collectionId } = await makeShop(db, 'categories');
    const place = { siteId, collectionId };
    const root = must(await createCategory(deps, place, { displayName: 'All', type: 'ROOT' }));
    expect(must(await createCategory(deps, place, { displayName: 'All', type: 'ROOT' })).id).toBe(root.id);
    const bread = must(await createCategory(deps, place, { displayName: 'Bread' }));
    const rye = must(await createCategory(deps, place, { displayName: 'Rye', parentId: bread.id }));
    expect([root.type, bread.path, rye.path]).toEqual(['ROOT', '/bread', '/bread/rye']);
    expect(codeOf(await createCategory(deps, place, { displayName: 'bread' }))).toBe(
      'displayName: tag-taken',
    );
    expect(codeOf(await createCategory(deps, place, { displayName: 'x'.repeat(26) }))).toBe(
      'displayName: category-too-long',
    );
    must(await renameCategory(deps, siteId, { id: bread.id, displayName: 'Loaves' }));
    const paths = must(await readCategories(deps, siteId, collectionId)).categories.map(
      (category) => category.path,
    );
    expect(paths).toEqual(['', '/loaves', '/loaves/rye']);
    expect(codeOf(await deleteCategory(deps, siteId, root.id))).toBe(': root-category');
    must(await deleteCategory(deps, siteId, bread.id));
    expect(must(await readCategories(deps, siteId, collectionId)).categories.length).toBe(1);
  });
});

describe('inventory', () => {
  it('moves once a key, is undone once, and never below what is reserved', async () => {
    const product = await created();
    const variantId = product.variants[0]?.id ?? '';
    const key = newId();
    const first = must(await changeStock(deps, site.id, { variantId, delta: 3, key, actor }));
    must(await changeStock(deps, site.id, { variantId, delta: 3, key, actor }));
    expect(first.stock.quantity).toBe(7);
    must(await undoMovement(deps, site.id, { movementId: first.movementId ?? '', actor }));
    const twice = must(await undoMovement(deps, site.id, { movementId: first.movementId ?? '', actor }));
    expect(twice.stock.quantity).toBe(4);
    expect(codeOf(await changeStock(deps, site.id, { variantId, delta: -5, key: newId(), actor }))).toBe(
      'delta: stock-too-few',
    );
    expect(codeOf(await undoMovement(deps, site.id, { movementId: newId(), actor }))).toBe(
      ': movement-not-found',
    );
    expect(must(await setUnlimited(deps, site.id, { variantId, unlimited: true })).stock.unlimited).toBe(
      true,
    );
  });

  it('ten parallel steps all count', async () => {
    const product = await created();
    const variantId = product.variants[0]?.id ?? '';
    await Promise.all(
      Array.from({ length: 10 }, () =>
        changeStock(deps, site.id, { variantId, delta: 1, key: newId(), actor }),
      ),
    );
    const after = await db.forSite(site.id, (tx) => findProduct(tx, product.id));
    expect(after?.variants[0]?.stock.quantity).toBe(14);
  });
});
