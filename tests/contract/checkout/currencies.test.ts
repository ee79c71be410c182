import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartPath, details, createShop, type Shop } from './shop.ts';

let shop: Shop;
let settingsPath: string;

beforeAll(async () => {
  shop = await createShop('money');
  settingsPath = `/api/studio/sites/${shop.siteId}/settings`;
});
afterAll(() => shop.close());

async function saveCurrency(currency: string, rate: { perOrder: string; perItem: string }) {
  const { settings, version } = (await shop.owner.send('GET', settingsPath)).json;
  const shippingRates = [{ id: 'flat', name: 'Post', ...rate }];
  return shop.owner.send('PUT', settingsPath, {
    settings: { ...settings, currency, shippingRates },
    version,
  });
}

describe('a shop in yen', () => {
  it('decisions §money cents: *Cents are hundredths of the major unit in every currency; of yen from the cart to the order', async () => {
    expect((await saveCurrency('JPY', { perOrder: '500', perItem: '50' })).status).toBe(200);
    await shop.setStock('MUG', 5);
    const session = await shop.shopper();
    const added = await shop.add(session, 'MUG', 2);
    expect(added.json).toMatchObject({
      shoppingCart: { currency: 'JPY', subtotalCents: 2400, grandTotalCents: 2400 },
      newlyAdded: { purchasePriceCents: 1200, subTotal: { value: '24', currency: 'JPY' } },
    });
    const saved = await session.send('PUT', '/api/commerce/checkout', details);
    expect(saved.json.cart).toMatchObject({ shippingCostCents: 60_000, grandTotalCents: 62_400 });
    const done = await shop.complete(session, 62_400);
    expect(done.json.status).toBe('placed');
    const payments = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('payment').select(['amountMinor', 'capturedMinor']).execute(),
    );
    expect(payments).toEqual([{ amountMinor: 624n, capturedMinor: 624n }]);
    expect((await session.send('GET', done.json.confirmationUrl)).text).toContain('¥624');
    const order = await shop.owner.send(
      'GET',
      `/api/studio/sites/${shop.siteId}/orders/${done.json.orderId}`,
    );
    expect(order.json.order).toMatchObject({
      total: { value: '624', currency: 'JPY' },
      shipping: { value: '600', currency: 'JPY' },
    });
    expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  });

  it('refuses a rate with a fraction of a yen', async () => {
    expect((await saveCurrency('JPY', { perOrder: '5.50', perItem: '0' })).status).toBe(400);
  });

  it('says an empty cart in its currency', async () => {
    const cart = (await (await shop.shopper()).send('GET', cartPath)).json;
    expect(cart).toMatchObject({ currency: 'JPY', grandTotalCents: 0 });
  });
});

describe('a currency of three digits', () => {
  it('storefront §9: the Kuwaiti dinar is none of the 27 and cannot be chosen', async () => {
    const answer = await saveCurrency('KWD', { perOrder: '1.250', perItem: '0' });
    expect([answer.status, answer.json.field]).toEqual([400, 'settings.currency']);
  });
});
