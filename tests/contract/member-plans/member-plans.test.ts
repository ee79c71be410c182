import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { orderJobs } from '@veranda/server/features/orders/jobs';
import { paymentJobs } from '@veranda/server/features/payments/jobs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply, Session } from '../../support/browser-session.ts';
import { card } from '../checkout/shop.ts';
import { skuOf } from '../gift-cards/digital-shop.ts';
import { type Club, createClub, refundOf, see } from './club.ts';

let shop: Club;

const path = '/api/3/commerce/cart/subscription';
const password = 'a long enough pass phrase';
const html = { accept: 'text/html' };

beforeAll(async () => {
  shop = await createClub('club');
});
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterAll(() => shop.close());
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

let members = 0;
async function member(): Promise<Session> {
  const session = await shop.shopper();
  members += 1;
  await session.send('POST', '/api/site-users/account', { email: `m${members}@club.example`, password });
  return session;
}
/** Joins by a plan that is paid once. @returns what the completion answered */
async function join(session: Session, payment = card('4242424242424242')): Promise<Reply> {
  await session.send('POST', path, { itemId: shop.forLife, sku: skuOf('Friend', ''), qty: 1 });
  const agreed = await session.send('POST', '/subscribe', {});
  if (agreed.status !== 200) throw new Error(agreed.text);
  return shop.pay(session, { payment });
}

describe('storefront §2: the paywall (107) with plans', () => {
  it('shows each plan with its price and a form that needs no JavaScript', async () => {
    const page = await (await shop.shopper()).send('GET', '/about');
    expect([page.status, page.text.includes('page-type-107')]).toEqual([403, true]);
    for (const words of ['Friend', '$40.00', 'Join', 'Circle', '$12.00 every month', 'Subscribe'])
      expect(page.text).toContain(words);
    expect(page.text).toContain(`method="post" action="${path}"`);
    expect(page.text).toContain('href="/account/login?returnTo=%2Fabout"');
  });

  it('does not show a plan that is not for sale', async () => {
    const hide = (visible: boolean) =>
      shop.owner.send('POST', `${shop.base}/product-visibility`, { ids: [shop.forLife], visible });
    expect((await hide(false)).status).toBe(200);
    expect((await (await shop.shopper()).send('GET', '/about')).text).not.toContain('Friend');
    await hide(true);
  });
});

