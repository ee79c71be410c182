import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { mailJobs } from '@veranda/server/features/orders/mail-jobs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply, Session } from '../../support/browser-session.ts';
import { card, declines } from '../checkout/shop.ts';
import { createSubscriptionShop, type SubscriptionShop } from '../subscriptions/subscription-shop.ts';
import { putSections } from '../../support/replace-sections.ts';

let shop: SubscriptionShop;
let funds: string;
let roof: Reply;

const body = {
  name: 'A new roof',
  description: 'It rains in.\n\nStill.',
  suggested: ['10.00', '25.00', '100'],
  ownAmount: true,
  least: '5.00',
  most: '1000.00',
  monthly: true,
  goal: '2000.00',
  thanks: 'You keep us dry.',
  imageId: null,
  isOpen: true,
};
const html = { accept: 'text/html' };
const asForm = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();
const details = { email: 'dora@donor.example' };

beforeAll(async () => {
  shop = await createSubscriptionShop('givers');
  funds = `${shop.base}/funds`;
  roof = (await shop.owner.send('POST', funds, body)).json.fund;
});
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterAll(() => shop.close());
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

function give(session: Session, fields: Readonly<Record<string, string>>, fund = roof.id) {
  return session.send('POST', `/donate/${fund}`, fields);
}
const read = async () =>
  (await shop.owner.send('GET', funds)).json.funds.find((fund: Reply) => fund.id === roof.id);
const orderOf = async (id: string) => (await shop.owner.send('GET', `${shop.base}/orders/${id}`)).json.order;

/** Taxes on everything and a minimum order: what a donation must not know of. */
async function strictRules(): Promise<void> {
  const path = `${shop.base}/commerce/checkout-rules`;
  const { rules, version } = (await shop.owner.send('GET', path)).json;
  const everywhere = { id: 'vat', name: 'VAT', area: { country: 'US', region: '', postalRanges: [] } };
  const tax = { ...everywhere, rate: '20', onServices: true, onDigital: true, onShipping: true };
  const changed = { ...rules, minimumOrder: '50.00', taxes: { ...rules.taxes, rules: [tax] } };
  const saved = await shop.owner.send('PUT', path, { rules: changed, version });
  if (saved.status !== 200) throw new Error(saved.text);
}

