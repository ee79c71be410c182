import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { catalogJobs } from '@veranda/server/features/catalog/jobs';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { memberWithRole } from '../../support/member-with-role.ts';
import { addShop, createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let base: string;
let storeId: string;

beforeAll(async () => {
  shop = await createShop('product-trash');
  base = `/api/studio/sites/${shop.siteId}`;
  storeId = (await shop.owner.send('GET', `${base}/stores`)).json.stores[0].id;
});
afterAll(async () => shop.close());
afterEach(() => expect(shop.app.faults).toEqual([]));

interface Listed {
  readonly id: string;
  readonly title: string;
}

const post = (path: string, ids: readonly string[], who: Session = shop.owner, at = base) =>
  who.send('POST', `${at}/product-trash${path}`, { ids });
const trash = async (query = '') => (await shop.owner.send('GET', `${base}/product-trash${query}`)).json;
const titles = async (query = ''): Promise<string[]> =>
  (await trash(query)).products.map(({ title }: Listed) => title);
const product = async (id: string) => shop.owner.send('GET', `${base}/products/${id}`);
const listed = async (): Promise<string[]> =>
  (await shop.owner.send('GET', `${base}/products?perPage=100`)).json.products.map(({ id }: Listed) => id);

function bodyOf(title: string, more: object = {}) {
  const variant = (size: string, quantity: number) => ({
    sku: '',
    attributes: { Size: size },
    price: '12.00',
    salePrice: null,
    onSale: false,
    stock: { unlimited: false, quantity },
  });
  return {
    kind: 'physical',
    title,
    urlSlug: '',
    description: '<p>Warm.</p>',
    excerpt: '',
    tags: ['Winter'],
    state: 'published',
    optionOrdering: ['Size'],
    weightGrams: 0,
    lengthMm: 0,
    widthMm: 0,
    heightMm: 0,
    customAddText: null,
    seoTitle: '',
    seoDescription: '',
    imageIds: [],
    categoryIds: [],
    variants: [variant('S', 3), variant('M', 0)],
    ...more,
  };
}

async function made(title: string, more: object = {}) {
  const answer = await shop.owner.send('POST', `${base}/products`, {
    collectionId: storeId,
    product: bodyOf(title, more),
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.product;
}

async function deletedSince(ids: readonly string[], days: number): Promise<void> {
  await shop.app.db.forSite(shop.siteId, (tx) =>
    sql`update product set deleted_at = now() - make_interval(days => ${days}, mins => 1)
      where id = any(${[...ids]}::uuid[])`.execute(tx),
  );
}

const rowOf = (id: string) =>
  shop.app.db.forSite(shop.siteId, (tx) =>
    tx.selectFrom('product').select(['id', 'purgedAt', 'deletedAt']).where('id', '=', id).executeTakeFirst(),
  );

describe('the trash of products', () => {
  it('takes one or many, which visitors do not have any more, and lists them last deleted first', async () => {
    const [scarf, hat, gloves] = [await made('Scarf'), await made('Hat'), await made('Gloves')];
    const visitor = shop.app.site(shop.slug);
    const path = new URL(scarf.url).pathname;
    expect((await visitor.send('GET', path)).status).toBe(200);
    expect((await shop.owner.send('DELETE', `${base}/products/${scarf.id}`)).json).toEqual({ deleted: true });
    expect((await visitor.send('GET', path)).status).toBe(404);
    expect((await post('', [hat.id, gloves.id, scarf.id])).json).toEqual({ ids: [hat.id, gloves.id] });
    expect((await product(hat.id)).status).toBe(404);
    expect(await listed()).not.toContain(hat.id);
    await deletedSince([scarf.id], 2);
    await deletedSince([gloves.id], 1);
    const all = await trash();
    expect([all.total, all.page, all.perPage]).toEqual([3, 1, 25]);
    expect(all.products.map(({ title }: Listed) => title)).toEqual(['Hat', 'Gloves', 'Scarf']);
    expect(all.products[0]).toMatchObject({
      id: hat.id,
      variantCount: 2,
      storeTitle: 'Shop',
      imageUrl: null,
    });
    expect(await titles('?q=glov')).toEqual(['Gloves']);
    expect(await titles('?q=100%25')).toEqual([]);
    expect(await titles('?page=2')).toEqual([]);
    await post('/delete', [scarf.id, hat.id, gloves.id]);
  });

  it('gives a product back as it was: variants, stock, tags, place and address', async () => {
    const before = await made('Jumper');
    await post('', [before.id]);
    const back = await post('/restore', [before.id, crypto.randomUUID()]);
    expect(back.json).toEqual({
      products: [{ id: before.id, title: 'Jumper', urlSlug: 'jumper', hasNewAddress: false }],
    });
    const after = (await product(before.id)).json.product;
    const { version, updatedAt, ...same } = before;
    expect(after).toEqual({ ...same, version: expect.any(String), updatedAt: expect.any(String) });
    expect([Number(after.version) > Number(version), after.updatedAt >= updatedAt]).toEqual([true, true]);
    const visitor = shop.app.site(shop.slug);
    expect((await visitor.send('GET', new URL(before.url).pathname)).text).toContain('Jumper');
    expect(await listed()).toContain(before.id);
    expect(await titles()).toEqual([]);
    expect((await post('/restore', [before.id])).json).toEqual({ products: [] });
  });

  it('frees an address, and gives another one to a product that comes back to find it taken', async () => {
    const first = await made('Beanie');
    await post('', [first.id]);
    const second = await made('Beanie');
    expect(second.urlSlug).toBe('beanie');
    const back = await post('/restore', [first.id]);
    expect(back.json.products).toEqual([
      { id: first.id, title: 'Beanie', urlSlug: 'beanie-1', hasNewAddress: true },
    ]);
    expect((await product(first.id)).json.product.urlSlug).toBe('beanie-1');
  });

  it('gives back nothing where a store page has no room for all of it', async () => {
    const other = await addShop(shop.app, 'full-shop');
    const at = `/api/studio/sites/${other.siteId}`;
    const mug = other.variant('MUG').productId;
    const shirt = other.variant('SHIRT-S').productId;
    await post('', [mug, shirt], other.owner, at);
    await shop.app.db.forSite(other.siteId, (tx) =>
      sql`insert into product (site_id, id, collection_id, product_type, title, url_slug)
        select site_id, gen_random_uuid(), collection_id, 1, 'P', 'p-' || n from product, generate_series(1, 199) n
        where id = ${mug}`.execute(tx),
    );
    const full = await post('/restore', [mug, shirt], other.owner, at);
    expect([full.status, full.json.code]).toEqual([409, 'too-many-products']);
    expect((await post('/restore', [mug], other.owner, at)).json.products).toHaveLength(1);
  });

  it('deletes for good what nobody has bought, with all that belongs to it', async () => {
    const { id } = await made('Mitten');
    expect((await post('/delete', [id])).json).toEqual({ deleted: 0 });
    await post('', [id]);
    expect((await post('/delete', [id])).json).toEqual({ deleted: 1 });
    expect(await rowOf(id)).toBeUndefined();
    const left = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('variant').select('id').where('productId', '=', id).execute(),
    );
    expect(left).toEqual([]);
    expect((await post('/restore', [id])).json).toEqual({ products: [] });
  });

  it('leaves orders their lines, and the stock what they give back, when a product that was sold is deleted for good', async () => {
    await shop.setStock('MUG', 9);
    const buyer = await shop.shopper();
    await shop.add(buyer, 'MUG');
    const { orderId } = (await shop.complete(buyer, 1750)).json;
    expect(orderId).toEqual(expect.any(String));
    const order = async () => (await shop.owner.send('GET', `${base}/orders/${orderId}`)).json;
    const before = await order();
    const { productId } = shop.variant('MUG');
    await post('', [productId]);
    expect(await order()).toEqual(before);
    expect((await post('/delete', [productId])).json).toEqual({ deleted: 1 });
    expect(await order()).toEqual(before);
    expect(await titles()).toEqual([]);
    expect((await post('/restore', [productId])).json).toEqual({ products: [] });
    expect(await rowOf(productId)).toMatchObject({ purgedAt: expect.any(Date) });
    const stock = await shop.stock('MUG');
    const body = { key: 'after-the-trash', reason: '', notify: false };
    const canceled = await shop.owner.send('POST', `${base}/orders/${orderId}/cancel`, body);
    expect(canceled.status, canceled.text).toBe(200);
    expect((await shop.stock('MUG')).onHand).toBe(stock.onHand + 1);
    expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  });

  it('is emptied by hand at once, and by the job of what has been there for 30 days', async () => {
    const [old, young] = [await made('Old coat'), await made('Young coat')];
    await post('', [old.id, young.id]);
    await deletedSince([old.id], 30);
    await deletedSince([young.id], 29);
    const sweep = catalogJobs(shop.app.deps)['empty-product-trash'];
    expect(await sweep?.(shop.siteId, {}, async () => {})).toBe('done');
    expect(await titles()).toEqual(['Young coat']);
    const more = await made('Newest coat');
    await post('', [more.id]);
    expect((await shop.owner.send('DELETE', `${base}/product-trash`)).json).toEqual({ deleted: 2 });
    expect((await trash()).total).toBe(0);
    expect((await shop.owner.send('DELETE', `${base}/product-trash`)).json).toEqual({ deleted: 0 });
  });

  it('is restored or emptied by the first of two at once, and never both', async () => {
    const { id } = await made('Contested');
    await post('', [id]);
    const [back, gone] = await Promise.all([post('/restore', [id]), post('/delete', [id])]);
    expect(back.json.products.length + gone.json.deleted).toBe(1);
    expect((await product(id)).status).toBe(back.json.products.length === 1 ? 200 : 404);
  });

  it('takes the ids of other sites for none, and is not for those who may not change products', async () => {
    const other = await addShop(shop.app, 'other-trash');
    const theirs = other.variant('MUG').productId;
    expect((await post('', [theirs])).json).toEqual({ ids: [] });
    await post('', [theirs], other.owner, `/api/studio/sites/${other.siteId}`);
    expect((await post('/restore', [theirs])).json).toEqual({ products: [] });
    expect((await post('/delete', [theirs])).json).toEqual({ deleted: 0 });
    expect(await titles()).toEqual([]);
    const commenter = await memberWithRole(shop.app, shop.siteId, { role: 7 });
    expect((await commenter.send('GET', `${base}/product-trash`)).status).toBe(403);
    expect((await post('', [theirs], commenter)).status).toBe(403);
    expect((await commenter.send('DELETE', `${base}/product-trash`)).status).toBe(403);
  });

  it.each([
    [{ ids: [] }, 'ids'],
    [{ ids: ['mug'] }, 'ids.0'],
    [{ ids: Array.from({ length: 201 }, () => crypto.randomUUID()) }, 'ids'],
    [{ ids: [crypto.randomUUID()], all: true }, 'all'],
  ])('refuses what is no list of products, %#', async (body, field) => {
    const answer = await shop.owner.send('POST', `${base}/product-trash/delete`, body);
    expect([answer.status, answer.json.field]).toEqual([400, field]);
  });
});
