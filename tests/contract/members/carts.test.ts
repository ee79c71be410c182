import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartPath, details, createShop, type Shop } from '../checkout/shop.ts';
import { accountPath, logIn, signedUp } from './site-user.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await createShop('carts', { worker: true });
  await shop.setStock('MUG', 500);
});
afterAll(() => shop.close());
// Every test comes from one address: its limits start again.
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => {
  expect(shop.app.faults).toEqual([]);
});

async function newestCart(): Promise<string> {
  const cart = await shop.app.db.forSite(shop.siteId, (tx) =>
    tx
      .selectFrom('cart')
      .select('id')
      .where('status', '=', 'open')
      .orderBy('updatedAt', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  return cart.id;
}

/** Lines of the cart that was changed last, one a minute. */
async function addLines(name: string, lines: number): Promise<void> {
  const [cartId, mug] = [await newestCart(), shop.variant('MUG')];
  const rows = Array.from({ length: lines }, (_, n) => ({
    siteId: shop.siteId,
    id: shop.app.deps.newId(),
    cartId,
    productId: mug.productId,
    variantId: mug.id,
    quantity: 1,
    unitMinorSeen: 1200n,
    fieldsHash: `${name}${n}`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, n)),
  }));
  await shop.app.db.forSite(shop.siteId, (tx) => tx.insertInto('cart_entry').values(rows).execute());
}

describe('carts at login and logout', () => {
  it('merge the cart at hand and the one left elsewhere', async () => {
    const { session, email } = await signedUp(shop);
    await shop.add(session, 'MUG', 2);
    const phone = await shop.shopper();
    await shop.add(phone, 'MUG', 3);
    await logIn(phone, email);
    expect((await phone.send('GET', cartPath)).json).toMatchObject({ totalQuantity: 5 });
    const again = (await session.send('GET', cartPath)).json;
    expect(again.totalQuantity).toBe(0);
  });

  it('a cart left elsewhere is found again where there is none', async () => {
    const { session, email } = await signedUp(shop);
    await shop.add(session, 'MUG', 2);
    const phone = await shop.shopper();
    await logIn(phone, email);
    expect((await phone.send('GET', cartPath)).json.totalQuantity).toBe(2);
  });

  it('administration §7 session: DELETE /api/site-users/account/session; administration §6 site user: logs out, and the cart stays with its user', async () => {
    const { session, email } = await signedUp(shop);
    await shop.add(session, 'MUG', 2);
    const left = await session.send('DELETE', `${accountPath}/session`);
    expect(left.json.xsrfToken).toBe(session.cookies.get('crumb'));
    expect((await session.send('GET', cartPath)).json.totalQuantity).toBe(0);
    expect((await session.send('GET', `${accountPath}/export`)).status).toBe(401);
    await logIn(session, email);
    expect((await session.send('GET', cartPath)).json.totalQuantity).toBe(2);
  });

  it('administration §7 session: DELETE takes cloneCart: the visitor continues with a copy', async () => {
    const { session } = await signedUp(shop);
    await shop.add(session, 'MUG', 2);
    const discount = {
      name: 'Ten off',
      code: 'ten',
      scope: { kind: 'order' },
      effect: { kind: 'percent', percent: 10 },
      minimumAmount: '0',
      minimumQuantity: 0,
      active: true,
      startsAt: null,
      endsAt: null,
      limit: null,
      oncePerCustomer: false,
    };
    await shop.owner.send('POST', `/api/studio/sites/${shop.siteId}/discounts`, discount);
    await session.send('POST', `${cartPath}/coupons`, { code: 'TEN' });
    await session.send('PUT', '/api/commerce/checkout', details);
    await session.send('DELETE', `${accountPath}/session?cloneCart=true`);
    await shop.add(session, 'MUG', 1);
    const copy = (await session.send('GET', cartPath)).json;
    expect(copy).toMatchObject({ totalQuantity: 3, validCoupons: [{ code: 'TEN' }] });
    const { json: checkout } = await session.send('PUT', '/api/commerce/checkout', {});
    expect(JSON.stringify(checkout)).not.toContain('Mill Lane');
  });

  it('decision 0014: a merged cart has no more than 500 lines: those at hand, and the newest of the other', async () => {
    await shop.setStock('MUG', 5000);
    const { session, email } = await signedUp(shop);
    await shop.add(session, 'MUG', 1);
    await addLines('left', 10);
    const phone = await shop.shopper();
    await shop.add(phone, 'MUG', 1);
    await addLines('hand', 496);
    await logIn(phone, email);
    const cartId = await newestCart();
    const rows = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('cart_entry').select(['fieldsHash', 'quantity']).where('cartId', '=', cartId).execute(),
    );
    expect(rows).toHaveLength(500);
    const left = rows.filter((row) => row.fieldsHash.startsWith('left')).map((row) => row.fieldsHash);
    expect(left.sort()).toEqual(['left7', 'left8', 'left9']);
    expect(rows.filter((row) => row.quantity === 2)).toHaveLength(1);
  });

  it('logins at once leave one cart with everything in it', async () => {
    const { session, email } = await signedUp(shop);
    await shop.add(session, 'MUG', 1);
    const phones = await Promise.all(Array.from({ length: 5 }, () => shop.shopper()));
    for (const phone of phones) await shop.add(phone, 'MUG', 1);
    await Promise.all(phones.map((phone) => logIn(phone, email)));
    const totals = await Promise.all(
      phones.map(async (phone) => (await phone.send('GET', cartPath)).json.totalQuantity),
    );
    expect(totals.filter((total) => total > 0)).toHaveLength(1);
    expect(Math.max(...totals)).toBe(6);
  });
});
