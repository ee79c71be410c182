import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  addShop,
  cartPath,
  completePath,
  details,
  entriesPath,
  createShop,
  type Shop,
} from '../checkout/shop.ts';

let shop: Shop;
let other: Shop;

beforeAll(async () => {
  shop = await createShop('mine');
  other = await addShop(shop.app, 'theirs');
});
afterAll(() => shop.close());
afterEach(() => {
  expect(shop.app.faults).toEqual([]);
});

async function withMug() {
  await shop.setStock('MUG', 50);
  const session = await shop.shopper();
  const added = await shop.add(session, 'MUG');
  return { session, entryId: added.json.newlyAdded.id as string };
}

describe('the belongings of another visitor', () => {
  it('an entry of another cart is unknown, to change and to remove', async () => {
    const { entryId } = await withMug();
    const { session } = await withMug();
    const changed = await session.send('PUT', `${entriesPath}/${entryId}`, { quantity: 3 });
    expect([changed.status, changed.json.code]).toEqual([404, 'unknown-entry']);
    expect((await session.send('DELETE', `${entriesPath}/${entryId}`)).status).toBe(404);
  });

  it('an item of another site cannot be added, and its name is not told', async () => {
    const session = await shop.shopper();
    const itemId = other.variant('MUG').productId;
    const answer = await session.send('POST', entriesPath, { itemId, sku: 'MUG', quantity: 1 });
    expect([answer.status, answer.json.code]).toEqual([404, 'item-unavailable']);
    expect(answer.text).not.toContain('Mug');
  });

  it('a cart of another site is empty there', async () => {
    const { session } = await withMug();
    const abroad = shop.app.site('theirs');
    abroad.cookies.set('CART', session.cookies.get('CART') ?? '');
    expect((await abroad.send('GET', cartPath)).json).toMatchObject({ entries: [], grandTotalCents: 0 });
    expect((await abroad.send('GET', '/api/commerce/checkout')).status).toBe(409);
  });

  it('an order of another site is unknown to visitors and to the studio', async () => {
    const { session } = await withMug();
    const { confirmationUrl, orderId } = (await shop.complete(session, 1750)).json;
    expect((await shop.app.site('theirs').send('GET', confirmationUrl)).status).toBe(404);
    const own = await other.owner.send('GET', `/api/studio/sites/${other.siteId}/orders/${orderId}`);
    expect([own.status, own.json.code]).toEqual([404, 'unknown-order']);
    const foreign = await other.owner.send('GET', `/api/studio/sites/${shop.siteId}/orders/${orderId}`);
    expect([403, 404]).toContain(foreign.status);
    expect(foreign.text).not.toContain('ada@shop.example');
  });

  it('an Idempotency-Key of another cart answers with nothing of its order', async () => {
    const first = await withMug();
    const second = await withMug();
    const one = await shop.complete(first.session, 1750, { key: '1' });
    const two = await shop.complete(second.session, 1750, { key: '1' });
    expect(two.json.orderId).not.toBe(one.json.orderId);
  });
});

describe('malformed names', () => {
  it.each(['nothing', '00000000', "'; drop table cart; --", '%00'])('entry %s is unknown', async (id) => {
    const { session } = await withMug();
    const answer = await session.send('PUT', `${entriesPath}/${encodeURIComponent(id)}`, { quantity: 1 });
    expect([400, 404]).toContain(answer.status);
  });

  it('an item that is no id is not there', async () => {
    const session = await shop.shopper();
    const answer = await session.send('POST', entriesPath, { itemId: 'mug', sku: 'MUG', quantity: 1 });
    expect(answer.status).toBe(404);
  });

  it.each([
    ['a total in words', { expectedGrandTotalCents: 'lots' }, 'expectedGrandTotalCents'],
    ['no total', {}, 'expectedGrandTotalCents'],
    ['a field that is not known', { expectedGrandTotalCents: 1, discount: 1 }, 'discount'],
    [
      'an address without a name',
      { expectedGrandTotalCents: 1, details: { shippingAddress: {} } },
      'details.shippingAddress',
    ],
  ])('completion with %s is 400 and names the field', async (_name, body, field) => {
    const { session } = await withMug();
    const answer = await session.send('POST', completePath, body);
    expect([answer.status, answer.json.code]).toEqual([400, 'malformed']);
    expect(answer.json.field).toContain(field);
  });
});

describe('the crumb', () => {
  const calls: [string, string, unknown][] = [
    ['POST', entriesPath, { itemId: 'x', quantity: 1 }],
    ['PUT', `${entriesPath}/x`, { quantity: 1 }],
    ['DELETE', `${entriesPath}/x`, undefined],
    ['PUT', '/api/commerce/checkout', details],
    ['POST', completePath, { expectedGrandTotalCents: 1 }],
  ];

  it.each(calls)(
    'storefront §8 add entry: crumb failure with cookies: Your session has expired. Please reload the page and try again. Of %s %s without a crumb',
    async (method, path, body) => {
      const { session } = await withMug();
      const answer = await session.send(method, path, body, { 'x-csrf-token': '' });
      expect([answer.status, answer.json.crumbFail]).toEqual([403, true]);
      expect(answer.json.error).toBe('Your session has expired. Please reload the page and try again.');
    },
  );

  it.each(calls)(
    'is for one site: %s %s with that of another site is 403 crumbFail',
    async (method, path, body) => {
      const { session } = await withMug();
      const abroad = shop.app.site('theirs');
      await abroad.send('GET', '/cart');
      const crumb = abroad.cookies.get('crumb') ?? '';
      session.cookies.set('crumb', crumb);
      const answer = await session.send(method, path, body, { 'x-csrf-token': crumb });
      expect([answer.status, answer.json.crumbFail]).toEqual([403, true]);
    },
  );

  it('is checked after the origin: a call from a foreign page is refused whatever it carries', async () => {
    const { session } = await withMug();
    const itemId = shop.variant('MUG').productId;
    const body = { itemId, sku: 'MUG', quantity: 1 };
    const foreign = await session.send('POST', entriesPath, body, { origin: 'http://evil.example' });
    expect(foreign.status).toBe(403);
    const cross = await session.send('POST', entriesPath, body, { 'sec-fetch-site': 'cross-site' });
    expect(cross.status).toBe(403);
  });
});
