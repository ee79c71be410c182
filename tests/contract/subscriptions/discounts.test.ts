import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply, Session } from '../../support/browser-session.ts';
import { createSubscriptionShop, type SubscriptionShop } from './subscription-shop.ts';

let shop: SubscriptionShop;
let box: string;

beforeAll(async () => {
  shop = await createSubscriptionShop('loyal');
  box = await shop.planned('Veg box', { period: { value: 1, unit: 'MONTH' }, numCycles: 0 });
});
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterAll(() => shop.close());
afterEach(async () => {
  shop.setClock(Date.now);
  const { discounts } = (await shop.owner.send('GET', `${shop.base}/discounts`)).json;
  for (const { id } of discounts) await shop.owner.send('DELETE', `${shop.base}/discounts/${id}`);
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

const plain = {
  name: 'A quarter off',
  code: 'QUARTER',
  scope: { kind: 'order' },
  effect: { kind: 'percent', percent: 25 },
  minimumAmount: '0',
  minimumQuantity: 0,
  active: true,
  startsAt: null,
  endsAt: null,
  limit: null,
  oncePerCustomer: false,
};
const make = async (more: object): Promise<Reply> =>
  (await shop.owner.send('POST', `${shop.base}/discounts`, { ...plain, ...more })).json.discount;
const enter = (session: Session, coupon: string) =>
  session.send('POST', '/checkout', new URLSearchParams({ action: 'apply', coupon }).toString(), {
    accept: 'text/html',
  });
const orderOf = async (id: string): Promise<Reply> =>
  (await shop.owner.send('GET', `${shop.base}/orders/${id}`)).json.order;

/** Subscribes with the code. @returns the subscription's id and its first order */
async function subscribedWith(code: string): Promise<{ id: string; first: Reply }> {
  const session = await shop.agreed(box, 'Veg box');
  expect((await enter(session, code)).status).toBe(200);
  // The form of the page has sent the other fields empty.
  await session.send('PUT', '/api/commerce/checkout', { email: 'eve@loyal.example' });
  const { orderId } = await shop.pay(session);
  const { subscriptions } = (await shop.owner.send('GET', `${shop.base}/subscriptions`)).json;
  const { id } = subscriptions.find((subscription: Reply) => subscription.orderId === orderId);
  return { id, first: await orderOf(orderId) };
}

async function renewed(id: string): Promise<Reply> {
  await shop.renewAt(Date.parse((await shop.read(id)).subscription.nextAt));
  return orderOf((await shop.read(id)).renewals.at(-1).orderId);
}

describe('discounts of subscriptions', () => {
  it('the call enters and takes out a code where a subscription is paid, beside a cart too', async () => {
    await make({});
    const session = await shop.agreed(box, 'Veg box');
    const path = '/api/commerce/shopping-cart/coupons';
    const due = async () => (await session.send('GET', '/api/commerce/checkout')).json.cart.grandTotalCents;
    const entered = await session.send('POST', path, { code: 'quarter' });
    expect([entered.status, entered.json.shoppingCart?.discountCents, await due()]).toEqual([200, 300, 900]);
    expect((await session.send('DELETE', `${path}/QUARTER`)).status).toBe(200);
    expect(await due()).toBe(1200);
    await shop.setStock('MUG', 5);
    await shop.add(session, 'MUG');
    expect((await session.send('POST', path, { code: 'quarter' })).status).toBe(200);
    expect([
      (await session.send('GET', '/api/commerce/shopping-cart')).json.discountCents,
      await due(),
    ]).toEqual([300, 1200]);
    const { cart } = (await session.send('GET', '/api/commerce/checkout')).json;
    expect((await session.send('POST', path, { code: 'quarter', cartId: cart.id })).status).toBe(200);
    expect(await due()).toBe(900);
    expect((await session.send('DELETE', `${path}/QUARTER?cartId=${cart.id}`)).status).toBe(200);
    expect(await due()).toBe(1200);
  });

  it('for all payments apply to a renewal, which no limit counts', async () => {
    const made = await make({ subscriptions: 'all', limit: 1 });
    const { id, first } = await subscribedWith('QUARTER');
    expect(first).toMatchObject({ discount: { value: '3.00' }, total: { value: '9.00' } });
    for (const _cycle of [2, 3])
      expect(await renewed(id)).toMatchObject({
        discount: { value: '3.00' },
        discounts: [{ name: 'A quarter off', code: 'QUARTER', amount: { value: '3.00' } }],
        total: { value: '9.00' },
      });
    const { discounts } = (await shop.owner.send('GET', `${shop.base}/discounts`)).json;
    expect(discounts.find((discount: Reply) => discount.id === made.id).used).toBe(1);
  });

  it('stay as agreed, whatever the owner does with the discount since', async () => {
    const made = await make({ subscriptions: 'all' });
    const { id } = await subscribedWith('QUARTER');
    await shop.owner.send('PUT', `${shop.base}/discounts/${made.id}`, {
      ...plain,
      effect: { kind: 'percent', percent: 90 },
      endsAt: '2020-01-01T00:00:00Z',
    });
    expect((await renewed(id)).total.value).toBe('9.00');
    await shop.owner.send('DELETE', `${shop.base}/discounts/${made.id}`);
    expect((await renewed(id)).total.value).toBe('9.00');
  });

  it('for the first payment apply to it alone, also where nothing was said', async () => {
    for (const more of [{ subscriptions: 'first' }, {}]) {
      const made = await make({ ...more });
      expect(made.subscriptions).toBe('first');
      const { id, first } = await subscribedWith('QUARTER');
      expect([first.total.value, (await renewed(id)).total.value]).toEqual(['9.00', '12.00']);
      await shop.owner.send('DELETE', `${shop.base}/discounts/${made.id}`);
    }
  });

  it('that exclude subscriptions are refused by code, and an automatic one does not apply', async () => {
    await make({ subscriptions: 'exclude' });
    await make({ code: null, name: 'By itself', subscriptions: 'exclude' });
    const session = await shop.agreed(box, 'Veg box');
    const refused = await enter(session, 'QUARTER');
    expect([refused.status, refused.text.includes('This code does not apply to subscriptions.')]).toEqual([
      409,
      true,
    ]);
    expect((await session.send('GET', '/api/commerce/checkout')).json.cart).toMatchObject({
      discountCents: 0,
    });
    const other = await shop.shopper();
    await shop.setStock('MUG', 5);
    await shop.add(other, 'MUG');
    expect((await other.send('GET', '/api/commerce/shopping-cart')).json.discountCents).toBe(300);
  });
});
