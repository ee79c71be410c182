import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSession, type Session } from '../../support/browser-session.ts';
import { addShop, cartPath, completePath, declines, details, good, createShop, type Shop } from './shop.ts';

let shop: Shop;
let path: string;
let visitors = 0;

beforeAll(async () => {
  shop = await createShop('gifts');
  path = `/api/studio/sites/${shop.siteId}/gift-cards`;
});
afterAll(() => shop.close());
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

async function issue(amount: string): Promise<{ id: string; code: string }> {
  const made = await shop.owner.send('POST', path, { amount, note: 'for Ada' });
  expect(made.status).toBe(200);
  return { id: made.json.giftCard.id, code: made.json.code };
}

async function balance(id: string): Promise<string> {
  const { giftCards } = (await shop.owner.send('GET', path)).json;
  return giftCards.find((card: { id: string }) => card.id === id).balance.value;
}

async function withMug(): Promise<Session> {
  await shop.setStock('MUG', 50);
  visitors += 1;
  const session = createSession(
    shop.app.port,
    `gifts.${shop.app.studioHost}`,
    `127.4.${visitors >> 8}.${visitors & 255}`,
  );
  await session.send('GET', '/cart');
  await shop.add(session, 'MUG');
  await session.send('PUT', '/api/commerce/checkout', details);
  return session;
}

const enter = (session: Session, code: string) => session.send('POST', `${cartPath}/gift-cards`, { code });

function pay(session: Session, due: number, more: object = {}) {
  const body = { expectedGrandTotalCents: 1750, expectedAmountDueCents: due, payment: good, ...more };
  return session.send('POST', completePath, body);
}

describe('a gift card', () => {
  it('pays shipping too, and the rest is paid by card', async () => {
    const { id, code } = await issue('10.00');
    const session = await withMug();
    const entered = await enter(session, code.toLowerCase());
    expect(entered.json.shoppingCart).toMatchObject({
      grandTotalCents: 1750,
      amountDueCents: 750,
      giftCards: [{ id, last4: code.slice(-4), amountCents: 1000 }],
    });
    const done = await pay(session, 750);
    expect(done.json.status).toBe('placed');
    const page = await session.send('GET', done.json.confirmationUrl);
    expect(page.text).toContain(`<dt>Gift card ·· ${code.slice(-4)}</dt><dd>-$10.00</dd>`);
    expect(await balance(id)).toBe('0.00');
    const order = await shop.owner.send(
      'GET',
      `/api/studio/sites/${shop.siteId}/orders/${done.json.orderId}`,
    );
    expect(order.json.order.payments).toMatchObject([
      { provider: 'gift-card', status: 'captured', amount: { value: '10.00' } },
      { provider: 'test', status: 'captured', amount: { value: '7.50' } },
    ]);
  });

  it('that covers everything needs no other payment, and keeps the rest', async () => {
    const { id, code } = await issue('20.00');
    const session = await withMug();
    await enter(session, code);
    const done = await pay(session, 0, { payment: undefined });
    expect(done.json.status).toBe('placed');
    expect(await balance(id)).toBe('2.50');
  });

  it('pays in the order in which several were entered', async () => {
    const [first, second] = [await issue('5.00'), await issue('50.00')];
    const session = await withMug();
    await enter(session, first.code);
    expect((await enter(session, second.code)).json.shoppingCart.giftCards).toMatchObject([
      { id: first.id, amountCents: 500 },
      { id: second.id, amountCents: 1250 },
    ]);
    const gone = await session.send('DELETE', `${cartPath}/gift-cards/${first.id}`);
    expect(gone.json.shoppingCart.giftCards).toMatchObject([{ id: second.id, amountCents: 1750 }]);
  });

  it('that covers everything is enough with the total alone', async () => {
    const { code } = await issue('20.00');
    const session = await withMug();
    await enter(session, code);
    const done = await pay(session, 0, { payment: undefined, expectedAmountDueCents: undefined });
    expect(done.json.status, done.text).toBe('placed');
  });

  it('with the total alone takes the rest as it was shown last, and no other', async () => {
    const { code } = await issue('10.00');
    const [first, second] = [await withMug(), await withMug()];
    await enter(first, code);
    await enter(second, code);
    const total = { expectedAmountDueCents: undefined };
    expect((await pay(first, 0, total)).json.status).toBe('placed');
    // The card is empty by now: more than the 7.50 that were shown would be charged.
    expect((await pay(second, 0, total)).json).toMatchObject({
      code: 'CART_CHANGED',
      shoppingCart: { amountDueCents: 1750 },
    });
    await enter(second, (await issue('10.00')).code);
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.updateTable('cart').set({ seenDueMinor: 1n }).where('status', '=', 'open').execute(),
    );
    // Details that come along are saved, and show nothing.
    expect((await pay(second, 0, { ...total, details })).json).toMatchObject({
      code: 'CART_CHANGED',
      shoppingCart: { amountDueCents: 750 },
    });
    expect((await pay(second, 0, { ...total, details })).json.status).toBe('placed');
  });

  it('decisions §numbers gift-card code: stored hashed; keeps its code nowhere: the database has a hash', async () => {
    const { code } = await issue('5.00');
    const rows = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('gift_card').selectAll().execute(),
    );
    const kept = JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value));
    expect(kept).not.toContain(code.replaceAll('-', ''));
  });

  it('unknown, disabled, empty or of another shop is refused', async () => {
    const session = await withMug();
    expect((await enter(session, '0000-0000-0000-0000')).json.code).toBe('gift-card-unknown');
    const disabled = await issue('5.00');
    expect((await shop.owner.send('POST', `${path}/${disabled.id}/disable`)).status).toBe(200);
    expect((await enter(session, disabled.code)).json.code).toBe('gift-card-unknown');
    expect(await balance(disabled.id)).toBe('0.00');
    expect((await shop.owner.send('POST', `${path}/${disabled.id}/disable`)).json.code).toBe(
      'gift-card-disabled',
    );
    const other = await addShop(shop.app, 'elsewhere');
    const abroad = (
      await other.owner.send('POST', `/api/studio/sites/${other.siteId}/gift-cards`, {
        amount: '5',
        note: '',
      })
    ).json;
    expect((await enter(session, abroad.code)).json.code).toBe('gift-card-unknown');
    const spent = await issue('17.50');
    const buyer = await withMug();
    await enter(buyer, spent.code);
    await pay(buyer, 0, { payment: undefined });
    expect((await enter(session, spent.code)).json.code).toBe('gift-card-empty');
  });
});

