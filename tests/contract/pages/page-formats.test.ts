import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reviewToken } from '@veranda/server/services/commerce/reviews/review-link';
import type { Session } from '../../support/browser-session.ts';
import { details } from '../checkout/shop.ts';
import { createSubscriptionShop, type SubscriptionShop } from '../subscriptions/subscription-shop.ts';

let shop: SubscriptionShop;
let fund: string;
let review: string;

beforeAll(async () => {
  shop = await createSubscriptionShop('formats');
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
  const provider = {
    issuer: `${shop.app.deps.settings.studioOrigin}/_identity`,
    clientId: 'shop',
    clientSecret: 'secret',
    name: 'Acme ID',
  };
  expect((await shop.owner.send('PUT', `${shop.base}/sso`, provider)).status).toBe(200);
  const address = `${shop.base}/commerce/merchandising`;
  const { merchandising, version } = (await shop.owner.send('GET', address)).json;
  const reviewed = { version, merchandising: { ...merchandising, nativeReviews: true } };
  expect((await shop.owner.send('PUT', address, reviewed)).status).toBe(200);
  review = await ordered();
}, 120_000);
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));
afterAll(() => shop.close());

async function ordered(): Promise<string> {
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  await session.send('PUT', '/api/commerce/checkout', details);
  const { grandTotalCents } = (await session.send('GET', '/api/commerce/checkout')).json.cart;
  const done = await shop.complete(session, grandTotalCents);
  expect(done.status, done.text).toBe(200);
  return reviewToken(shop.app.deps, shop.siteId, done.json.orderId);
}

async function setAccess(access: unknown): Promise<void> {
  const { pages } = (await shop.owner.send('GET', `${shop.base}/pages`)).json;
  const page = pages.find((one: { urlSlug: string }) => one.urlSlug === 'about');
  const body = { version: page.version, access };
  expect((await shop.owner.send('PATCH', `${shop.base}/pages/${page.id}`, body)).status).toBe(200);
  expect((await shop.owner.send('POST', `${shop.base}/publish`, {})).status).toBe(200);
}
const gated = (access: unknown) => async () => {
  await setAccess(access);
  return '/about';
};
const at = (path: string) => async () => path;

/**
 * Every page that is drawn in the theme: the statement of its type, its number, its status, and where it
 * stands.
 */
const pages: readonly (readonly [string, number, number, () => Promise<string>])[] = [
  [
    'storefront §2 page type: 1 is main content or a collection; administration §3 page type: main content is 1; decisions §paths page type: 1 of a collection',
    1,
    200,
    at('/shop'),
  ],
  ['storefront §2 page type: 2 is a page; administration §3 page type: page is 2', 2, 200, at('/about')],
  [
    'storefront §2 page type: 50 is a content item; administration §3 page type: content item is 50; decisions §paths page type: 50 of an item',
    50,
    200,
    at('/shop/p/mug'),
  ],
  [
    'storefront §2 page type: 100 is not found; administration §3 page type: not found is 100',
    100,
    404,
    at('/nope'),
  ],
  [
    'storefront §2 page type: 102 is search; administration §3 page type: search is 102; decisions §paths page type: 102 of the search',
    102,
    200,
    at('/search?q=mug'),
  ],
  [
    'storefront §2 page type: 105 is protected content; administration §3 page type: protected content is 105',
    105,
    403,
    gated({ kind: 'password', password: 'sesame' }),
  ],
  [
    'storefront §2 page type: 106 is a member area without access; administration §3 page type: member area without access is 106',
    106,
    403,
    gated({ kind: 'members' }),
  ],
  [
    'storefront §2 page type: 107 is the paywall; administration §3 page type: paywall is 107',
    107,
    403,
    () => gated({ kind: 'paywall', productIds: [shop.variant('MUG').productId] })(),
  ],
  ['storefront §2 page type: 200 is the cart', 200, 200, at('/cart')],
  [
    'storefront §2 page type: 201 is the checkout: the balance of a gift card',
    201,
    200,
    at('/gift-card/balance'),
  ],
  [
    'storefront §2 page type: 203 is a donation; decisions §paths page type: 203 of a donation',
    203,
    200,
    async () => `/donate/${fund}`,
  ],
  [
    'storefront §2 page type: 209 is a request for reviews; decisions §paths review: /reviews/{token}; decisions §paths page type: 209 of a request for reviews',
    209,
    200,
    async () => `/reviews/${review}`,
  ],
  [
    'storefront §2 page type: 211 is the status of an order; decisions §paths page type: 211 of the status of an order',
    211,
    200,
    at('/order-status'),
  ],
  [
    'storefront §2 page type: 300 is leaving the newsletter; decisions §paths page type: 300 of leaving the newsletter',
    300,
    410,
    at('/unsubscribe/x'),
  ],
  [
    'storefront §2 page type: 400 is single sign-on; decisions §paths single sign-on: /sso; decisions §paths page type: 400 of single sign-on',
    400,
    200,
    at('/sso'),
  ],
  ['decisions §paths page type: 2 of the account', 2, 200, at('/account/login')],
];

describe('the formats of a page that is drawn in the theme', () => {
  it.each(pages)('%s', async (_statement, type, status, open) => {
    const path = await open();
    const visitor = await shop.shopper();
    const page = await visitor.send('GET', path);
    expect([page.status, page.headers.get('x-robots-tag') ?? '']).toEqual([
      status,
      type === 300 ? 'noindex' : '',
    ]);
    expect(page.text).toContain(`page-type-${type}`);
    const read = (format: string) => inFormat(visitor, path, format);
    for (const format of ['json', 'json-pretty', 'page-context']) {
      const other = await read(format);
      expect([other.status, other.headers.get('x-robots-tag')]).toEqual([status, 'noindex']);
      expect(other.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect([other.json.pageType, other.json.website.siteTitle]).toEqual([type, 'formats']);
      expect(other.text).not.toContain('"crumb"');
    }
    const main = await read('main-content');
    expect([main.status, main.headers.get('x-robots-tag')]).toEqual([status, 'noindex']);
    expect(main.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(main.text).not.toMatch(/<html|<body/);
  });

  it('holds nothing of a page that a visitor may not see, and all for who may', async () => {
    await setAccess({ kind: 'members' });
    const visitor = await shop.shopper();
    expect((await inFormat(visitor, '/about', 'json')).text).not.toContain('All about it');
    const signedUp = await visitor.send('POST', '/api/site-users/account', {
      email: 'reader@formats.example',
      password: 'a long enough pass phrase',
    });
    expect(signedUp.status, signedUp.text).toBe(200);
    const seen = await inFormat(visitor, '/about', 'main-content');
    expect([seen.status, seen.text.includes('All about it')]).toEqual([200, true]);
    expect([seen.headers.get('x-robots-tag'), seen.text.includes('<html')]).toEqual(['noindex', false]);
  });

  it('leaves a page as it is where it has no such format', async () => {
    expect((await inFormat(await shop.shopper(), '/cart', 'rss')).text).toContain('page-type-200');
  });
});

function inFormat(visitor: Session, path: string, format: string) {
  return visitor.send('GET', `${path}${path.includes('?') ? '&' : '?'}format=${format}`);
}
