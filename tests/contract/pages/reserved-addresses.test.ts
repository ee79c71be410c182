import { readFileSync } from 'node:fs';
import { allRoutes } from '@veranda/server/app';
import { freshIds, siteTemplatePages } from '@veranda/server/features/sites/site-template-rows';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { administer, applyAgain } from '../../support/postgres-setup.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { tinySiteTemplate } from '../../support/tiny-site-template.ts';

let app: TestApp;
let owner: Session;
let siteId = '';
let base = '';

beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('kept-words'));
  base = `/api/studio/sites/${siteId}`;
});
afterAll(async () => app.close());

const migration = 'packages/db/migrations/0104-reserved-addresses.sql';
const later = [
  'packages/db/migrations/0105-theme-scripts.sql',
  'packages/db/migrations/0187-comment-mails-address.sql',
];

describe('addresses that the platform answers itself', () => {
  it('are the first words of all routes of a site, of its bundles and of its files', () => {
    const routed = allRoutes(app.deps)
      .filter(({ endpoint }) => endpoint.host === 'site')
      .map(({ endpoint }) => endpoint.path.split('/')[1]);
    for (const word of [...routed, 'bundles', 'fonts', 'theme-assets', 'assets-css', 'sitemap.xml'])
      expect(app.deps.reservedSlugs()).toContain(word);
  });

  // A word that is new here may be the address of a page: a new migration must move such pages.
  it('are known to a migration that moves the pages which stood there', () => {
    const moved = [migration, ...later].map((file) => readFileSync(file, 'utf8')).join();
    for (const word of app.deps.reservedSlugs()) expect(moved).toContain(`'${word}'`);
  });

  it('are given to no new page, no renamed one, no store and no page of a starter', async () => {
    const stores = `/api/content-service/product/1.1/websites/${siteId}/products`;
    const { page } = (await owner.send('POST', `${base}/pages`, { title: 'Plain', place: 'unlinked' })).json;
    for (const word of ['preview', 'unlock', 'unlock-page', 'downloads', 'installments', 'theme-assets']) {
      const added = await owner.send('POST', `${base}/pages`, { title: word, place: 'unlinked' });
      expect(added.json.page.urlSlug).toBe(`my-${word}`);
      const change = { urlSlug: word, version: page.version };
      const renamed = await owner.send('PATCH', `${base}/pages/${page.id}`, change);
      expect([renamed.status, renamed.json.error, renamed.json.suggestion]).toEqual([
        409,
        expect.stringContaining(`Try /my-${word}-1.`),
        `my-${word}-1`,
      ]);
      const store = await owner.send('POST', stores, { title: word, navigationTitle: word });
      expect(store.json.urlId).toBe(`${word}-1`);
    }
    const siteTemplate = {
      ...tinySiteTemplate,
      collections: tinySiteTemplate.collections.map((collection) => ({
        ...collection,
        urlSlug: collection.isHome ? '' : 'search',
      })),
    };
    const made = siteTemplatePages(siteTemplate, freshIds(randomUUID), {
      canary: '',
      reserved: app.deps.reservedSlugs(),
    });
    expect(new Set(made.map((one) => one.urlSlug))).toEqual(new Set(['', 'search-1']));
  });

  it('are refused in a sentence that says whose they are', async () => {
    const { page } = (await owner.send('POST', `${base}/pages`, { title: 'Basket', place: 'unlinked' })).json;
    const refusals = [];
    for (const urlSlug of ['cart', 'account', 'search', 'api']) {
      const change = { urlSlug, version: page.version };
      refusals.push((await owner.send('PATCH', `${base}/pages/${page.id}`, change)).json.error);
    }
    expect(refusals).toEqual([
      '/cart belongs to the shop. Try /my-cart.',
      '/account belongs to customer accounts. Try /my-account.',
      '/search belongs to the site search. Try /my-search.',
      '/api is an address that every site needs for itself. Try /my-api.',
    ]);
  });

  it('are left by pages that stood there before, which are then seen', async () => {
    const added = await owner.send('POST', `${base}/pages`, { title: 'Seen', place: 'unlinked' });
    const { id } = added.json.page;
    await administer(app.db.url, `update collection set url_slug = 'theme-assets' where id = '${id}'`);
    await applyAgain(app.db.url, migration);
    const { page } = (await owner.send('GET', `${base}/pages/${id}`)).json;
    expect(page.urlSlug).toBe('theme-assets-2');
    await owner.send('PATCH', `${base}/pages/${id}`, { status: 'published', version: page.version });
    expect((await owner.send('POST', `${base}/publish`, {})).status).toBe(200);
    expect((await app.site('kept-words').send('GET', '/theme-assets-2')).text).toContain('Seen');
  });
});
