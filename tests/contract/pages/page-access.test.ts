import { publishSite } from '../../support/publish-site.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let base: string;

beforeAll(async () => {
  shop = await createShop('gated');
  base = `/api/studio/sites/${shop.siteId}`;
});
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterAll(async () => {
  expect(shop.app.faults).toEqual([]);
  await shop.close();
});

const about = async () => {
  const { pages } = (await shop.owner.send('GET', `${base}/pages`)).json;
  return pages.find((page: { urlSlug: string }) => page.urlSlug === 'about');
};
async function setAccess(access: unknown): Promise<void> {
  const page = await about();
  const changed = await shop.owner.send('PATCH', `${base}/pages/${page.id}`, {
    version: page.version,
    access,
  });
  expect([changed.status, changed.text.slice(0, 0)]).toEqual([200, '']);
  await publishSite(shop.owner, shop.siteId);
}
const visitor = (): Session => shop.app.site('gated');
const see = (session: Session, path = '/about') => session.send('GET', path);

async function member(email: string): Promise<Session> {
  const session = visitor();
  await see(session, '/');
  const signed = await session.send('POST', '/api/site-users/account', {
    email,
    password: 'a long enough pass phrase',
    firstName: 'Ada',
    lastName: 'Stone',
  });
  expect(signed.status).toBe(200);
  return session;
}

describe('storefront §2: protected content (105)', () => {
  beforeAll(() => setAccess({ kind: 'password', password: 'open sesame' }));

  it('asks for the password in place of the page, in no format and nowhere else', async () => {
    const page = await see(visitor());
    expect([page.status, page.text.includes('page-type-105')]).toEqual([403, true]);
    expect(page.text).toContain('This page is protected');
    expect(page.text).toContain('<meta name="robots" content="noindex">');
    expect((await see(visitor(), '/about?format=json')).text).not.toContain('Who we are');
    expect((await see(visitor(), '/sitemap.xml')).text).not.toContain('/about<');
    expect((await see(visitor(), '/search?q=about')).text).not.toMatch(/v-found-title"><a href="\/about"/);
  });

  it('opens by the password, for this page and this password only', async () => {
    const session = visitor();
    const { id } = await about();
    const enter = (password: string) =>
      session.send(
        'POST',
        '/unlock-page',
        new URLSearchParams({ page: id, password, returnTo: '/about' }).toString(),
        {
          'sec-fetch-site': 'same-origin',
        },
      );
    const wrong = await enter('open barley');
    expect([wrong.status, wrong.text.includes('That password is incorrect.')]).toEqual([403, true]);
    expect((await enter('open sesame')).headers.get('location')).toBe('/about');
    expect((await see(session)).status).toBe(200);
    expect((await see(visitor())).status).toBe(403);
    await setAccess({ kind: 'password', password: 'another word' });
    expect((await see(session)).status).toBe(403);
  });

  it('keeps its password when other things change, and needs one at first', async () => {
    await setAccess({ kind: 'password' });
    expect((await see(visitor())).status).toBe(403);
    await setAccess({ kind: 'everyone' });
    const page = await about();
    const bare = await shop.owner.send('PATCH', `${base}/pages/${page.id}`, {
      version: page.version,
      access: { kind: 'password' },
    });
    expect([bare.status, bare.json.code]).toEqual([400, 'page-password-missing']);
  });

  it('is seen by its owner in the preview', async () => {
    await setAccess({ kind: 'members' });
    const { url } = (await shop.owner.send('GET', `${base}/preview`)).json;
    const path = `${url.slice(new URL(url).origin.length)}&path=/about`;
    expect((await see(visitor(), path)).status).toBe(200);
  });
});

describe('storefront §2: member-area access denied (106)', () => {
  beforeAll(() => setAccess({ kind: 'members' }));

  it('leads strangers to the login and shows members the page', async () => {
    const page = await see(visitor());
    expect([page.status, page.text.includes('page-type-106')]).toEqual([403, true]);
    expect(page.text).toContain('href="/account/login?returnTo=%2Fabout"');
    expect((await see(await member('in@gated.example'))).status).toBe(200);
  });

  it('keeps what a member saw from who comes after', async () => {
    await see(await member('first@gated.example'));
    expect((await see(visitor())).status).toBe(403);
  });
});

describe('storefront §2: paywall (107)', () => {
  beforeAll(() => setAccess({ kind: 'paywall', productIds: [shop.variant('MUG').productId] }));

  it('shows what opens the page, and opens it to who has bought that', async () => {
    await shop.setStock('MUG', 5);
    const session = await member('buyer@gated.example');
    const before = await see(session);
    expect([before.status, before.text.includes('page-type-107')]).toEqual([403, true]);
    expect(before.text).toContain('/shop/p/mug');
    await shop.add(session, 'MUG', 1);
    expect((await shop.complete(session, 1750)).json.status).toBe('placed');
    expect((await see(session)).status).toBe(200);
    expect((await see(visitor())).status).toBe(403);
  });
});
