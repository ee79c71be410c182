import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { subscriptionJobs } from '@veranda/server/features/subscriptions/jobs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply, Session } from '../../support/browser-session.ts';
import { address } from '../checkout/shop.ts';
import { skuOf } from '../gift-cards/digital-shop.ts';
import { createSubscriptionShop, type SubscriptionShop } from './subscription-shop.ts';

let shop: SubscriptionShop;

const monthly = { period: { value: 1, unit: 'MONTH' }, numCycles: 0 };
const thrice = { ...monthly, numCycles: 3 };
const pathOf = (name: string): string => `${shop.base}/commerce/${name}`;

beforeAll(async () => {
  shop = await createSubscriptionShop('told-amounts');
  await withTaxes();
  await withNotices();
  const tenOff = {
    name: 'Ten off',
    code: 'TENOFF',
    scope: { kind: 'order' },
    subscriptions: 'first',
    effect: { kind: 'fixed', amount: '10.00' },
    minimumAmount: '0',
    minimumQuantity: 0,
    active: true,
    startsAt: null,
    endsAt: null,
    limit: null,
    oncePerCustomer: false,
  };
  const made = await shop.owner.send('POST', `${shop.base}/discounts`, tenOff);
  expect([made.status, made.status === 200 ? '' : made.text]).toEqual([200, '']);
});
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterAll(() => shop.close());
afterEach(async () => {
  shop.setClock(Date.now);
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

async function withTaxes(): Promise<void> {
  const { rules, version } = (await shop.owner.send('GET', pathOf('checkout-rules'))).json;
  const area = { country: 'US', region: '', postalRanges: [] };
  const rule = { id: 'ny', name: 'NY', area, onServices: true, onDigital: false, onShipping: true };
  const taxes = { ...rules.taxes, rules: [{ ...rule, rate: '8.875' }] };
  const saved = await shop.owner.send('PUT', pathOf('checkout-rules'), {
    rules: { ...rules, taxes },
    version,
  });
  expect([saved.status, saved.status === 200 ? '' : saved.text]).toEqual([200, '']);
}

async function withNotices(): Promise<void> {
  const path = `${shop.base}/settings`;
  const { settings, version } = (await shop.owner.send('GET', path)).json;
  const wanted = { settings: { ...settings, subscriptionNotice: true }, version };
  expect((await shop.owner.send('PUT', path, wanted)).status).toBe(200);
}

const plain = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const checkoutOf = async (session: Session): Promise<Reply> =>
  (await session.send('GET', '/api/commerce/checkout')).json;
const dollars = (cents: number | bigint): string => `$${(Number(cents) / 100).toFixed(2)}`;

/** Two crates in the checkout of a member who has agreed, with the code that is for the first charge. */
async function inCheckout(title: string, plan: object): Promise<Session> {
  const itemId = await shop.planned(title, plan, 'physical');
  const session = await shop.agreed(itemId, title, { qty: 2 });
  const form = new URLSearchParams({ action: 'apply', coupon: 'TENOFF' }).toString();
  expect((await session.send('POST', '/checkout', form, { accept: 'text/html' })).status).toBe(200);
  const details = { email: 'eve@told-amounts.example', shippingAddress: address, shippingOption: 'flat' };
  expect((await session.send('PUT', '/api/commerce/checkout', details)).status).toBe(200);
  return session;
}

describe('the amounts told to a subscriber are the ones charged', () => {
  it('0033: on the checkout, the page after it, the account, in the studio and in every mail', async () => {
    const title = 'Crate of apples';
    const session = await inCheckout(title, monthly);
    const seen = await checkoutOf(session);
    const { amountCents, phrase } = seen.laterCharges;
    // Ten dollars less and their tax: the first charge is another one.
    expect(amountCents).toBeGreaterThan(seen.cart.grandTotalCents + 1000);
    expect(amountCents).toBeGreaterThan(2400);
    const told = `${dollars(amountCents)} every month`;
    expect(phrase).toBe(told);
    const page = plain((await session.send('GET', '/checkout', undefined, { accept: 'text/html' })).text);
    expect(page).toContain(`After that ${told}`);
    const { orderId, confirmationUrl } = await shop.pay(session);
    expect(plain((await session.send('GET', confirmationUrl)).text)).toContain(told);
    expect(plain((await session.send('GET', '/account/subscriptions')).text)).toContain(told);
    const { subscriptions } = (await shop.owner.send('GET', `${shop.base}/subscriptions`)).json;
    const row = subscriptions.find((subscription: Reply) => subscription.orderId === orderId);
    expect(row).toMatchObject({ phrase: told, amount: { value: dollars(amountCents).slice(1) } });
    expect((await shop.read(row.id)).subscription).toEqual(row);
    // The notice of the next charge too, though it leaves later.
    await shop.work(subscriptionJobs(shop.app.deps), 'subscription-mail', true);
    await shop.renewAt(Date.parse(row.nextAt));
    await shop.work(subscriptionJobs(shop.app.deps), 'subscription-mail');
    const charged = (await shop.charges()).map((charge) => charge.amountMinor);
    expect(charged).toEqual([BigInt(seen.cart.grandTotalCents), BigInt(amountCents)]);
    const mails = (await shop.mails()).filter((mail) => mail.text.includes(title));
    const subjects = mails.map((one) => one.subject).sort();
    expect(subjects).toEqual([
      `New subscription to ${title}`,
      `Subscription renewed: ${title}`,
      'Your subscription at told-amounts',
      'Your subscription at told-amounts renews soon',
    ]);
    for (const { text } of mails) expect(text).toContain(`Price: ${dollars(charged[1] ?? 0n)} every month`);
  });

  it('screens, subscribe: of what ends, the checkout tells what all charges come to', async () => {
    const session = await inCheckout('Crate of plums', thrice);
    const { cart, laterCharges } = await checkoutOf(session);
    expect(laterCharges.charges).toBe(3);
    const page = plain((await session.send('GET', '/checkout', undefined, { accept: 'text/html' })).text);
    const all = dollars(cart.grandTotalCents + 2 * laterCharges.amountCents);
    expect(page).toContain(`In total 3 charges, ${all}`);
  });

  it('screens, subscribe: what the checkout may add is part of what is agreed to', async () => {
    const itemId = await shop.planned('Basket of pears', thrice, 'physical');
    const session = await shop.shopper();
    const user = { email: 'pears@told-amounts.example', password: 'a long enough pass phrase' };
    await session.send('POST', '/api/site-users/account', user);
    const entry = { itemId, sku: skuOf('Basket of pears', ''), qty: 2 };
    expect((await session.send('POST', '/api/3/commerce/cart/subscription', entry)).status).toBe(200);
    const page = plain((await session.send('GET', '/subscribe')).text);
    const more = 'plus any shipping and taxes';
    expect(page).toContain(`3 charges, $72.00 ${more}`);
    expect(page).toContain(`my card will be charged $24.00 every month for 3 months, ${more}`);
  });

  it('tells of nothing that follows where nothing does', async () => {
    const session = await shop.shopper();
    await shop.setStock('MUG', 5);
    await shop.add(session, 'MUG');
    expect((await checkoutOf(session)).laterCharges).toBeNull();
    const once = await inCheckout('Crate of figs', { ...monthly, numCycles: 1 });
    expect((await checkoutOf(once)).laterCharges).toBeNull();
  });
});
