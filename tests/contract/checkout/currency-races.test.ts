import { lockStore } from '@veranda/db/catalog/stores';
import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { isRefusal } from '@veranda/domain/refusal';
import { startImport } from '@veranda/server/features/catalog/import-products';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { createShop, type Shop } from './shop.ts';

let shop: Shop;
let base: string;
let storeId: string;

beforeAll(async () => {
  shop = await createShop('race');
  base = `/api/studio/sites/${shop.siteId}`;
  storeId = (await shop.owner.send('GET', `${base}/stores`)).json.stores[0].id;
});
afterAll(() => shop.close());
beforeEach(async () => {
  expect((await sellIn('USD')).status).toBe(200);
});
afterEach(async () => {
  expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

async function sellIn(currency: string) {
  const { settings, version } = (await shop.owner.send('GET', `${base}/settings`)).json;
  const perOrder = currency === 'JPY' ? '550' : '5.00';
  const shippingRates = [{ id: 'flat', name: 'Post', perOrder, perItem: '0' }];
  return shop.owner.send('PUT', `${base}/settings`, {
    settings: { ...settings, currency, shippingRates },
    version,
  });
}

/** Works while another process has changed the currency, and this one has not heard of it. */
async function unheard<T>(work: () => Promise<T>): Promise<T> {
  const set = (code: string) =>
    shop.app.db.forSite(shop.siteId, (tx) =>
      tx.updateTable('site').set({ currency: code }).where('id', '=', shop.siteId).execute(),
    );
  await set('JPY');
  try {
    return await work();
  } finally {
    await set('USD');
  }
}

/** Transactions of the database that wait for another one. */
async function waiting(): Promise<number> {
  const { rows } = await shop.app.db.global((tx) =>
    sql<{ count: number }>`select count(distinct pid)::int as count from pg_locks where not granted`.execute(
      tx,
    ),
  );
  return rows[0]?.count ?? 0;
}

const sold = (title: string, price: string) => ({
  kind: 'physical',
  title,
  urlSlug: '',
  description: '',
  excerpt: '',
  tags: [],
  state: 'published',
  optionOrdering: [],
  weightGrams: 0,
  lengthMm: 0,
  widthMm: 0,
  heightMm: 0,
  customAddText: null,
  seoTitle: '',
  seoDescription: '',
  imageIds: [],
  categoryIds: [],
  variants: [
    {
      sku: title.toUpperCase().replace(' ', '-'),
      attributes: {},
      price,
      salePrice: null,
      onSale: false,
      stock: { unlimited: true, quantity: 0 },
    },
  ],
});
const make = (title: string, price: string) =>
  shop.owner.send('POST', `${base}/products`, { collectionId: storeId, product: sold(title, price) });
const titles = async (): Promise<string[]> =>
  (await shop.owner.send('GET', `${base}/products?perPage=100`)).json.products.map(
    (product: Reply) => product.title,
  );

describe('sums that are written while the currency of a shop changes', () => {
  it('are of a product that is being made: the change waits for it, and 12.00 is 12 afterwards', async () => {
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let isHeld: () => void = () => {};
    const held = new Promise<void>((resolve) => (isHeld = resolve));
    // The product is made up to its place in the store, and no further.
    const gate = shop.app.db.forSite(shop.siteId, async (tx) => {
      await lockStore(tx, storeId);
      isHeld();
      await released;
    });
    await held;
    const making = make('Slow loaf', '12.00');
    const changed: unknown[] = [];
    let changing: Promise<unknown> = Promise.resolve();
    try {
      await expect.poll(waiting).toBe(1);
      changing = sellIn('JPY').then((answer) => changed.push(answer.status));
      await expect.poll(async () => (await waiting()) + changed.length).toBe(2);
    } finally {
      release();
    }
    await Promise.all([gate, changing]);
    const made = await making;
    expect([made.status, changed]).toEqual([200, [200]]);
    const { product } = (await shop.owner.send('GET', `${base}/products/${made.json.product.id}`)).json;
    expect([product.currency, product.variants[0].price]).toEqual(['JPY', '12']);
  });

  it('are right or refused, whichever of both comes first', async () => {
    for (const round of [1, 2, 3, 4, 5, 6]) {
      const currency = round % 2 === 1 ? 'JPY' : 'USD';
      const [changed, ...made] = await Promise.all([
        sellIn(currency),
        ...['a', 'b', 'c'].map((name) => make(`Bun ${round}${name}`, '12')),
      ]);
      expect(changed.status, changed.text).toBe(200);
      expect(made.map((one) => [200, 409].includes(one.status))).toEqual([true, true, true]);
    }
    const { products } = (await shop.owner.send('GET', `${base}/products?perPage=100`)).json;
    const buns = products.filter((one: Reply) => one.title.startsWith('Bun'));
    expect(buns.map((bun: Reply) => Number(bun.fromPrice))).toEqual(buns.map(() => 12));
  });
});

describe('amounts that were read in the previous currency, which are refused', () => {
  it('as a new product, and as a copy of one', async () => {
    const made = await unheard(() => make('Late loaf', '12.50'));
    expect([made.status, made.json.code]).toEqual([409, 'currency-changed']);
    const mug = shop.variant('MUG').productId;
    const copied = await unheard(() => shop.owner.send('POST', `${base}/products/${mug}/duplicate`, {}));
    expect([copied.status, copied.json.code]).toEqual([409, 'currency-changed']);
    expect((await titles()).filter((title) => /Late|copy/.test(title))).toEqual([]);
  });

  it('as a fund, made or changed, and as a gift to one', async () => {
    const body = {
      name: 'Roof',
      description: '',
      suggested: ['10.00'],
      ownAmount: true,
      least: '5.00',
      most: '90.00',
      monthly: false,
      goal: null,
      thanks: '',
      imageId: null,
      isOpen: true,
    };
    const made = await unheard(() => shop.owner.send('POST', `${base}/funds`, body));
    expect([made.status, made.json.code]).toEqual([409, 'currency-changed']);
    const { fund } = (await shop.owner.send('POST', `${base}/funds`, body)).json;
    const change = () =>
      shop.owner.send('PUT', `${base}/funds/${fund.id}`, { fund: body, version: fund.version });
    const changed = await unheard(change);
    expect([changed.status, changed.json.code]).toEqual([409, 'currency-changed']);
    const donor = await shop.shopper();
    const given = await unheard(() =>
      donor.send('POST', `/donate/${fund.id}`, { amount: '10.00', often: 'once' }),
    );
    expect([given.status, given.json.code]).toEqual([400, 'donation-amount-missing']);
    expect((await change()).status).toBe(200);
    expect((await shop.owner.send('DELETE', `${base}/funds/${fund.id}`)).status).toBe(200);
  });

  it('as rows of a file that is imported: the report says so, and nothing of them is there', async () => {
    const { deps } = shop.app;
    const site = await deps.sites.byId(shop.siteId);
    if (!site) throw new Error('the shop has gone');
    const file = [
      'Product Type [Non Editable],Product Page,Product URL,Title,SKU,Price,Stock,Visible',
      'PHYSICAL,shop,late-roll,Late roll,LATE-ROLL,12.50,Unlimited,Yes',
    ].join('\n');
    const request = {
      file: { fileName: 'late.csv', bytes: Buffer.from(file) },
      collectionId: storeId,
      overflow: 'refuse' as const,
    };
    const run = await unheard(() => startImport(deps, site, request));
    if (isRefusal(run)) throw new Error(run.code);
    expect(run.report.products).toMatchObject({ create: 0, refused: 1 });
    expect(run.report.rows.map((row) => row.verdict)).toEqual(['refused']);
    expect(await titles()).not.toContain('Late roll');
  });
});
