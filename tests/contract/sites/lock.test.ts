import { allRoutes } from '@veranda/server/app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { openPlaces } from '@veranda/server/services/sites/visitor-pages/site-lock';
import { visitorTable } from './visitor-table.data.ts';

let app: TestApp;
let owner: { session: Session; siteId: string; slug: string };
let visitor: Session;

const setLock = (password: string | null) =>
  setAvailability(password === null ? { availability: 'public' } : { availability: 'password', password });
const setAvailability = (body: object) =>
  owner.session.send('PUT', `/api/studio/sites/${owner.siteId}/availability`, body);
const enter = (session: Session, password: string, returnTo = '/about') =>
  session.send(
    'POST',
    '/unlock',
    new URLSearchParams({ password, returnTo, crumb: session.cookies.get('crumb') ?? '' }).toString(),
  );

/** Stands in the title of the site and nowhere else. */
const title = 'Marzipanerie';
/** Each is in one of the other places that say whose site it is. */
const secrets = ['Ofenwarm', 'Mandelduft', 'Zuckerguss', 'post@zimtstern\\.example'];
const [tagline, description, businessName] = secrets;
/** The site’s title, what else names it, and what its navigation leads to. */
const identity = new RegExp(
  `${title}|<nav|v-nav|"navigation"|>About<|>Shop<|All about it|${secrets.join('|')}`,
);

// The contracts are the same for every application: only their handlers need one.
const routes = allRoutes({ settings: { development: true }, mail: { inbox: null } } as never)
  .map(({ endpoint }) => endpoint)
  .filter(({ host }) => host === 'site');