describe('storefront §2: the page of a fund (203)', () => {
  it('shows what it is for, the amounts, how often, and how much of the goal is reached', async () => {
    const page = await (await shop.shopper()).send('GET', `/donate/${roof.id}?amount=10.00`);
    expect([page.status, page.text.includes('page-type-203')]).toEqual([200, true]);
    for (const words of [
      'A new roof',
      'It rains in.',
      '$25.00',
      'Other amount',
      'Every month',
      'From $5.00 to',
    ])
      expect(page.text).toContain(words);
    expect(page.text).toMatch(/value="10\.00" checked/);
    expect(page.text).toContain('$0.00 of $2,000.00 raised');
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it('is not found where there is no such fund, and says so when it is closed', async () => {
    const session = await shop.shopper();
    expect((await session.send('GET', '/donate/nothing')).status).toBe(404);
    expect((await session.send('GET', `/donate/${shop.siteId}`)).status).toBe(404);
    const closed = (await shop.owner.send('POST', funds, { ...body, name: 'Closed', isOpen: false })).json
      .fund;
    expect((await session.send('GET', `/donate/${closed.id}`)).text).toContain('is not accepting donations');
    expect((await give(session, { amount: '10.00' }, closed.id)).json.code).toBe('fund-closed');
  });
});

describe('a donation', () => {
  it.each([
    ['nothing', { amount: '' }, 'donation-amount-missing'],
    ['no number', { amount: 'own', own: 'a lot' }, 'donation-amount-invalid'],
    ['more digits than the currency has', { amount: 'own', own: '10.001' }, 'donation-amount-invalid'],
    ['less than the least', { amount: 'own', own: '4.99' }, 'donation-amount-outside'],
    ['more than the most', { amount: 'own', own: '1000.01' }, 'donation-amount-outside'],
    ['a choice that is none', { amount: '4.99' }, 'donation-amount-outside'],
    ['less than nothing', { amount: 'own', own: '-10' }, 'donation-amount-invalid'],
  ])('refuses %s', async (_what, fields, code) => {
    const session = await shop.shopper();
    const refused = await give(session, fields as unknown as Record<string, string>);
    expect([refused.status, refused.json.code]).toEqual([400, code]);
    const page = await session.send(
      'POST',
      `/donate/${roof.id}`,
      asForm(fields as unknown as Record<string, string>),
      html,
    );
    expect(page.status).toBe(400);
    expect(page.text).toContain('role="alert"');
  });

  it('goes to the checkout alone: no tax, no shipping, no least order; the cart stays as it is', async () => {
    await strictRules();
    await shop.setStock('MUG', 20);
    const session = await shop.shopper();
    await shop.add(session, 'MUG');
    const sent = await session.send(
      'POST',
      `/donate/${roof.id}`,
      asForm({ amount: 'own', own: '12,50', often: 'once' }),
      html,
    );
    expect(sent.status).toBe(303);
    const page = await session.send('GET', sent.headers.get('location') ?? '');
    expect(page.text).toContain('page-type-203');
    expect(page.text).toContain('A new roof');
    expect(page.text).toContain(`href="/donate/${roof.id}"`);
    const { cart, problems } = (await session.send('GET', '/api/commerce/checkout')).json;
    expect(cart).toMatchObject({
      grandTotalCents: 1250,
      taxCents: 0,
      shippingCostCents: 0,
      requiresShipping: false,
      belowMinimum: false,
    });
    expect(problems.map((problem: Reply) => problem.code)).toEqual(['email-blank']);
    const own = (await session.send('GET', '/api/commerce/shopping-cart')).json;
    expect(own.entries.map((entry: { title: string }) => entry.title)).toEqual(['Mug']);
  });

  it('storefront §2 page type: 203 is a donation; storefront §2 page type: 204 is a confirmed contribution; decisions §paths page type: 204 of a confirmed donation; has an order of its kind and the fund’s thanks', async () => {
    const session = await shop.shopper();
    await give(session, { amount: '25.00' });
    const before = await read();
    const done = await shop.pay(session, { details });
    const page = await session.send('GET', done.confirmationUrl);
    expect(page.text).toContain('page-type-204');
    expect(page.text).toContain('You keep us dry.');
    const order = await orderOf(done.orderId);
    expect(order).toMatchObject({
      status: 'fulfilled',
      fulfilmentStatus: 'none_needed',
      total: { value: '25.00' },
      tax: { value: '0.00' },
      shipping: { value: '0.00' },
      discount: { value: '0.00' },
    });
    expect(order.lines).toMatchObject([{ title: 'A new roof', kind: 'donation', quantity: 1 }]);
    const file = await shop.owner.send('GET', `${shop.base}/orders.csv`);
    expect(file.text).toMatch(/A new roof.*,donation/);
    const after = await read();
    expect([after.gifts - before.gifts, Number(after.raised.value) - Number(before.raised.value)]).toEqual([
      1, 25,
    ]);
    const jobs = mailJobs(shop.app.deps);
    await shop.work(jobs, 'order-placed');
    const mail = (await shop.mails()).find((one) => one.to === 'dora@donor.example');
    for (const words of ['A new roof', '$25.00', 'You keep us dry.']) expect(mail?.text).toContain(words);
    const shown = await session.send('GET', `/donate/${roof.id}`);
    expect(shown.text).toContain('$25.00 of $2,000.00 raised');
  });

  it('takes no discount, by code or automatically', async () => {
    const off = { kind: 'percent', percent: 50 };
    const discount = {
      name: 'Half',
      code: 'HALF',
      scope: { kind: 'order' },
      effect: off,
      minimumAmount: '0',
      active: true,
      minimumQuantity: 0,
      startsAt: null,
      endsAt: null,
      limit: null,
      oncePerCustomer: false,
    };
    await shop.owner.send('POST', `${shop.base}/discounts`, discount);
    await shop.owner.send('POST', `${shop.base}/discounts`, { ...discount, name: 'All', code: null });
    const session = await shop.shopper();
    await give(session, { amount: '100.00' });
    await session.send('POST', '/checkout', asForm({ action: 'apply', coupon: 'HALF' }), html);
    const { cart } = (await session.send('GET', '/api/commerce/checkout')).json;
    expect([cart.discountCents, cart.grandTotalCents]).toEqual([0, 10_000]);
  });

  it('is held against its fund once more when it is paid: a price set elsewhere is never charged', async () => {
    const session = await shop.shopper();
    await give(session, { amount: 'own', own: '7.00' });
    const { fund } = (
      await shop.owner.send('PUT', `${funds}/${roof.id}`, {
        version: (await read()).version,
        fund: { ...body, least: '10.00' },
      })
    ).json;
    expect(fund.least).toBe('10.00');
    await expect(shop.pay(session, { details })).rejects.toThrow('item-unavailable');
    const back = { version: fund.version, fund: body };
    expect((await shop.owner.send('PUT', `${funds}/${roof.id}`, back)).status).toBe(200);
    expect((await shop.owner.send('PUT', `${funds}/${roof.id}`, back)).json.code).toBe('fund-changed');
    expect((await shop.pay(session, { details })).status).toBe('placed');
  });

  it('may be tried again after a card was declined, and is one order whatever is pressed twice', async () => {
    const before = (await read()).gifts;
    const session = await shop.shopper();
    await give(session, { amount: '10.00' });
    await expect(shop.pay(session, { payment: declines, details })).rejects.toThrow('declined');
    const path = '/api/commerce/checkout/complete';
    const wish = { expectedGrandTotalCents: 1000, payment: card('4242424242424242'), details };
    const all = await Promise.all(Array.from({ length: 5 }, () => session.send('POST', path, wish)));
    expect(new Set(all.map((one) => one.json.orderId)).size).toBe(1);
    expect((await read()).gifts).toBe(before + 1);
  });

  it('that is refunded no longer counts', async () => {
    const session = await shop.shopper();
    await give(session, { amount: '100.00' });
    const { orderId } = await shop.pay(session, { details });
    const before = Number((await read()).raised.value);
    const refund = { key: 'refund-donation', amount: '100.00', restock: false, reason: '', notify: false };
    expect((await shop.owner.send('POST', `${shop.base}/orders/${orderId}/refunds`, refund)).status).toBe(
      200,
    );
    expect(Number((await read()).raised.value)).toBe(before - 100);
  });
});

describe('a donation every month', () => {
  it('asks for an account and agreement, is charged again by the renewals, and ends in the account', async () => {
    const session = await shop.shopper();
    const user = { email: 'monthly@givers.example', password: 'a long enough pass phrase' };
    await session.send('POST', '/api/site-users/account', user);
    const begun = await give(session, { amount: '25.00', often: 'monthly' });
    expect(begun.json.nextUrl).toContain('/subscribe?cartToken=');
    const page = await session.send('GET', begun.json.nextUrl);
    expect(page.text).toContain('$25.00 every month');
    expect(page.text).not.toContain('Shipping and taxes');
    expect((await session.send('POST', '/subscribe', { agree: '1' })).status).toBe(200);
    const done = await shop.pay(session);
    expect((await session.send('GET', done.confirmationUrl)).text).toContain('page-type-204');
    const { subscriptions } = (await shop.owner.send('GET', `${shop.base}/subscriptions`)).json;
    const made = subscriptions.find((subscription: Reply) => subscription.orderId === done.orderId);
    expect(made).toMatchObject({ title: 'A new roof', phrase: '$25.00 every month', status: 'active' });
    const before = (await read()).gifts;
    await shop.renewAt(Date.parse(made.nextAt));
    const { renewals } = await shop.read(made.id);
    expect(renewals).toMatchObject([{ status: 'paid' }]);
    expect(await orderOf(renewals[0].orderId)).toMatchObject({
      total: { value: '25.00' },
      tax: { value: '0.00' },
    });
    expect((await read()).gifts).toBe(before + 1);
    const end = await session.send('POST', `/api/site-users/account/subscriptions/${made.id}/cancel`, {
      when: 'now',
    });
    expect(end.json.status).toBe('canceled');
  });

  it('is refused where the fund takes none', async () => {
    const once = (await shop.owner.send('POST', funds, { ...body, name: 'Once', monthly: false })).json.fund;
    const session = await shop.shopper();
    const refused = await give(session, { amount: '10.00', often: 'monthly' }, once.id);
    expect(refused.json.code).toBe('fund-not-monthly');
  });
});

describe('funds in the studio', () => {
  it('say everything that is wrong with them, and go', async () => {
    const wrong = { ...body, name: '', suggested: ['1.00', '10.001'] };
    const refused = await shop.owner.send('POST', funds, wrong);
    expect([refused.status, refused.json.code]).toEqual([400, 'amount-too-precise']);
    const more = await shop.owner.send('POST', funds, { ...wrong, suggested: ['1.00'] });
    expect(more.json.errors.map((error: { field: string }) => error.field)).toEqual(['name', 'suggested.0']);
    const { fund } = (await shop.owner.send('POST', funds, { ...body, name: 'Gone' })).json;
    expect((await shop.owner.send('DELETE', `${funds}/${fund.id}`)).json).toEqual({ id: fund.id });
    expect((await (await shop.shopper()).send('GET', fund.url)).status).toBe(404);
    expect((await shop.owner.send('DELETE', `${funds}/${fund.id}`)).json.code).toBe('no-such-fund');
  });
});

describe('the donation block (52)', () => {
  it('shows its fund with the amounts as it is now, and nothing when it is closed', async () => {
    const { pages } = (await shop.owner.send('GET', `${shop.base}/pages`)).json;
    const about = pages.find((page: Reply) => page.urlSlug === 'about');
    const { document } = (await shop.owner.send('GET', `${shop.base}/pages/${about.id}`)).json;
    const [id] = Object.keys(document.blocks);
    const block = { ...document.blocks[id ?? ''], type: 52, value: { fundId: roof.id, showAmounts: true } };
    const changed = { ...document, blocks: { ...document.blocks, [id ?? '']: block } };
    await putSections({ session: shop.owner, siteId: shop.siteId, pageId: about.id }, changed);
    await shop.owner.send('POST', `${shop.base}/publish`, {});
    const see = async () => (await shop.shopper()).send('GET', '/about');
    const page = await see();
    expect(page.text).toContain(`method="get" action="/donate/${roof.id}"`);
    expect(page.text).toMatch(/name="amount" value="25\.00" checked/);
    const version = (await read()).version;
    const closed = await shop.owner.send('PUT', `${funds}/${roof.id}`, {
      version,
      fund: { ...body, isOpen: false },
    });
    expect(closed.status).toBe(200);
    expect((await see()).text).not.toContain(`action="/donate/${roof.id}"`);
  });
});