describe('a plan that is paid once', () => {
  it('is not put in the cart, is bought once, and belongs to an account', async () => {
    const session = await shop.shopper();
    const entry = { itemId: shop.forLife, sku: skuOf('Friend', ''), quantity: 1 };
    const added = await session.send('POST', '/api/commerce/shopping-cart/entries', entry);
    expect(added.json.code).toBe('not-sold-in-cart');
    expect((await session.send('POST', path, { ...entry, qty: 2 })).json.code).toBe('membership-once');
    await session.send('POST', path, { ...entry, qty: 1 });
    expect((await session.send('POST', '/subscribe', {})).json.code).toBe('subscription-not-agreed');
    await expect(shop.pay(session, { details: { email: 'x@club.example' } })).rejects.toThrow(
      'membership-account',
    );
  });

  it('asks for the billing address, since its tax is that of the place', async () => {
    const rulesPath = `${shop.base}/commerce/checkout-rules`;
    const taxes = { included: false, rounding: 'rate', rules: [], provider: { whenAway: 'rules' } };
    const save = async (change: object) => {
      const { rules, version } = (await shop.owner.send('GET', rulesPath)).json;
      const saved = await shop.owner.send('PUT', rulesPath, { rules: { ...rules, ...change }, version });
      expect(saved.status).toBe(200);
      return rules;
    };
    const before = await save({ taxes });
    const session = await member();
    await session.send('POST', path, { itemId: shop.forLife, sku: skuOf('Friend', ''), qty: 1 });
    await session.send('POST', '/subscribe', {});
    const asked = (await session.send('GET', '/checkout')).text;
    await save({ taxes: before.taxes });
    const after = (await session.send('GET', '/checkout')).text;
    expect([asked, after].map((page) => page.includes('name="address1"'))).toEqual([true, false]);
  });

  it('storefront §2 page type: 208 is a confirmed membership; opens what it says, for its member only', async () => {
    const session = await member();
    const form = new URLSearchParams({
      itemId: shop.forLife,
      sku: skuOf('Friend', ''),
      quantity: '1',
    }).toString();
    const sent = await session.send('POST', path, form, html);
    const page = await session.send('GET', sent.headers.get('location') ?? '');
    expect(page.text).toContain('Your membership');
    expect(page.text).not.toContain('I agree that my card will be charged');
    expect((await session.send('POST', '/subscribe', 'x=1', html)).status).toBe(303);
    expect(await see(session)).toBe(403);
    const done = await shop.pay(session);
    const confirmed = await session.send('GET', done.confirmationUrl);
    expect(confirmed.text).toContain('page-type-208');
    expect(confirmed.text).toContain('href="/about"');
    expect(await see(session)).toBe(200);
    expect(await see(await shop.shopper())).toBe(403);
    expect(await see(await member())).toBe(403);
    const { order } = (await shop.owner.send('GET', `${shop.base}/orders/${done.orderId}`)).json;
    expect(order).toMatchObject({ status: 'fulfilled', lines: [{ kind: 'paywall' }] });
    const account = await session.send('GET', '/account/memberships');
    for (const words of ['Friend', 'Active', 'Since ', 'href="/about"'])
      expect(account.text).toContain(words);
  });

  it('is taken back with the money, and by canceling its order; a part of the money leaves it', async () => {
    const session = await member();
    const { orderId } = await join(session);
    const order = `${shop.base}/orders/${orderId}`;
    await shop.owner.send('POST', `${order}/refunds`, refundOf('refund-part', '10.00'));
    expect(await see(session)).toBe(200);
    await shop.owner.send('POST', `${order}/refunds`, refundOf('refund-rest', '30.00'));
    expect(await see(session)).toBe(403);
    expect((await session.send('GET', '/account/memberships')).text).toContain('Ended');
    const other = await member();
    const again = await join(other);
    expect(await see(other)).toBe(200);
    const path = `${shop.base}/orders/${again.orderId}`;
    await shop.owner.send('PUT', `${path}/status`, { status: 'pending' });
    const cancel = { key: 'cancel-plan', reason: '', notify: false };
    expect((await shop.owner.send('POST', `${path}/cancel`, cancel)).status).toBe(200);
    expect(await see(other)).toBe(403);
  });

  it('is given again when the bank sends the refund back', async () => {
    const session = await member();
    const { orderId } = await join(session, card('4000000000005530'));
    await shop.owner.send('POST', `${shop.base}/orders/${orderId}/refunds`, refundOf('refund-back', '40.00'));
    expect(await see(session)).toBe(403);
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .updateTable('test_refund')
        .set({ createdAt: new Date(Date.now() - 61_000) })
        .execute(),
    );
    await shop.work(paymentJobs(shop.app.deps), 'payment-event', true);
    await shop.work(orderJobs(shop.app.deps), 'reconcile-refund', true);
    expect(await see(session)).toBe(200);
  });

  it('is given once, however often the completion is sent, and never when the card is declined', async () => {
    const session = await member();
    await session.send('POST', path, { itemId: shop.forLife, sku: skuOf('Friend', ''), qty: 1 });
    await session.send('POST', '/subscribe', {});
    const before = (await shop.memberships()).total;
    await expect(shop.pay(session, { payment: card('4000000000000002') })).rejects.toThrow('declined');
    expect([(await shop.memberships()).total, await see(session)]).toEqual([before, 403]);
    const body = { expectedGrandTotalCents: 4000, payment: card('4242424242424242') };
    await Promise.all(
      Array.from({ length: 5 }, () => session.send('POST', '/api/commerce/checkout/complete', body)),
    );
    expect((await shop.memberships()).total).toBe(before + 1);
  });

  it('may be paid with a gift card', async () => {
    const { code } = (await shop.owner.send('POST', `${shop.base}/gift-cards`, { amount: '40', note: '' }))
      .json;
    const session = await member();
    await session.send('POST', path, { itemId: shop.forLife, sku: skuOf('Friend', ''), qty: 1 });
    await session.send('POST', '/subscribe', {});
    const apply = new URLSearchParams({ action: 'apply', coupon: code }).toString();
    await session.send('POST', '/checkout', apply, html);
    const details = { email: 'gifted@club.example' };
    await shop.pay(session, { payment: undefined, expectedAmountDueCents: 0, details });
    expect(await see(session)).toBe(200);
  });
});

describe('members in the studio', () => {
  it('lists the plans with what they open, and the members with search, plan and status', async () => {
    const { plans } = (await shop.owner.send('GET', `${shop.base}/member-plans`)).json;
    const friend = plans.find((one: Reply) => one.id === shop.forLife);
    expect(friend).toMatchObject({ title: 'Friend', phrase: '$40.00', pages: [{ title: 'About' }] });
    expect(plans.find((one: Reply) => one.id === shop.monthly).phrase).toBe('$12.00 every month');
    const all = await shop.memberships();
    const active = await shop.memberships('?status=active');
    const ended = await shop.memberships('?status=ended');
    expect(active.total + ended.total).toBe(all.total);
    expect(friend.members).toBe((await shop.memberships(`?status=active&plan=${shop.forLife}`)).total);
    const [one] = active.memberships;
    expect((await shop.memberships(`?search=${encodeURIComponent(one.email)}`)).memberships[0].email).toBe(
      one.email,
    );
  });

  it('ends a membership that was paid once; one that is paid again and again ends with its subscription', async () => {
    const session = await member();
    const { orderId } = await join(session);
    const { memberships: rows } = await shop.memberships('?pageSize=100');
    const mine = rows.find((row: Reply) => row.orderId === orderId);
    expect((await shop.owner.send('POST', `${shop.base}/memberships/${mine.id}/end`)).json).toEqual({
      id: mine.id,
    });
    expect(await see(session)).toBe(403);
    expect((await shop.owner.send('POST', `${shop.base}/memberships/${mine.id}/end`)).json.code).toBe(
      'pass-ended',
    );
    await shop.subscribed(shop.monthly, 'Circle');
    const [newest] = (await shop.memberships('?status=active')).memberships;
    const refused = await shop.owner.send('POST', `${shop.base}/memberships/${newest.id}/end`);
    expect(refused.json.code).toBe('pass-of-subscription');
  });
});
