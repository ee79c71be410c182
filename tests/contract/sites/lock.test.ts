import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: { session: Session; siteId: string; slug: string };
let visitor: Session;

const setLock = (password: string | null) =>
  owner.session.send('PUT', `/api/studio/sites/${owner.siteId}/lock`, { password });
const enter = (session: Session, password: string, returnTo = '/about') =>
  session.send(
    'POST',
    '/unlock',
    new URLSearchParams({ password, returnTo, crumb: session.cookies.get('crumb') ?? '' }).toString(),
  );

// The site is called after its address, which is no secret to who asks for it: what is read is the title and the text.
const titlesOf = (html: string): string =>
  html
    .replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<(?!meta)[^>]*>/g, ' ')
    .replace(/https?:[^"' ]*/g, '');

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.ownerWithSite('locked');
  expect((await setLock('open sesame')).json).toEqual({ locked: true });
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
  ])('administration §2 lock screen: says This page is locked; shows nothing behind it: %s', async (path) => {
    const page = await visitor.send('GET', path);
    expect(page.status).toBe(403);
    expect(page.text).toContain('This page is locked');
    expect(page.text).toContain('page-type-103');
    expect(page.text).toContain('<meta name="robots" content="noindex">');
    expect(page.text).not.toMatch(/A mug|>Mug|>About|v-nav/);
  });

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
    expect(page.text).not.toMatch(/<nav|v-nav|>About<|>Shop</);
    expect(titlesOf(page.text)).not.toMatch(/locked/i);
  });

  it('says neither its name nor where it leads on the lock screen', async () => {
    const page = await visitor.send('GET', '/shop');
    expect(page.text).not.toMatch(/<nav|v-nav|>About<|>Shop</);
    expect(titlesOf(page.text).replaceAll('This page is locked', '')).not.toMatch(/locked/i);
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
    expect([wrong.status, wrong.text.includes('This is not the password.')]).toEqual([403, true]);
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
