import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSession, type Session } from '../../support/browser-session.ts';
import { card, declines, details, good, createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await createShop('tested-cards');
  await shop.setStock('MUG', 200);
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));

async function withMug(session: Session): Promise<Session> {
  await shop.add(session, 'MUG');
  return session;
}

async function from(place: string): Promise<Session> {
  const session = createSession(shop.app.port, `${shop.slug}.${shop.app.studioHost}`, place);
  await session.send('GET', '/cart');
  return withMug(session);
}

const pay = (session: Session, payment: unknown = declines) => shop.complete(session, 1750, { payment });

async function decline(session: Session, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1)
    expect(await pay(session)).toMatchObject({ status: 409, json: { code: 'payment-declined' } });
}

async function asked(): Promise<number> {
  const rows = await shop.app.db.forSite(shop.siteId, (tx) =>
    tx.selectFrom('payment').select('id').execute(),
  );
  return rows.length;
}

const held = {
  status: 429,
  json: {
    code: 'too-many-declines',
    field: 'payment',
    error: 'Too many payments were declined. Please try again in 10 minutes.',
  },
};

describe('decision 0102: declined payments', () => {
  it('are held back after ten in ten minutes of an address: no other cart of it asks the provider', async () => {
    await decline(await from('127.1.0.1'), 6);
    await decline(await from('127.1.0.1'), 4);
    const before = await asked();
    const another = await from('127.1.0.1');
    const refused = await pay(another, good);
    expect(refused).toMatchObject(held);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(await asked()).toBe(before);
    expect((await pay(await from('127.1.0.2'), good)).json.status).toBe('placed');
  });

  it('are held back after ten in ten minutes of a cart, wherever they come from', async () => {
    const first = await from('127.2.0.1');
    await decline(first, 10);
    const elsewhere = createSession(shop.app.port, `${shop.slug}.${shop.app.studioHost}`, '127.2.0.2');
    for (const [name, value] of first.cookies) elsewhere.cookies.set(name, value);
    expect(await pay(elsewhere, good)).toMatchObject(held);
  });

  it('are the only ones counted: neither what is placed, nor what is typed wrongly, nor a repeated answer', async () => {
    const session = await from('127.3.0.1');
    await decline(session, 9);
    for (let n = 0; n < 5; n += 1)
      expect((await pay(session, card('4242424242424241'))).json.code).toBe('card-number-invalid');
    const again = { payment: declines, key: 'one try' };
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await shop.complete(session, 1750, again)).status);
    expect(statuses).toEqual([409, 409, 409]);
    expect((await pay(await from('127.3.0.1'))).status).toBe(429);
  });

  it('leave what was paid as it is: its answer is given again', async () => {
    const session = await from('127.4.0.1');
    const paid = await shop.complete(session, 1750, { payment: good, key: 'paid' });
    expect(paid.json.status).toBe('placed');
    await decline(await from('127.4.0.1'), 10);
    const again = await shop.complete(session, 1750, { payment: good, key: 'paid' });
    expect([again.status, again.json.orderId]).toEqual([200, paid.json.orderId]);
  });

  it('are told on the checkout page, in the language of the site, with the time that is left', async () => {
    const session = await from('127.5.0.1');
    await session.send('PUT', '/api/commerce/checkout', { ...details, hold: false });
    await decline(session, 10);
    const form = new URLSearchParams({
      crumb: session.cookies.get('crumb') ?? '',
      action: 'pay',
      email: details.email,
      ...details.shippingAddress,
      shippingOption: 'flat',
      expectedGrandTotalCents: '1750',
      cardNumber: '4242424242424242',
      cardExpiry: '12/40',
      cardCvc: '123',
    }).toString();
    const page = await session.send('POST', '/checkout', form, { accept: 'text/html' });
    expect([page.status, page.text.includes(held.json.error)]).toEqual([429, true]);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(500);
  });
});
