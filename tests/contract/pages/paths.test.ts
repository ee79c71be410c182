import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { details } from '../checkout/shop.ts';
import { createSubscriptionShop, type SubscriptionShop } from '../subscriptions/subscription-shop.ts';

let shop: SubscriptionShop;
let fund = '';
let card = '';
beforeAll(async () => {
  shop = await createSubscriptionShop('paths');
  const roof = {
    name: 'A roof',
    description: '',
    suggested: ['10.00'],
    ownAmount: true,
    least: '5.00',
    most: '1000.00',
    monthly: true,
    goal: null,
    thanks: '',
    imageId: null,
    isOpen: true,
  };
  fund = (await shop.owner.send('POST', `${shop.base}/funds`, roof)).json.fund.id;
  card = await shop.addProduct({
    kind: 'gift-card',
    title: 'Card',
    prices: { '10': '10.00', '20': '20.00' },
  });
}, 60_000);
afterEach(() => expect(shop.app.faults).toEqual([]));
afterAll(() => shop.close());

describe('a path that the specification does not show', () => {
  it.each<[string, () => string, number, RegExp]>([
    ['decisions §paths checkout: /order-status', () => '/order-status', 200, /page-type-211/],
    ['decisions §paths checkout: /donate/{id}', () => `/donate/${fund}`, 200, /page-type-203/],
    [
      'decisions §paths gift card: /gift-card/{itemId}?sku=; decisions §paths page type: 201 of a gift card',
      () => `/gift-card/${card}?sku=`,
      200,
      /page-type-201/,
    ],
    ['decisions §paths account: /account/login', () => '/account/login', 200, /page-type-2\b/],
    [
      'decisions §paths newsletter: /unsubscribe/{token} with one click and no login',
      () => '/unsubscribe/x',
      410,
      /page-type-300/,
    ],
    ['decisions §paths item: /{store}/p/{slug} in a store', () => '/shop/p/mug', 200, /page-type-50/],
    ['decisions §paths format: json', () => '/shop/p/mug?format=json', 200, /^\{"/],
    ['decisions §paths format: page-context', () => '/shop?format=page-context', 200, /"collection"/],
    ['decisions §paths format: main-content', () => '/about?format=main-content', 200, /^(?!<html)/],
    ['decisions §paths system: /search?q=', () => '/search?q=mug', 200, /page-type-102/],
    ['decisions §paths system: /robots.txt', () => '/robots.txt', 200, /^User-agent: \*/],
    ['decisions §paths system: /sitemap.xml', () => '/sitemap.xml', 200, /<urlset/],
    ['decisions §paths list: ?offset=', () => '/shop?offset=1', 200, /page-type-1\b/],
  ])('%s', async (_statement, path, status, content) => {
    const page = await (await shop.shopper()).send('GET', path());
    expect([page.status, content.test(page.text)]).toEqual([status, true]);
  });

  it('decisions §paths system: /favicon.ico', async () => {
    const icon = await shop.app.site('paths').send('GET', '/favicon.ico');
    expect(icon.headers.get('content-type')).toMatch(/^image\//);
  });

  it.each([
    ['decisions §paths account: /account is the account itself', '/account'],
    ['decisions §paths account: /account/orders', '/account/orders'],
    ['decisions §paths account: /account/subscriptions', '/account/subscriptions'],
    ['decisions §paths account: /account/downloads', '/account/downloads'],
  ])('%s, for whoever is logged in', async (_statement, path) => {
    const session = await shop.shopper();
    expect((await session.send('GET', path)).status).toBe(303);
    const email = `${path.slice(9) || 'account'}@paths.example`;
    const user = { email, password: 'a long enough pass phrase' };
    expect((await session.send('POST', '/api/site-users/account', user)).status).toBe(200);
    expect((await session.send('GET', path)).status).toBe(200);
  });

  it('decisions §paths page type: 201 of the checkout; decisions §paths checkout: /checkout itself; decisions §paths checkout: /checkout/order-confirmed', async () => {
    const session = await shop.shopper();
    await shop.add(session, 'MUG');
    await session.send('PUT', '/api/commerce/checkout', details);
    expect((await session.send('GET', '/checkout')).text).toContain('page-type-201');
    const { grandTotalCents } = (await session.send('GET', '/api/commerce/checkout')).json.cart;
    const { confirmationUrl } = (await shop.complete(session, grandTotalCents)).json;
    expect(confirmationUrl).toMatch(/^\/checkout\/order-confirmed\?orderId=[^&]+&auth=/);
  });

  it('decisions §paths checkout: /subscribe; decisions §paths page type: 201 of a subscription', async () => {
    const tea = await shop.planned('Tea', { period: { value: 1, unit: 'MONTH' }, numCycles: 0 });
    const session = await shop.agreed(tea, 'Tea');
    const page = await session.send('GET', '/subscribe');
    expect([page.status, page.text.includes('page-type-201')]).toEqual([200, true]);
  });
});