describe('a gift card under concurrency', () => {
  it('one card spent from ten carts at once pays once; the others are told what is due now', async () => {
    const { id, code } = await issue('17.50');
    const sessions = await Promise.all(Array.from({ length: 10 }, withMug));
    await Promise.all(sessions.map((session) => enter(session, code)));
    const answers = await Promise.all(sessions.map((session) => pay(session, 0, { payment: undefined })));
    expect(answers.filter((answer) => answer.json.status === 'placed')).toHaveLength(1);
    for (const answer of answers.filter((one) => one.json.status !== 'placed'))
      expect(answer.json).toMatchObject({ code: 'CART_CHANGED', shoppingCart: { amountDueCents: 1750 } });
    expect(await balance(id)).toBe('0.00');
  });

  it('is refunded when the bank declines the rest', async () => {
    const { id, code } = await issue('10.00');
    const session = await withMug();
    await enter(session, code);
    expect((await pay(session, 750, { payment: declines })).json.code).toBe('payment-declined');
    expect(await balance(id)).toBe('10.00');
    expect((await pay(session, 750)).json.status).toBe('placed');
    expect(await balance(id)).toBe('0.00');
  });
});

describe('refunds of an order that a gift card has paid', () => {
  async function placed() {
    const { id, code } = await issue('10.00');
    const session = await withMug();
    await enter(session, code);
    const { orderId } = (await pay(session, 750)).json;
    return { id, order: `/api/studio/sites/${shop.siteId}/orders/${orderId}` };
  }
  const options = { restock: false, reason: '', notify: false };

  it('go to the gift card first; a refund of at most its part goes only there', async () => {
    const { id, order } = await placed();
    await shop.owner.send('POST', `${order}/refunds`, { ...options, key: 'first-part', amount: '4.00' });
    expect(await balance(id)).toBe('4.00');
    const more = await shop.owner.send('POST', `${order}/refunds`, {
      ...options,
      key: 'second-part',
      amount: '8.00',
    });
    expect(
      more.json.order.payments.map((payment: { refunded: { value: string } }) => payment.refunded.value),
    ).toEqual(['10.00', '2.00']);
    expect(await balance(id)).toBe('10.00');
  });

  it('canceling refunds everything to both', async () => {
    const { id, order } = await placed();
    const canceled = await shop.owner.send('POST', `${order}/cancel`, {
      key: 'cancel-it',
      reason: '',
      notify: false,
    });
    expect(canceled.json.order).toMatchObject({ status: 'canceled', paymentStatus: 'refunded' });
    expect(await balance(id)).toBe('10.00');
  });
});

describe('the checkout page with a gift card', () => {
  it('takes it in the field of the codes, asks for no card when nothing is due, and places the order', async () => {
    const { code } = await issue('100.00');
    const session = await withMug();
    const crumb = session.cookies.get('crumb') ?? '';
    const typed = { crumb, email: 'ada@shop.example', ...details.shippingAddress, shippingOption: 'flat' };
    const send = (fields: Record<string, string>) =>
      session.send('POST', '/checkout', new URLSearchParams({ ...typed, ...fields }).toString(), {
        accept: 'text/html',
      });
    const applied = await send({ action: 'apply', coupon: code });
    expect(applied.text).toContain(`Gift card ·· ${code.slice(-4)}`);
    expect(applied.text).not.toContain('id="cardNumber"');
    const placed = await send({
      action: 'pay',
      expectedGrandTotalCents: '1750',
      expectedAmountDueCents: '0',
    });
    expect([placed.status, placed.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('order-confirmed'),
    ]);
  });
});
