import { randomUUID } from 'node:crypto';
import { headerFooterEditSchemas } from '@veranda/contracts/header-footer-edits';
import { headerFooterKinds } from '@veranda/domain/header-footer/header-footer-kinds';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let siteId: string;
let slug: string;
let base: string;
beforeAll(async () => {
  app = await createTestApp();
  slug = `frame-${randomUUID().slice(0, 8)}`;
  ({ session: owner, siteId } = await app.ownerWithSite(slug));
  base = `/api/studio/sites/${siteId}`;
});
afterAll(() => app.close());
afterEach(() => expect(app.faults.splice(0)).toEqual([]));

const path = () => `/api/site-header-footer?websiteId=${siteId}`;
const read = async () => (await owner.send('GET', path())).json;
const put = (body: unknown) => owner.send('PUT', path(), body);
const page = async (at = '/') => (await app.site(slug).send('GET', at)).text;
const log = async (kind: string) =>
  (await owner.send('GET', `${base}/documents/${kind}/${siteId}?since=0`)).json;

describe('header and footer of a site', () => {
  it('have a schema for the arguments of every edit', () => {
    for (const kind of Object.values(headerFooterKinds))
      expect(Object.keys(kind.edits)).toEqual(Object.keys(headerFooterEditSchemas));
  });

  it('announce nothing on a new site', async () =>
    expect((await read()).header).toMatchObject({ announcement: false, announcementText: '' }));

  it('administration §7 header and footer: GET /api/site-header-footer answers both; administration §3 header and footer: has header and footer; decisions §owner-calls site: ?websiteId= or X-Website-Id; decisions §owner-calls site: absent: 400 with the field; decisions §owner-calls site: not the caller’s: 404; by the query or a header', async () => {
    const byHeader = await owner.send('GET', '/api/site-header-footer', undefined, {
      'x-website-id': siteId,
    });
    expect(Object.keys(byHeader.json).toSorted()).toEqual(['footer', 'header']);
    expect(byHeader.json).toEqual(await read());
    const unnamed = await owner.send('GET', '/api/site-header-footer');
    expect([unnamed.status, unnamed.json.field]).toEqual([400, 'websiteId']);
    const stranger = await owner.send('GET', `/api/site-header-footer?websiteId=${randomUUID()}`);
    expect(stranger.status).toBe(404);
  });

  it('administration §7 header and footer: PUT /api/site-header-footer with header and footer is a step of the log, and published', async () => {
    await publishSite(owner, siteId);
    const sent = await put({
      header: {
        title: 'The Bakery',
        sticky: true,
        spacing: { top: 8 },
        spacingOnPhone: { top: 2 },
        showSearch: true,
        buttonLabel: 'Book',
        buttonLink: 'https://book.example/',
        announcement: true,
        announcementText: 'Closed on Monday',
        announcementClosable: true,
      },
      footer: { text: 'Line one\nLine two', legal: 'All rights' },
    });
    expect(sent.status, sent.text).toBe(200);
    expect(sent.json).toEqual(await read());
    expect((await log('header')).logged.map(({ label }: { label: string }) => label)).toEqual([
      'Changed the header',
    ]);
    expect(await page()).not.toContain('The Bakery');
    await publishSite(owner, siteId);
    const html = await page();
    for (const words of [
      'The Bakery',
      'v-header-sticky',
      'Closed on Monday',
      'https://book.example/',
      'All rights',
    ])
      expect(html).toContain(words);
    expect(html).toContain('--header-top:8px;--header-top-phone:2px');
    expect(html).toMatch(/Line one\s*<br>\s*Line two/);
    const close = /<script>(\(\(bar[^<]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(close).toContain('v-announcement');
    expect((await put({ header: { title: 'The Bakery' } })).status).toBe(200);
    expect((await log('header')).seq).toBe(1);
  });

  it('keep nothing of a body in which one value is wrong', async () => {
    const before = await read();
    const sent = await put({ header: { title: 'Other', layout: 'diagonal' }, footer: { legal: 'x' } });
    expect([sent.status, sent.json.field]).toEqual([400, 'header.layout']);
    expect((await put({ footer: { nothing: true } })).json.field).toBe('footer.nothing');
    expect(await read()).toEqual(before);
  });

  it('stay as they are when the settings are saved, and the logo is the one of the settings', async () => {
    const logo = randomUUID();
    expect((await put({ header: { logoAssetId: logo, brand: 'picture' } })).status).toBe(200);
    const before = await read();
    const { settings, version } = (await owner.send('GET', `${base}/settings`)).json;
    const saved = await owner.send('PUT', `${base}/settings`, {
      settings: { ...settings, tagline: 'Fresh' },
      version,
    });
    expect(saved.status, saved.text).toBe(200);
    expect(await read()).toEqual(before);
    const stored = await app.db.forSite(siteId, (tx) =>
      tx.selectFrom('site_settings').select('doc').where('siteId', '=', siteId).executeTakeFirstOrThrow(),
    );
    expect((stored.doc as { settings: { logoAssetId: string } }).settings.logoAssetId).toBe(logo);
  });

  it('are shown without a menu, a cart or a title where the owner wants none', async () => {
    await put({
      header: { showMenu: false, showCart: false, showSearch: false, buttonLabel: '', announcement: false },
      footer: { showTitle: false, showMenu: false, showSearch: false, showAccount: false },
    });
    await publishSite(owner, siteId);
    const html = await page();
    expect(html).not.toContain('site-nav"');
    expect(html).not.toContain('v-cart-link');
    expect(html).not.toContain('site-menu"');
    expect(html).not.toContain('site-footer-title');
    expect(html).not.toContain('v-announcement"');
  });
});

describe('links by id', () => {
  it('lead to their page when it is renamed, and are told of when it is gone', async () => {
    const made = (await owner.send('POST', `${base}/pages`, { title: 'Visit us', place: 'main' })).json.page;
    await put({ header: { buttonLabel: 'Visit', buttonLink: `page:${made.id}`, title: 'The Bakery' } });
    const { version } = made;
    const changed = await owner.send('PATCH', `${base}/pages/${made.id}`, {
      version,
      urlSlug: 'find-us',
      status: 'published',
    });
    expect(changed.status, changed.text).toBe(200);
    await publishSite(owner, siteId);
    expect(await page()).toMatch(/href="\/find-us"[^>]*>Visit</);
    const { targets, reserved } = (await owner.send('GET', `${base}/link-targets`)).json;
    expect(targets).toContainEqual({
      kind: 'page',
      id: made.id,
      title: 'Visit us',
      path: '/find-us',
      isPublic: true,
    });
    expect(reserved).toContain('cart');
    expect((await owner.send('DELETE', `${base}/pages/${made.id}`)).status).toBe(200);
    await publishSite(owner, siteId);
    expect(await page()).toMatch(/<span class="v-btn[^>]*>Visit</);
    const later = (await owner.send('GET', `${base}/link-targets`)).json.targets;
    expect(later.map(({ id }: { id: string }) => id)).not.toContain(made.id);
  });
});
