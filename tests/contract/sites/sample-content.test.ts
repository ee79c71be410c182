import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { plainLibrary } from '../../support/plain-library.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

interface Sample {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
}

let app: TestApp;
let owner: Session;
let base: string;
let removed: readonly Sample[];

beforeAll(async () => {
  app = await createTestApp({ siteTemplates: plainLibrary() });
  owner = (await app.ownerWithSite('samples')).session;
  const made = await owner.send('POST', '/api/studio/sites', {
    name: 'Sample garden',
    slug: 'sample-garden',
    template: 'fieldnotes',
  });
  base = `/api/studio/sites/${made.json.site.id}`;
});
afterAll(async () => app.close());

const overview = async () => (await owner.send('GET', `${base}/overview`)).json;
const samples = async (): Promise<Sample[]> =>
  (await owner.send('GET', `${base}/sample-content`)).json.samples;
const remove = async (ids: readonly string[]) => owner.send('POST', `${base}/sample-content/remove`, { ids });
const titles = (rows: readonly Sample[]) => rows.map(({ kind, title }) => `${kind} ${title}`);
const menu = async (): Promise<string> => JSON.stringify((await owner.send('GET', `${base}/pages`)).json);
const all = [
  'item Sample post 1',
  'item Sample project 1',
  'item Sample project 2',
  'page About',
  'product Another sample product',
  'product Sample product',
  'product Sample product in sizes',
];

// One after another: each step continues from what the one before has made.
describe('editor §first run: sample content', { retry: 0 }, () => {
  it('is what of the template nobody has changed, the home page and the lists apart', async () => {
    expect(titles(await samples())).toEqual(all);
    expect(await overview()).toMatchObject({ samples: 7, editedPages: 0 });
  });

  it('goes to the trash and comes back as untouched as it was, with its page in the menus', async () => {
    const before = await menu();
    const gone = (await remove((await samples()).map(({ id }) => id))).json.removed;
    expect(gone).toHaveLength(7);
    expect(gone.find(({ kind }: Sample) => kind === 'page').menus).toEqual(['main', 'footer']);
    expect(await overview()).toMatchObject({ samples: 0, products: 0, editedPages: 0 });
    expect(await samples()).toEqual([]);
    expect(await menu()).not.toBe(before);
    const back = await owner.send('POST', `${base}/sample-content/restore`, { entries: gone });
    expect(back.json).toEqual({ restored: 7 });
    expect(titles(await samples())).toEqual(all);
    expect(await overview()).toMatchObject({ samples: 7, products: 3, editedPages: 0 });
    expect((await owner.send('GET', `${base}/products`)).json.total).toBe(3);
  });

  it('is nothing that the owner has edited, even where its removal is asked for', async () => {
    const found = await samples();
    const about = found.find(({ kind }) => kind === 'page')?.id ?? '';
    const { version } = (await owner.send('GET', `${base}/pages/${about}`)).json.page;
    const changed = await owner.send('PATCH', `${base}/pages/${about}`, { title: 'About me', version });
    expect(changed.status).toBe(200);
    removed = (await remove(found.map(({ id }) => id))).json.removed;
    expect(titles(removed)).toEqual(all.filter((title) => title !== 'page About'));
    expect(await menu()).toContain('About me');
  });

  it('stays in the trash where its address has been taken since', async () => {
    const { pages } = (await owner.send('GET', `${base}/pages`)).json;
    const journal = pages.find(({ title }: Sample) => title === 'Journal').id;
    const made = await owner.send('POST', `${base}/collections/${journal}/items`, { title: 'Sample post 1' });
    expect(made.json.item.urlSlug).toBe('sample-post-1');
    const back = await owner.send('POST', `${base}/sample-content/restore`, { entries: removed });
    expect(back.json).toEqual({ restored: 5 });
    expect(titles(await samples())).toEqual(all.filter((title) => !/About|post/.test(title)));
  });

  it('takes the ids of other sites for none', async () => {
    const other = await app.ownerWithSite('other-garden');
    const theirs = (await other.session.send('GET', `/api/studio/sites/${other.siteId}/pages`)).json.pages;
    const ids = theirs.map(({ id }: Sample) => id);
    expect((await remove(ids)).json).toEqual({ removed: [] });
    const entries = ids.map((id: string) => ({ kind: 'page', id, title: 'x', menus: ['main'] }));
    const back = await owner.send('POST', `${base}/sample-content/restore`, { entries });
    expect(back.json).toEqual({ restored: 0 });
  });
});