/** Addresses of a site that no route of the table answers, with each page in each of its formats. */
async function addressesOfPages(): Promise<readonly string[]> {
  const { pages } = (await owner.session.send('GET', `/api/studio/sites/${owner.siteId}/pages`)).json;
  const slugs = pages.map((page: { urlSlug: string }) => `/${page.urlSlug}`);
  const formats = ['', 'json', 'json-pretty', 'main-content', 'page-context', 'rss', 'ical'];
  const paths = [
    '/shop/p/mug',
    '/shop?category=mugs',
    '/about?page=2',
    '/nothing',
    '/account/nothing',
    ...slugs,
  ];
  return paths.flatMap((path) =>
    formats.map((format) =>
      format === '' ? path : `${path}${path.includes('?') ? '&' : '?'}format=${format}`,
    ),
  );
}

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.ownerWithSite('locked');
  const settings = `/api/studio/sites/${owner.siteId}/settings`;
  const read = (await owner.session.send('GET', settings)).json;
  const identified = { title, tagline, description, businessName, businessEmail: 'post@zimtstern.example' };
  const named = { settings: { ...read.settings, ...identified }, version: read.version };
  expect((await owner.session.send('PUT', settings, named)).status).toBe(200);
  await owner.session.send('POST', `/api/studio/sites/${owner.siteId}/publish`, {});
  expect((await app.site('locked').send('GET', '/about')).text).toMatch(identity);
  expect((await setLock('open sesame')).json).toEqual({ availability: 'password' });
});
beforeEach(async () => {
  await app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
  visitor = app.site('locked');
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

describe('a locked site, storefront §2 (lock screen 103)', () => {
  it.each([
    '/',
    '/about',
    '/shop',
    '/shop/p/mug',
    '/search?q=mug',
    '/sitemap.xml',
    '/cart',
    '/shop?format=json',
    '/nothing',
  ])(
    'storefront §2 page type: 103 is the lock screen; administration §3 page type: lock screen is 103; administration §2 lock screen: says This page is locked; shows nothing behind it: %s',
    async (path) => {
      const page = await visitor.send('GET', path);
      expect(page.status).toBe(403);
      expect(page.text).toContain('This page is locked');
      expect(page.text).toContain('page-type-103');
      expect(page.text).toContain('<meta name="robots" content="noindex">');
      expect(page.text).not.toMatch(/A mug|>Mug|>About|v-nav/);
    },
  );

  it('tells robots to stay away, and refuses calls', async () => {
    expect((await visitor.send('GET', '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    const call = await visitor.send('GET', '/api/commerce/shopping-cart');
    expect([call.status, call.json.code]).toEqual([403, 'site-locked']);
  });

  it.each([
    '/unsubscribe/nobody',
    '/confirm-subscription/nobody',
    '/cart/reminders/nobody',
    '/cart/restock/nobody',
    '/order-status?orderId=none&auth=none',
    '/downloads/none',
    '/account',
    '/account/login',
    '/account/subscriptions',
  ])('decision 0034: leaves open where mails lead that their reader must act on: %s', async (path) => {
    const page = await visitor.send('GET', path);
    expect(page.status).not.toBe(403);
    expect(page.text).not.toContain('This page is locked');
    expect(page.text).not.toMatch(identity);
  });

  it('says neither its title nor where it leads at the address of any route', {
    timeout: 180_000,
  }, async () => {
    const told: string[] = [];
    for (const { name, method, path } of routes) {
      await app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
      const row = visitorTable[name];
      const address = path.replace(/:(\w+)/g, '01a1fc6e-b71e-7903-b591-e6675bceb2c9');
      const body = method === 'GET' ? undefined : (row?.body ?? {});
      const headers = { 'sec-fetch-site': 'same-origin', accept: 'text/html' };
      const url = row?.query === undefined ? address : `${address}?${row.query}`;
      const { text, status } = await visitor.send(method, url, body, headers);
      if (identity.test(text)) told.push(`${method} ${url}: ${status}`);
      expect(status, url).toBeLessThan(500);
    }
    expect(told).toEqual([]);
  });

  it('says neither on its pages in any format, nor in its files, nor below what is open', async () => {
    const files = ['/robots.txt', '/sitemap.xml', '/favicon.ico'];
    const below = openPlaces.flatMap((place) =>
      ['nothing', 'nothing/here', 'nothing.js', '%2e%2e/about'].map(
        (end) => `${place.replace(/\/?$/, '/')}${end}`,
      ),
    );
    const told: string[] = [];
    for (const path of [...(await addressesOfPages()), ...files, ...openPlaces, ...below])
      if (identity.test((await visitor.send('GET', path)).text)) told.push(path);
    expect(told).toEqual([]);
  });

  it('decision 0034: lets a reader out of reminders with one click', async () => {
    const sent = await visitor.send('POST', '/cart/reminders/nobody', 'List-Unsubscribe=One-Click');
    expect(sent.json?.code).not.toBe('site-locked');
  });

  it('serves what the lock screen is drawn with', async () => {
    const { text } = await visitor.send('GET', '/');
    const sheet = /<link rel="stylesheet" href="([^"]+)">/.exec(text)?.[1] ?? '';
    expect((await visitor.send('GET', sheet)).status).toBe(200);
  });

  it('lets in who knows the password, on to where they wanted to go', async () => {
    await visitor.send('GET', '/about');
    const wrong = await enter(visitor, 'open barley');
    expect([wrong.status, wrong.text.includes('That password is incorrect.')]).toEqual([403, true]);
    const right = await enter(visitor, 'open sesame');
    expect([right.status, right.headers.get('location')]).toEqual([303, '/about']);
    expect((await visitor.send('GET', '/about')).status).toBe(200);
    expect((await visitor.send('GET', '/shop/p/mug')).status).toBe(200);
  });

  it('leads nowhere else than to the site', async () => {
    await visitor.send('GET', '/');
    const sent = await enter(visitor, 'open sesame', '//elsewhere.example');
    expect(sent.headers.get('location')).toBe('/');
  });

  it('asks again when the password changes, and lets everyone in when there is none', async () => {
    await visitor.send('GET', '/');
    await enter(visitor, 'open sesame');
    await setLock('another word');
    expect((await visitor.send('GET', '/about')).status).toBe(403);
    await setLock(null);
    expect((await app.site('locked').send('GET', '/about')).status).toBe(200);
    await setLock('open sesame');
  });

  it('counts guesses: 10 in 15 minutes', async () => {
    await visitor.send('GET', '/');
    const states = [];
    for (let n = 0; n < 11; n += 1) states.push((await enter(visitor, `guess ${n}`)).status);
    expect(states.slice(0, 10)).toEqual(Array(10).fill(403));
    expect(states[10]).toBe(429);
  });

  it('has a password of four characters at least', async () => {
    const short = await setLock('abc');
    expect([short.status, short.json.field]).toEqual([400, 'password']);
  });
});
