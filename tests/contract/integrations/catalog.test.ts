import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { type ApiShop, createApiShop, type Program } from './api-shop.ts';

let shop: ApiShop;
let program: Program;
let storeId = '';
let keys = 0;
beforeAll(async () => {
  shop = await createApiShop('api-catalog');
  program = await shop.program(['products', 'inventory']);
  storeId = (await program.get('/stores')).json.stores[0].id;
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(async () => {
  expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

const key = (): string => `key-${(keys += 1)}`;
const usd = (value: string) => ({ value, currency: 'USD' });
const make = async (body: object): Promise<Reply> =>
  (await program.send('POST', '/products', { storeId, title: 'Loaf', ...body })).json;
const loaf = async (more: object = {}): Promise<Reply> =>
  (await make({ variants: [{ price: usd('5.00'), stock: { unlimited: false, quantity: 7 } }], ...more }))
    .product;

describe('products of the commerce API', () => {
  it('are made with variants, read, listed and deleted', async () => {
    const variants = [
      { price: usd('5.00'), sku: 'L-S', attributes: { Size: 'S' } },
      { price: usd('7.00'), salePrice: usd('6.00'), onSale: true, attributes: { Size: 'L' } },
    ];
    const { product } = await make({
      description: '<p>Rye</p><script>x</script>',
      state: 'published',
      variants,
    });
    expect(product).toMatchObject({
      storeId,
      kind: 'physical',
      title: 'Loaf',
      state: 'published',
      optionOrdering: ['Size'],
      description: '<p>Rye</p>',
      version: '1',
      variants: [
        { sku: 'L-S', attributes: { Size: 'S' }, price: usd('5.00'), salePrice: null },
        {
          attributes: { Size: 'L' },
          salePrice: usd('6.00'),
          onSale: true,
          stock: { unlimited: false, quantity: 0 },
        },
      ],
    });
    expect(product.variants[1].sku).toMatch(/^SQ\d+$/);
    expect((await program.get(`/products/${product.id}`)).json.product).toEqual(product);
    const listed = (await program.get('/products?limit=100')).json.products;
    expect(listed.map((one: Reply) => one.id)).toContain(product.id);
    expect((await program.send('DELETE', `/products/${product.id}`)).json).toEqual({ deleted: true });
    expect((await program.get(`/products/${product.id}`)).status).toBe(404);
  });

  it('are made once a key, also when the server died before it had answered', async () => {
    const body = { storeId, title: 'Once', variants: [{ price: usd('5.00') }] };
    const one = key();
    const first = (await program.send('POST', '/products', body, one)).json.product;
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .updateTable('idempotency')
        .set({ status: null, response: null, expiresAt: new Date(0) })
        .where('key', '=', one)
        .execute(),
    );
    expect((await program.send('POST', '/products', body, one)).json.product).toEqual(first);
    expect((await program.send('POST', '/products', body, key())).json.product.id).not.toBe(first.id);
  });

  it('are hidden unless they say otherwise', async () => {
    expect((await loaf()).state).toBe('hidden');
  });

  it('change in what is named and in nothing else, and no unit of stock is moved', async () => {
    const product = await loaf();
    const changed = await program.send('PATCH', `/products/${product.id}`, {
      title: 'Dark loaf',
      tags: ['rye'],
    });
    expect(changed.json.product).toMatchObject({
      title: 'Dark loaf',
      tags: ['rye'],
      version: '2',
      urlSlug: product.urlSlug,
      variants: product.variants,
    });
    const late = { title: 'Late', version: product.version };
    expect((await program.send('PATCH', `/products/${product.id}`, late)).json).toMatchObject({
      code: 'product-changed',
    });
  });

  it('take changes of several programs at once, each of them', async () => {
    const product = await loaf();
    const words = ['title', 'seoTitle', 'excerpt'];
    const answers = await Promise.all(
      words.map((word) => program.send('PATCH', `/products/${product.id}`, { [word]: `New ${word}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await program.get(`/products/${product.id}`)).json.product).toMatchObject({
      title: 'New title',
      seoTitle: 'New seoTitle',
      excerpt: 'New excerpt',
    });
  });

  it('get, change and lose variants', async () => {
    const { product } = await make({ variants: [{ price: usd('5.00'), attributes: { Size: 'S' } }] });
    const path = `/products/${product.id}/variants`;
    const more = { price: usd('6.00'), attributes: { Size: 'M' }, sku: 'L-M' };
    const two = (await program.send('POST', path, more)).json.product.variants;
    expect(two.map((one: Reply) => one.sku)).toEqual([product.variants[0].sku, 'L-M']);
    const same = await program.send('POST', path, { ...more, sku: '' });
    expect(same.json, same.text).toMatchObject({ code: 'combination-repeats' });
    const dear = (await program.send('PATCH', `${path}/${two[1].id}`, { price: usd('6.50') })).json.product;
    expect(dear.variants[1]).toEqual({ ...two[1], price: usd('6.50') });
    const one = (await program.send('DELETE', `${path}/${two[0].id}`)).json.product;
    expect(one.variants).toEqual([dear.variants[1]]);
    expect((await program.send('DELETE', `${path}/${two[0].id}`)).json).toMatchObject({
      code: 'unknown-variant',
    });
  });

  it('get, change and lose variants once a key, also when the server died before it had answered', async () => {
    const { product } = await make({ variants: [{ price: usd('5.00'), attributes: { Size: 'S' } }] });
    const path = `/products/${product.id}/variants`;
    const twice = async (method: string, address: string, body?: object): Promise<Reply> => {
      const one = key();
      const dying = vi.spyOn(shop.app.deps.sites, 'refresh').mockRejectedValue(new Error('the process dies'));
      expect((await program.send(method, address, body, one)).status).toBe(500);
      dying.mockRestore();
      shop.app.faults.length = 0;
      const answers = [
        await program.send(method, address, body, one),
        await program.send(method, address, body, one),
      ];
      expect(
        answers.map(({ status }) => status),
        answers[0]?.text,
      ).toEqual([200, 200]);
      expect(answers[1]?.json).toEqual(answers[0]?.json);
      expect((await program.get(`/products/${product.id}`)).json).toEqual(answers[0]?.json);
      return answers[0]?.json.product;
    };
    const more = { price: usd('6.00'), attributes: { Size: 'M' } };
    const two = await twice('POST', path, more);
    expect(two.variants).toMatchObject([product.variants[0], more]);
    const dear = await twice('PATCH', `${path}/${two.variants[1].id}`, { price: usd('6.50') });
    expect(dear.variants[1]).toEqual({ ...two.variants[1], price: usd('6.50') });
    const left = await twice('DELETE', `${path}/${two.variants[0].id}`);
    expect(left.variants).toEqual([dear.variants[1]]);
    expect(left.version).toBe('4');
  });

  it('are deleted once a key, also when the server died before it had answered', async () => {
    const { product } = await make({ variants: [{ price: usd('5.00') }] });
    const [path, one] = [`/products/${product.id}`, key()];
    const dying = vi.spyOn(shop.app.deps.sites, 'refresh').mockRejectedValue(new Error('the process dies'));
    expect((await program.send('DELETE', path, undefined, one)).status).toBe(500);
    dying.mockRestore();
    shop.app.faults.length = 0;
    expect((await program.get(path)).status).toBe(404);
    for (let again = 0; again < 2; again += 1) {
      const answer = await program.send('DELETE', path, undefined, one);
      expect([answer.status, answer.json]).toEqual([200, { deleted: true }]);
      expect(answer.headers.get('idempotency-replayed')).toBe('true');
    }
    expect((await program.send('DELETE', path, undefined, key())).json.code).toBe('product-not-found');
  });

  it('are refused with the field that is at fault', async () => {
    const euro = { value: '5', currency: 'EUR' };
    const refusals = [
      [{ variants: [] }, 'malformed', 'variants'],
      [{ variants: [{ price: euro }] }, 'currency-differs', 'variants.0.price'],
      [{ variants: [{ price: usd('2000000') }] }, 'price-too-high', 'variants.0.price'],
      [{ variants: [{ price: usd('5'), onSale: true }] }, 'sale-price-missing', 'variants.0.salePrice'],
      [{ storeId: shop.siteId, variants: [{ price: usd('5') }] }, 'store-not-found', 'storeId'],
    ] as const;
    for (const [body, code, field] of refusals)
      expect(await make(body), JSON.stringify(body)).toMatchObject({ code, field });
  });

  it('leave an entry in the audit log that names the key', async () => {
    await loaf();
    const [newest] = (await shop.owner.send('GET', `/api/studio/sites/${shop.siteId}/audit`)).json.entries;
    expect(newest).toMatchObject({
      action: 'api-create-product',
      actor: 'Warehouse',
      role: 'API key',
      area: 'products',
    });
  });
});

describe('stock in the commerce API', () => {
  const adjust = (body: object, one = key()) => program.send('POST', '/inventory/adjustments', body, one);
  const variantOf = async (quantity = 7): Promise<string> =>
    (await loaf({ variants: [{ price: usd('5.00'), stock: { unlimited: false, quantity } }] })).variants[0]
      .id;
  const left = async (id: string): Promise<Reply> => (await program.get(`/inventory/${id}`)).json.item;

  it('is walked through, without what has none', async () => {
    const digital = await loaf({ kind: 'digital' });
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const page = (await program.get(`/inventory?limit=2${cursor}`)).json;
      seen.push(...page.inventory.map((item: Reply) => item.variantId));
      if (!page.pagination.hasNextPage) break;
      cursor = `&cursor=${page.pagination.nextPageCursor}`;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain(shop.variant('MUG').id);
    expect(seen).not.toContain(digital.variants[0].id);
  });

  it('goes up, down, to a number and to no limit, together', async () => {
    const [up, down, set, free] = [
      await variantOf(),
      await variantOf(),
      await variantOf(),
      await variantOf(),
    ];
    const answer = await adjust({
      increments: [{ variantId: up, quantity: 3 }],
      decrements: [{ variantId: down, quantity: 7 }],
      setFinite: [{ variantId: set, quantity: 100 }],
      setUnlimited: [free],
    });
    expect(answer.status, answer.text).toBe(200);
    expect([await left(up), await left(down), await left(set), await left(free)]).toMatchObject([
      { quantity: 10 },
      { quantity: 0 },
      { quantity: 100 },
      { unlimited: true },
    ]);
    expect((await adjust({ increments: [{ variantId: free, quantity: 1 }] })).json).toMatchObject({
      code: 'stock-uncounted',
      field: 'increments.0',
    });
    await adjust({ setFinite: [{ variantId: free, quantity: 2 }] });
    expect(await left(free)).toMatchObject({ unlimited: false, quantity: 2 });
  });

  it('changes whole or not at all', async () => {
    const [one, other] = [await variantOf(), await variantOf()];
    const both = {
      increments: [{ variantId: one, quantity: 5 }],
      decrements: [{ variantId: other, quantity: 8 }],
    };
    expect((await adjust(both)).json).toMatchObject({ code: 'stock-too-few', field: 'decrements.0' });
    expect([await left(one), await left(other)]).toMatchObject([{ quantity: 7 }, { quantity: 7 }]);
    expect((await adjust({})).json).toMatchObject({ code: 'adjustment-empty' });
    expect((await adjust({ increments: both.increments, setUnlimited: [one] })).json).toMatchObject({
      code: 'variant-repeats',
      field: 'setUnlimited.0',
    });
    expect((await adjust({ setUnlimited: [storeId] })).json).toMatchObject({ code: 'unknown-variant' });
  });

  it('is counted once a key, and by everybody who asks at once', async () => {
    const id = await variantOf(0);
    const up = { increments: [{ variantId: id, quantity: 1 }] };
    const one = key();
    await Promise.all(Array.from({ length: 5 }, () => adjust(up, one)));
    expect(await left(id)).toMatchObject({ quantity: 1 });
    await Promise.all(Array.from({ length: 9 }, () => adjust(up)));
    expect(await left(id)).toMatchObject({ quantity: 10 });
    const down = { decrements: [{ variantId: id, quantity: 1 }] };
    const answers = await Promise.all(Array.from({ length: 15 }, () => adjust(down)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await left(id)).toMatchObject({ quantity: 0 });
  });

  it('is needed a key for', async () => {
    const answer = await program.send('POST', '/inventory/adjustments', { setUnlimited: [storeId] });
    expect(answer.json).toMatchObject({ code: 'idempotency-key-missing' });
  });
});
