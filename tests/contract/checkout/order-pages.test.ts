import { settlePayment } from '@veranda/server/services/commerce/orders/settle-payment';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { asksBank, details, loses, createShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop('followed');
});
afterAll(() => shop.close());
afterEach(() => expect(shop.app.faults).toEqual([]));

const crumbIn = (form: string) => /name="crumb" value="([^"]+)"/.exec(form)?.[1] ?? '';

async function placedOrder() {
  await shop.setStock('MUG', 9);
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  const { confirmationUrl, orderId } = (await shop.complete(session, 1750)).json;
  const confirmed = await session.send('GET', confirmationUrl);
  const path = (/href="(\/order-status[^"]+)"/.exec(confirmed.text)?.[1] ?? '').replaceAll('&amp;', '&');
  return { session, orderId: orderId as string, confirmed, path };
}

describe('the pages of an order', () => {
  it('storefront §2 page type: 202 is a confirmed order; decisions §paths page type: 202 of a confirmed order', async () => {
    const { confirmed } = await placedOrder();
    expect(confirmed.text).toContain('<body class="page-type-202">');
    expect(confirmed.text).toContain('<meta name="robots" content="noindex">');
  });

  it('storefront §2 page type: 207 is a received order; decisions §paths page type: 207 of a received order, while the payment is awaited; it leads to no status yet', async () => {
    await shop.setStock('MUG', 9);
    const session = await shop.shopper();
    await shop.add(session, 'MUG');
    const { confirmationUrl } = (await shop.complete(session, 1750, { payment: asksBank })).json;
    const received = await session.send('GET', confirmationUrl);
    expect(received.text).toContain('<body class="page-type-207">');
    expect(received.text).not.toContain('/order-status');
    expect(received.text).not.toContain('/api/site-users/account');
  });

  it('tell at /order-status (page type 211) what has become of it, with the way of each parcel', async () => {
    const { session, orderId, path } = await placedOrder();
    const before = await session.send('GET', path);
    expect(before.status).toBe(200);
    expect(before.text).toContain('<body class="page-type-211">');
    expect(before.text).toContain('We are getting this order ready.');
    const order = `/api/studio/sites/${shop.siteId}/orders/${orderId}`;
    const { json } = await shop.owner.send('GET', order);
    const sent = await shop.owner.send('POST', `${order}/shipments`, {
      lines: [{ lineId: json.order.lines[0].id, quantity: 1 }],
      carrier: 'Ferry Post',
      trackingNumber: 'FP 12',
      trackingUrl: 'https://track.example/FP12',
      notify: false,
    });
    expect(sent.status, sent.text).toBe(200);
    const after = (await session.send('GET', path)).text;
    expect(after).toContain('Mug × 1 · Ferry Post FP 12');
    expect(after).toContain('href="https://track.example/FP12"');
    expect(after).not.toContain('We are getting this order ready.');
  });

  it('open to nobody without the token, nor on another site', async () => {
    const { path } = await placedOrder();
    const stranger = await shop.shopper();
    expect((await stranger.send('GET', path)).status).toBe(200);
    expect((await stranger.send('GET', `${path.slice(0, -2)}xx`)).status).toBe(404);
    expect((await stranger.send('GET', '/order-status?token=nothing')).status).toBe(404);
    await shop.app.ownerWithSite('elsewhere');
    expect((await shop.app.site('elsewhere').send('GET', path)).status).toBe(404);
  });

  it('tell that an order is canceled, also to who has the first page open', async () => {
    const { session, orderId, path, confirmed } = await placedOrder();
    expect(confirmed.text).toContain('Thank you');
    const order = `/api/studio/sites/${shop.siteId}/orders/${orderId}`;
    const body = { key: 'cancel-followed', reason: '', notify: false };
    expect((await shop.owner.send('POST', `${order}/cancel`, body)).status).toBe(200);
    expect((await session.send('GET', path)).text).toContain('This order is canceled.');
  });

  it('tell who waits for a payment that it came to nothing, and lead back to the cart', async () => {
    await shop.setStock('MUG', 9);
    const session = await shop.shopper();
    await shop.add(session, 'MUG');
    const { confirmationUrl, orderId } = (await shop.complete(session, 1750, { payment: loses })).json;
    const waiting = await session.send('GET', confirmationUrl);
    expect([waiting.status, waiting.headers.get('refresh')]).toEqual([200, '5']);
    const { siteId } = shop;
    const payment = await shop.app.db.forSite(siteId, (tx) =>
      tx.selectFrom('payment').select('id').where('orderId', '=', orderId).executeTakeFirstOrThrow(),
    );
    const outcome = { kind: 'declined', reference: null, message: 'No.' } as const;
    await settlePayment(shop.app.deps, { siteId, paymentId: payment.id, outcome });
    const told = await session.send('GET', confirmationUrl);
    expect([told.status, told.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(told.headers.get('refresh')).toBeNull();
    expect(told.text).toContain('Nothing was charged');
    expect(told.text).toContain('href="/checkout?declined=1"');
    expect((await session.send('GET', '/checkout?declined=1')).text).toContain('Pay $17.50');
    expect((await session.send('GET', `${confirmationUrl}x`)).status).toBe(404);
    await shop.complete(session, 1750);
    expect((await session.send('GET', confirmationUrl)).text).not.toContain('/checkout?declined');
  });

  it('offer a guest an account with the address of the order, which comes over once it is confirmed', async () => {
    await shop.setStock('MUG', 9);
    const email = 'guest@shop.example';
    const order = async (session: Session, to = email) => {
      await shop.add(session, 'MUG');
      const done = await shop.complete(session, 1750, { details: { ...details, email: to } });
      expect(done.status, done.text).toBe(200);
      return done.json.confirmationUrl as string;
    };
    const session = await shop.shopper();
    const url = await order(session);
    const page = (await session.send('GET', url)).text;
    const form = /<form class="panel" method="post" action="([^"]+)".*?<\/form>/s.exec(page);
    expect(form?.[1]).toBe('/api/site-users/account');
    expect(form?.[0]).toContain(`name="email" value="${email}"`);
    const typed = { email, password: 'a long enough pass phrase', crumb: crumbIn(form?.[0] ?? '') };
    const body = new URLSearchParams(typed).toString();
    const made = await session.send('POST', form?.[1] ?? '', body, { accept: 'text/html' });
    expect([made.status, made.headers.get('location')]).toEqual([303, '/account']);
    const orders = (await session.send('GET', '/account/orders')).text;
    expect(orders).toContain('No orders yet.');
    expect(orders).toContain('Confirm your address to see those orders too');
    const offered = '/api/site-users/account"';
    expect((await session.send('GET', url)).text).not.toContain(offered);
    const stranger = await shop.shopper();
    expect((await stranger.send('GET', url)).text).not.toContain(offered);
    const own = await order(session, 'second@shop.example');
    for (const one of [session, stranger]) expect((await one.send('GET', own)).text).not.toContain(offered);
    const third = await shop.shopper();
    const other = await order(third, 'third@shop.example');
    expect((await session.send('GET', other)).text).not.toContain(offered);
    expect((await third.send('GET', other)).text).toContain(offered);
  });

  it('answer who has no key to them with the page of the theme', async () => {
    const session = await shop.shopper();
    const none = `orderId=${shop.siteId}&auth=none`;
    const bank = `paymentId=${shop.siteId}&auth=none`;
    for (const path of [
      '/order-status?token=nothing',
      `/checkout/order-confirmed?${none}`,
      `/checkout/payment-return?${bank}`,
      `/checkout/test-bank?${bank}`,
    ]) {
      const page = await session.send('GET', path);
      expect([path, page.status, page.headers.get('content-type')]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(page.text).toContain('<main');
    }
  });

  it('tell that all of the money was refunded', async () => {
    const { session, orderId, path } = await placedOrder();
    const order = `/api/studio/sites/${shop.siteId}/orders/${orderId}`;
    const body = { key: 'refund-followed', amount: '17.50', restock: false, reason: '', notify: false };
    expect((await shop.owner.send('POST', `${order}/refunds`, body)).status).toBe(200);
    expect((await session.send('GET', path)).text).toContain('This order has been refunded.');
  });

  it('speak the language of the site', async () => {
    const { session, path } = await placedOrder();
    const settings = `/api/studio/sites/${shop.siteId}/settings`;
    const before = (await shop.owner.send('GET', settings)).json;
    const german = { ...before, settings: { ...before.settings, language: 'de-DE' } };
    const saved = await shop.owner.send('PUT', settings, german);
    expect(saved.status, saved.text).toBe(200);
    const page = (await session.send('GET', path)).text;
    expect(page).toContain('Wir machen diese Bestellung fertig.');
    expect(page).toContain('Zwischensumme');
    const again = (await shop.owner.send('GET', settings)).json;
    await shop.owner.send('PUT', settings, { ...again, settings: before.settings });
  });
});
