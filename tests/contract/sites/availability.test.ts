import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTrial } from '@veranda/db/sites/writer';
import { memberWithRole } from '../../support/member-with-role.ts';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: { session: Session; siteId: string; slug: string };
let later = 0;

const base = () => `/api/studio/sites/${owner.siteId}`;
const set = (body: object, who = owner.session) => who.send('PUT', `${base()}/availability`, body);
const visit = (path: string, who = app.site('shut')) => who.send('GET', path);

/** Follows the studio's link to the site in a browser of its own. */
async function comesFromStudio(member: Session, path = '/about') {
  const browser = app.site('shut');
  const link = await member.send('GET', `${base()}/visit?path=${path}`);
  const { pathname, search } = new URL(link.headers.get('location') ?? '');
  const entered = await browser.send('GET', pathname + search);
  return { browser, link: pathname + search, entered };
}

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.ownerWithSite('shut');
  Object.assign(app.deps, { now: () => Date.now() + later });
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

describe('a private site', () => {
  it('shows visitors and search engines the lock screen alone, without asking for a password', async () => {
    const read = await owner.session.send('GET', `${base()}/availability`);
    expect(read.json).toEqual({ availability: 'public' });
    expect((await visit('/about')).status).toBe(200);
    expect((await visit('/robots.txt')).text).toContain('Sitemap');
    expect((await set({ availability: 'private' })).json).toEqual({ availability: 'private' });
    for (const path of ['/', '/about', '/shop/p/mug', '/sitemap.xml', '/shop?format=rss', '/search?q=mug']) {
      const page = await visit(path);
      expect([path, page.status, page.text.includes('page-type-103')]).toEqual([path, 403, true]);
      expect(page.text).toContain('<meta name="robots" content="noindex">');
      expect(page.text).not.toContain('type="password"');
    }
    expect((await visit('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    expect((await visit('/api/commerce/shopping-cart')).json.code).toBe('site-locked');
    const card = (await owner.session.send('GET', '/api/studio/sites')).json.sites[0];
    expect(card).toMatchObject({ availability: 'private', isClosed: true, hasStudio: true });
  });

  it('lets in nobody by the password that it had before', async () => {
    await set({ availability: 'password', password: 'open sesame' });
    const guest = app.site('shut');
    await guest.send('GET', '/');
    const crumb = guest.cookies.get('crumb') ?? '';
    const form = new URLSearchParams({ password: 'open sesame', returnTo: '/', crumb }).toString();
    await guest.send('POST', '/unlock', form);
    expect((await guest.send('GET', '/about')).status).toBe(200);
    await set({ availability: 'private' });
    expect((await guest.send('GET', '/about')).status).toBe(403);
    await guest.send('POST', '/unlock', form);
    expect((await guest.send('GET', '/about')).status).toBe(403);
  });

  it('asks for a password where one is needed, and keeps the present one where none is given', async () => {
    const missing = await set({ availability: 'password' });
    expect([missing.status, missing.json.code, missing.json.field]).toEqual([
      400,
      'site-password-missing',
      'password',
    ]);
    expect((await set({ availability: 'hidden' })).json.field).toBe('availability');
    await set({ availability: 'password', password: 'open sesame' });
    expect((await set({ availability: 'password' })).json).toEqual({ availability: 'password' });
    await set({ availability: 'private' });
  });
});

describe('the people of a closed site', () => {
  it.each([
    ['viewer', 10],
    ['draft editor', 16],
    ['commenter', 7],
    ['admin', 1],
  ])(
    'decisions §rights viewer: sees a trial, private or locked site: a %s as a visitor would',
    async (_name, role) => {
      const member = await memberWithRole(app, owner.siteId, { role });
      for (const wish of [
        { availability: 'private' },
        { availability: 'password', password: 'open sesame' },
      ]) {
        await set(wish);
        const { browser, entered } = await comesFromStudio(member);
        expect([entered.status, entered.headers.get('location')]).toEqual([303, '/about']);
        expect((await browser.send('GET', '/about')).status).toBe(200);
        expect((await browser.send('GET', '/api/commerce/shopping-cart')).status).toBe(200);
      }
      await set({ availability: 'public' });
      await app.db.forSite(owner.siteId, (tx) =>
        setTrial(tx, { status: 'trial', trialEndsAt: new Date(Date.now() - 1) }),
      );
      await app.deps.sites.refresh(owner.siteId);
      expect((await visit('/about')).status).toBe(403);
      const { browser } = await comesFromStudio(member);
      expect((await browser.send('GET', '/about')).status).toBe(200);
      await app.db.forSite(owner.siteId, (tx) => setTrial(tx, { status: 'paid' }));
      await set({ availability: 'private' });
    },
  );

  it.each([
    ['owner', null, '1'],
    ['draft editor', 16, '1'],
    ['viewer', 10, undefined],
  ])(
    'decisions §tracking contributors: are not counted, by the way through the lock: %s',
    async (_name, role, cookie) => {
      const member = role === null ? owner.session : await memberWithRole(app, owner.siteId, { role });
      for (const wish of [
        { availability: 'password', password: 'open sesame' },
        { availability: 'private' },
      ]) {
        await set(wish);
        const { browser, entered } = await comesFromStudio(member);
        expect([entered.status, browser.cookies.get('uncounted')]).toEqual([303, cookie]);
      }
      const guest = app.site('shut');
      await guest.send('GET', '/unlock?mark=made-up&returnTo=/about');
      expect(guest.cookies.get('uncounted')).toBeUndefined();
    },
  );

  it('of whom a viewer has no studio rights, which the card of the site says', async () => {
    const viewer = await memberWithRole(app, owner.siteId, { role: 10 });
    const { sites } = (await viewer.send('GET', '/api/studio/sites')).json;
    expect(sites[0]).toMatchObject({ slug: 'shut', hasStudio: false, isClosed: true });
    expect((await viewer.send('GET', base())).status).toBe(403);
    expect((await set({ availability: 'public' }, viewer)).status).toBe(403);
    const none = await memberWithRole(app, owner.siteId, { role: 14 });
    expect((await none.send('GET', `${base()}/visit`)).status).toBe(403);
  });

  it('see it for eight hours by a link of one minute, and no longer than they belong to it', async () => {
    const viewer = await memberWithRole(app, owner.siteId, { role: 10 });
    const { browser, link } = await comesFromStudio(viewer, '//elsewhere.example');
    expect((await browser.send('GET', '/about')).status).toBe(200);
    later = 61_000;
    const late = app.site('shut');
    await late.send('GET', link);
    expect((await late.send('GET', '/about')).status).toBe(403);
    expect((await browser.send('GET', '/about')).status).toBe(200);
    later = 8 * 3_600_000 + 1000;
    expect((await browser.send('GET', '/about')).status).toBe(403);
    later = 0;
    await app.db.forSite(owner.siteId, (tx) =>
      tx.updateTable('membership').set({ revokedAt: new Date() }).where('isOwner', '=', false).execute(),
    );
    expect((await browser.send('GET', '/about')).status).toBe(403);
  });

  it('are not taken for people of another site, nor led elsewhere', async () => {
    const other = await app.ownerWithSite('neighbour-of-shut');
    const stranger = await other.session.send('GET', `${base()}/visit`);
    expect(stranger.status).toBe(404);
    const own = await other.session.send('GET', `/api/studio/sites/${other.siteId}/visit`);
    const { pathname, search } = new URL(own.headers.get('location') ?? '');
    const browser = app.site('shut');
    await browser.send('GET', pathname + search);
    expect((await browser.send('GET', '/about')).status).toBe(403);
    const away = await comesFromStudio(owner.session, '//elsewhere.example');
    expect(away.entered.headers.get('location')).toBe('/');
  });
});
