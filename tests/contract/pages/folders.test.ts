import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply, Session } from '../../support/browser-session.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let siteId: string;
let base: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('foldered'));
  base = `/api/studio/sites/${siteId}`;
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

const add = async (title: string, kind?: string): Promise<Reply> => {
  const body = { title, place: 'unlinked', ...(kind ? { kind } : {}) };
  const { page } = (await owner.send('POST', `${base}/pages`, body)).json;
  return page;
};
const change = async (id: string, changes: object) => {
  const { page } = (await owner.send('GET', `${base}/pages/${id}`)).json;
  return owner.send('PATCH', `${base}/pages/${id}`, { version: page.version, ...changes });
};
const arrange = async (items: unknown) => {
  const { site } = (await owner.send('GET', base)).json;
  const body = { fieldName: 'mainNav', templateId: site.theme, navigation: { items } };
  return owner.send('POST', `/api/widget/UpdateNavigation?websiteId=${siteId}`, body);
};
const visit = async (path: string) => {
  const { status, headers, text } = await app.site('foldered').send('GET', path);
  return { status, location: headers.get('location'), text };
};
const menuOf = (html: string) => /<nav class="site-nav"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';

describe('a folder', () => {
  it('shows its pages, leads to the first of them, or is a heading; on three levels of the menu', async () => {
    const folder = await add('Work', 'folder');
    expect(folder).toMatchObject({ folder: 'index', urlSlug: 'work', type: 10 });
    const [early, late, sketch] = [await add('Early'), await add('Late'), await add('Sketch')];
    for (const { id } of [folder, early, late, sketch])
      expect((await change(id, { status: 'published' })).status).toBe(200);
    const inside = [
      { collectionId: early.id, items: [{ collectionId: sketch.id }] },
      { collectionId: late.id },
    ];
    expect((await arrange([{ collectionId: folder.id, items: inside }])).status).toBe(200);
    await publishSite(owner, siteId);

    const index = await visit('/work');
    expect(index.status).toBe(200);
    const main = /<main[\s\S]*<\/main>/.exec(index.text)?.[0] ?? '';
    for (const link of ['href="/early"', 'href="/sketch"', 'href="/late"']) expect(main).toContain(link);
    const menu = menuOf(index.text);
    expect(menu).toContain('href="/work" aria-current="page"');
    // The third level is a list within the list of the second.
    expect(menu).toMatch(/v-nav-sub[\s\S]*href="\/early"[\s\S]*v-nav-sub[\s\S]*href="\/sketch"/);
    expect((await visit('/sitemap.xml')).text).toContain('/work<');

    expect((await change(folder.id, { folder: 'redirect' })).json.page.folder).toBe('redirect');
    await publishSite(owner, siteId);
    expect(await visit('/work?from=mail')).toMatchObject({ status: 302, location: '/early?from=mail' });
    expect(menuOf((await visit('/late')).text)).not.toContain('href="/work"');
    expect((await visit('/sitemap.xml')).text).not.toContain('/work<');

    await change(folder.id, { folder: 'none' });
    await publishSite(owner, siteId);
    expect((await visit('/work')).status).toBe(404);
    expect(menuOf((await visit('/late')).text)).toMatch(
      /<span class="v-nav-link v-nav-heading"[^>]*>Work<\/span>/,
    );
  });

  it('is the home page only while it shows a page, and no other page is a folder', async () => {
    const folder = await add('Rooms', 'folder');
    await change(folder.id, { folder: 'none' });
    const refused = await change(folder.id, { isHome: true });
    expect([refused.status, refused.json.field]).toEqual([409, 'isHome']);
    const page = await add('Plain');
    expect((await change(page.id, { folder: 'redirect' })).json.error).toMatch(/^Only a folder/);
  });

  it('has three levels', async () => {
    const link = { externalLink: { url: 'https://bread.example/' } };
    const nested = (levels: number): object =>
      levels === 1 ? link : { ...link, items: [nested(levels - 1)] };
    expect((await arrange([nested(4)])).status).toBe(400);
    expect((await arrange([nested(3)])).status).toBe(200);
  });
});
