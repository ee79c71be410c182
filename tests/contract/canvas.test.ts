import type { Canvas } from '@veranda/contracts/canvas';
import type { PageDocument } from '@veranda/domain/pages/document';
import type { SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { decodeCatalog } from '@veranda/render/context/catalog-json';
import { facetsKey } from '@veranda/render/context/catalog-view';
import { cldrLocales } from '@veranda/render/locales/cldr-locales';
import { readPack } from '@veranda/server/platform/locales/read-pack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCanvasEngine } from '../../apps/studio/canvas/canvas-engine.ts';
import { createCanvasRenderer } from '../../apps/studio/canvas/canvas-renderer.ts';
import type { DrawnDocument } from '@veranda/render/context/target';
import { createDemoApp, type DemoOwner, demoSlugs } from '../support/demo-app.ts';

let app: Awaited<ReturnType<typeof createDemoApp>>;
beforeAll(async () => {
  app = await createDemoApp();
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

const nothing: PageDocument = { schema: 1, sections: {}, blocks: {} };

/** The page as a browser draws it from the answer, with locale data. */
async function draw(canvas: Canvas, drawn: DrawnDocument): Promise<string> {
  const engine = createCanvasEngine(() => Promise.resolve(cldrLocales(readPack)));
  const renderer = createCanvasRenderer(canvas, { drawn, engine });
  const { collections, items } = canvas.snapshot;
  const document = [...collections, ...items].find(({ id }) => id === drawn.id)?.document ?? nothing;
  renderer.pageHtml(document);
  await renderer.pendingLocale();
  return renderer.pageHtml(document);
}

// Addresses of the sheet, and what counts the time, are others.
const same = (html: string) =>
  html.replace(/<link rel="stylesheet"[^>]*>/, '').replace(/\d+(?= (?:seconds?|minutes?) ago)/g, '0');

// In a preview, the way to the search leads to the search of the draft.
const withSearchOfSite = (html = '') =>
  html.replace(/href="\/preview\?[^"]*path=%2Fsearch"/g, 'href="/search"');

const withoutScripts = (html = '') => html.replace(/<script.*?<\/script>/gs, '').replace(/\n+/g, '\n');

async function previewed({ session, siteId }: DemoOwner, slug: string, path: string) {
  const { url } = (await session.send('GET', `/api/studio/sites/${siteId}/preview`)).json;
  const { pathname, search } = new URL(url);
  return app.site(slug).send('GET', `${pathname}${search}&path=${encodeURIComponent(path)}`);
}

describe.each(demoSlugs)('the canvas of the demo site %s', (slug) => {
  it('is the published page, for every page, list and item', async () => {
    const { session, siteId } = await app.ownerOf(slug);
    const base = `/api/studio/sites/${siteId}`;
    const { pages } = (await session.send('GET', `${base}/pages`)).json;
    const first = await session.send('GET', `${base}/canvas/page/${pages[0].id}`);
    const { collections, items } = (first.json as Canvas).snapshot;
    const slugs = new Map(collections.map((one: SnapshotCollection) => [one.id, one.urlSlug]));
    const drawn = [
      ...collections.map((one: SnapshotCollection) => ({
        kind: 'page' as const,
        id: one.id,
        path: `/${one.isHome ? '' : one.urlSlug}`,
      })),
      ...items.map((item: SnapshotItem) => ({
        kind: 'item' as const,
        id: item.id,
        path: `/${slugs.get(item.collectionId)}/${item.urlSlug}`,
      })),
    ];
    expect(drawn.length).toBeGreaterThan(5);
    for (const { path, ...document } of drawn) {
      const answer = await session.send('GET', `${base}/canvas/${document.kind}/${document.id}`);
      expect(answer.status, answer.text.slice(0, 300)).toBe(200);
      const published = await app.site(slug).send('GET', path);
      // A page for members alone is drawn for whoever edits it, as their preview shows it.
      const isGated = published.status === 403;
      const shown = isGated ? await previewed({ session, siteId }, slug, path) : published;
      expect(shown.status, path).toBe(200);
      const [canvas, page] = [await draw(answer.json, document), shown.text].map(same);
      expect(isGated ? withoutScripts(canvas) : canvas, path).toBe(
        isGated ? withoutScripts(withSearchOfSite(page)) : page,
      );
    }
  });
});

describe('the canvas', () => {
  let owner: Awaited<ReturnType<typeof app.ownerWithSite>>;
  let pages: { id: string; urlSlug: string; version: string }[];
  const canvasOf = (id: string, session = owner.session, siteId = owner.siteId) =>
    session.send('GET', `/api/studio/sites/${siteId}/canvas/page/${id}`);
  const pageAt = (slug: string) => pages.find(({ urlSlug }) => urlSlug === slug) ?? { id: '', version: '' };
  beforeAll(async () => {
    owner = await app.ownerWithSite('drawn');
    pages = (await owner.session.send('GET', `/api/studio/sites/${owner.siteId}/pages`)).json.pages;
  });

  it('draws a page that nobody else sees yet, and says nothing of who may see which page', async () => {
    const { id, version } = pageAt('about');
    const access = { kind: 'password', password: 'open sesame' };
    const base = `/api/studio/sites/${owner.siteId}/pages`;
    const changed = await owner.session.send('PATCH', `${base}/${id}`, { version, status: 'draft', access });
    expect(changed.status, changed.text).toBe(200);
    const answer = await canvasOf(id);
    expect(answer.text).not.toMatch(/"access"|argon2/);
    expect(await draw(answer.json, { kind: 'page', id })).toContain('data-section=');
    const other = await canvasOf(pageAt('').id);
    expect(other.json.snapshot.collections.map((one: SnapshotCollection) => one.id)).not.toContain(id);
    const foreign = other.json.snapshot.collections.filter(
      (one: SnapshotCollection) => one.document !== null,
    );
    expect(foreign.map((one: SnapshotCollection) => one.id)).toEqual([pageAt('').id]);
  });

  it('is for members of its site, and for documents of that site', async () => {
    const other = await app.ownerWithSite('elsewhere');
    const { id } = pageAt('');
    expect((await canvasOf(id, app.studio())).status).toBe(401);
    expect((await canvasOf(id, other.session)).status).toBe(404);
    expect((await canvasOf(id, other.session, other.siteId)).status).toBe(404);
    expect((await canvasOf(owner.siteId)).json.code).toBe('unknown-document');
  });

  it('has its sheet and fonts at the studio, and no script of a theme', async () => {
    const { json } = await canvasOf(pageAt('').id);
    const sheet = await owner.session.send('GET', json.stylesheet);
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect(sheet.text).toContain('.v-grid');
    expect((await app.studio().send('GET', json.stylesheet)).status).toBe(401);
    const font = await app.studio().send('GET', json.fontPreloads[0]);
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    const script = await app.studio().send('GET', '/theme-assets/levain/scripts/site.js');
    expect(script.headers.get('content-type')).not.toContain('javascript');
  });

  it('reads what a changed block shows, once it is asked for', async () => {
    const { json } = await canvasOf(pageAt('').id);
    const store = json.snapshot.collections.find((one: SnapshotCollection) => one.type === 13);
    const listing = { collectionId: store.id, offset: 0, limit: 3, category: '', tag: '' };
    const needs = { productIds: [], fundIds: [], groupsOf: [store.id], listings: [listing], assetIds: [] };
    const read = await owner.session.send('POST', `/api/studio/sites/${owner.siteId}/canvas-data`, needs);
    expect(read.status, read.text).toBe(200);
    const { listings, categories, facets } = decodeCatalog(read.json.catalog);
    const [[, shown] = []] = [...listings];
    expect(shown?.cards.length).toBeGreaterThan(0);
    expect(categories.has(store.id)).toBe(true);
    expect(facets.has(facetsKey({ collectionId: store.id, category: '' }))).toBe(true);
  });
});
