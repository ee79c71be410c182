import { maxSearchLength } from '@veranda/contracts/search';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await createShop('readable')));
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults.splice(0)).toEqual([]));
afterAll(() => shop.close());

const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const open = (session: Session, path: string) => session.send('GET', path, undefined, { accept });
const origin = () => `http://readable.${shop.app.studioHost}`;
const expired = 'Your session has expired.';

/** A form as a browser sends it from a page of the site, with the crumb that the page held. */
const sendForm = (
  session: Session,
  path: string,
  { referer = `${origin()}/cart`, crumb = 'stale', ...fields }: Readonly<Record<string, string>>,
) =>
  session.send('POST', path, new URLSearchParams(fields).toString(), {
    accept,
    origin: origin(),
    'x-csrf-token': crumb,
    ...(referer === '' ? {} : { referer }),
  });

describe('an address of a site that a visitor opens', () => {
  it.each([
    ['/account/login?utm_source=mail', 200, 'Log in'],
    ['/account/orders?utm_source=mail', 303, ''],
    ['/checkout?utm_source=mail', 303, ''],
    ['/account/nonsense', 404, 'We could not find that page.'],
    ['/reviews/x', 404, 'We could not find that page.'],
    ['/downloads/x', 404, 'We could not find that page.'],
    ['/checkout/order-confirmed', 404, 'We could not find that page.'],
    [`/order-status?token=${'x'.repeat(300)}`, 404, 'We could not find that page.'],
    [`/confirm-subscription/${'x'.repeat(250)}`, 404, 'We could not find that page.'],
    ['/cart/%zz', 404, 'We could not find that page.'],
    ['/api/nothing', 404, 'We could not find that page.'],
    ['/%00', 404, 'We could not find that page.'],
    ['/shop/p/%00', 404, 'We could not find that page.'],
    ['/cart/', 200, 'Your cart is empty'],
    [`/search/?q=${'x'.repeat(maxSearchLength)}`, 200, 'Search'],
  ])('is answered with a page: %s', async (path, status, text) => {
    const page = await open(await shop.shopper(), path);
    expect([page.status, page.json]).toEqual([status, undefined]);
    if (status !== 303) expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.text).toContain(text);
    if (status === 404) expect(page.text).toContain('page-type-100');
  });

  it('storefront §2 page type: 101 is an error; administration §3 page type: error is 101: says in the theme that there were too many searches', async () => {
    const session = await shop.shopper();
    for (let n = 0; n < 30; n += 1) await session.send('GET', '/search?q=mug');
    const page = await open(session, '/search?q=mug');
    expect([page.status, page.text.includes('Please try again in a few seconds.')]).toEqual([429, true]);
    expect(page.text).toContain('page-type-101');
    expect(page.text).toContain('<meta name="robots" content="noindex">');
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('administration §8 not found: the error carries a path; it is answered in JSON to whoever asks for it', async () => {
    const session = await shop.shopper();
    const answered = async (method: string, path: string, body?: object, who = session) =>
      (await who.send(method, path, body)).json;
    for (const path of [
      '/account/nonsense',
      '/api/nothing',
      '/s/none.pdf',
      `/assets/${shop.siteId}/none/none.jpg`,
    ])
      expect(await answered('GET', `${path}?format=500w`)).toMatchObject({ code: 'not-found', path });
    expect(await answered('POST', '/nothing', {})).toMatchObject({ code: 'not-found', path: '/nothing' });
    const file = `/api/studio/sites/${shop.siteId}/assets/${crypto.randomUUID()}`;
    for (const path of [file, '/api/nothing'])
      expect(await answered('GET', path, undefined, shop.owner)).toMatchObject({ path });
    expect(await answered('GET', `${file}/none?a=b`, undefined, shop.owner)).toMatchObject({
      path: `${file}/none`,
    });
    expect((await answered('POST', '/api/commerce/shopping-cart/entries', {})).path).toBeUndefined();
  });
});

describe('a form whose crumb has expired', () => {
  it('leads back to its page, which says so once and has a fresh crumb', async () => {
    const session = await shop.shopper();
    await shop.add(session, 'MUG');
    const sent = await sendForm(session, '/cart', { checkout: '1' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${origin()}/cart`]);
    const page = await open(session, '/cart');
    expect(page.text).toMatch(
      /<main[^>]*><p class="v-notice v-page-notice" role="alert">Your session has expired/,
    );
    expect((await open(session, '/cart')).text).not.toContain(expired);
    const again = await sendForm(session, '/cart', {
      checkout: '1',
      crumb: session.cookies.get('crumb') ?? '',
    });
    expect([again.status, again.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/checkout/),
    ]);
  });

  it('does so on a page that is kept for everybody, whatever the browser has of it', async () => {
    const session = await shop.shopper();
    const kept = await open(session, '/about');
    const referer = `${origin()}/about?from=mail`;
    const sent = await sendForm(session, '/api/commerce/shopping-cart/entries', { referer });
    expect(sent.headers.get('location')).toBe(referer);
    const etag = kept.headers.get('etag') ?? '';
    const headers = { accept, 'if-none-match': etag, 'accept-encoding': 'br' };
    const page = await session.send('GET', '/about', undefined, headers);
    expect([page.status, page.text.includes(expired)]).toEqual([200, true]);
    expect([page.headers.get('cache-control'), page.headers.get('etag')]).toEqual([
      'private, no-store',
      null,
    ]);
    expect((await open(session, '/about')).text).toBe(kept.text);
  });

  it.each([
    ['was sent from nowhere', ''],
    ['was sent from another site', 'https://elsewhere.example/cart'],
    ['stood on the answer of a call', '/api/commerce/shopping-cart/entries'],
  ])('is told on the error page where it %s', async (_where, from) => {
    const referer = from.startsWith('/') ? origin() + from : from;
    const page = await sendForm(await shop.shopper(), '/gift-card/balance', { referer, code: 'x' });
    expect([page.status, page.text.includes('page-type-101')]).toEqual([403, true]);
    expect(page.text).toContain(expired);
  });

  it('asks for cookies where the browser brings none', async () => {
    const page = await sendForm(shop.app.site('readable'), '/cart', { checkout: '1' });
    expect([page.status, page.text.includes('Please enable cookies in your browser')]).toEqual([403, true]);
  });

  it('is answered in JSON to an island', async () => {
    const session = await shop.shopper();
    const answer = await session.send('POST', '/cart', {}, { 'x-csrf-token': 'stale' });
    expect([answer.status, answer.json.crumbFail]).toEqual([403, true]);
    expect(session.cookies.has('notice')).toBe(false);
  });
});

describe('a form that leads nowhere, or cannot be read', () => {
  it('is answered with a page', async () => {
    const session = await shop.shopper();
    const crumb = session.cookies.get('crumb') ?? '';
    const nowhere = await sendForm(session, '/nothing', { crumb });
    expect([nowhere.status, nowhere.text.includes('page-type-100')]).toEqual([404, true]);
    const wrong = await sendForm(session, '/api/commerce/shopping-cart/entries', {
      crumb,
      itemId: 'x'.repeat(5000),
    });
    expect([wrong.status, wrong.text.includes('page-type-101')]).toEqual([400, true]);
  });
});

describe('a fault', () => {
  const asPage = (html: string) => [
    html.includes('page-type-101'),
    html.includes('This page cannot be shown right now.'),
  ];

  it('in a call becomes the bare error page, and JSON to whoever reads it', async () => {
    const session = await shop.shopper();
    const { system } = shop.app.deps.pages;
    Object.assign(shop.app.deps.pages, { system: () => Promise.reject(new Error('broken')) });
    const [page, json, refused] = [
      await open(session, '/cart'),
      await session.send('GET', '/cart'),
      await open(session, '/account/nonsense'),
    ];
    Object.assign(shop.app.deps.pages, { system });
    expect(shop.app.faults.splice(0)).toHaveLength(2);
    expect([page.status, ...asPage(page.text)]).toEqual([500, true, true]);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect([json.status, json.json]).toEqual([500, { error: 'Something went wrong', code: 'fault' }]);
    expect([refused.status, ...asPage(refused.text)]).toEqual([404, true, true]);
  });

  it('in a page becomes it too', async () => {
    const session = await shop.shopper();
    const { serve } = shop.app.deps.pages;
    Object.assign(shop.app.deps.pages, { serve: () => Promise.reject(new Error('broken')) });
    const page = await open(session, '/about');
    const other = await session.send('GET', '/about');
    Object.assign(shop.app.deps.pages, { serve });
    expect(shop.app.faults.splice(0)).toHaveLength(2);
    expect([page.status, ...asPage(page.text)]).toEqual([503, true, true]);
    expect(page.headers.get('retry-after')).toBe('3');
    expect(other.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('while a page is made becomes it too, in the language of the site', async () => {
    await shop.app.deps.db.forSite(shop.siteId, (tx) =>
      tx.updateTable('site').set({ language: 'de' }).where('id', '=', shop.siteId).execute(),
    );
    await shop.app.deps.sites.refresh(shop.siteId);
    const session = await shop.shopper();
    const { system } = shop.app.deps.pages;
    Object.assign(shop.app.deps.pages, { system: () => Promise.reject(new Error('broken')) });
    const page = await open(session, '/cart');
    Object.assign(shop.app.deps.pages, { system });
    expect(shop.app.faults.splice(0)).toHaveLength(1);
    expect(page.text).toContain('<html lang="de" dir="ltr">');
    expect(page.text).toContain('Diese Seite kann gerade nicht gezeigt werden.');
    expect((await shop.owner.send('POST', `/api/studio/sites/${shop.siteId}/unpublish`, {})).status).toBe(
      200,
    );
    const gone = await open(session, '/');
    expect([gone.status, gone.text.includes('lang="de"')]).toEqual([404, true]);
    expect(gone.text).toContain('Diese Website ist noch nicht veröffentlicht.');
  });
});
