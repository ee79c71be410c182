import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartPath, createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
const base = '/api/site-users/account';
const email = 'reader@merged.example';
const password = 'a quiet rye loaf';

beforeAll(async () => {
  shop = await createShop('merged');
});
afterAll(async () => {
  expect(shop.app.faults).toEqual([]);
  await shop.close();
});

describe('codes and gift cards of two carts that are merged', () => {
  it('decision 0014: the codes and gift cards of both carts stay entered, those at hand first', async () => {
    const discounts = `/api/studio/sites/${shop.siteId}/discounts`;
    for (const code of ['left', 'hand'])
      await shop.owner.send('POST', discounts, {
        name: code,
        code,
        scope: { kind: 'order' },
        effect: { kind: 'percent', percent: 10 },
        minimumAmount: '0',
        minimumQuantity: 0,
        active: true,
        startsAt: null,
        endsAt: null,
        limit: null,
        oncePerCustomer: false,
      });
    const giftCards = `/api/studio/sites/${shop.siteId}/gift-cards`;
    const issued = await Promise.all(
      ['10.00', '5.00'].map(
        async (amount) => (await shop.owner.send('POST', giftCards, { amount, note: '' })).json,
      ),
    );
    const session = await shop.shopper();
    expect((await session.send('POST', base, { email, password })).status).toBe(200);
    const phone = await shop.shopper();
    for (const [at, [visitor, code]] of (
      [
        [session, 'LEFT'],
        [phone, 'HAND'],
      ] as const
    ).entries()) {
      await shop.add(visitor, 'MUG', 1);
      const typed = issued[at].code;
      expect((await visitor.send('POST', `${cartPath}/coupons`, { code })).status).toBe(200);
      const entered = await visitor.send('POST', `${cartPath}/gift-cards`, { code: typed });
      expect(entered.status, entered.text).toBe(200);
    }
    expect((await phone.send('POST', `${base}/session`, { email, password, rememberMe: false })).status).toBe(
      200,
    );
    const cart = (await phone.send('GET', cartPath)).json;
    expect(cart.coupons.map((coupon: { code: string }) => coupon.code)).toEqual(['HAND', 'LEFT']);
    expect(cart.giftCards).toHaveLength(2);
    expect(cart).toMatchObject({ totalQuantity: 2, subtotalCents: 2400 });
  });
});
