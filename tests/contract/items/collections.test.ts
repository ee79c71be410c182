import { edit } from '@veranda/domain/pages/edits/edit-of';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { addCollection, editDocument, type TestCollection } from '../../support/items.ts';
import { addItems } from '../../support/many-items.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let visitor: Session;
let siteId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('lists'));
  visitor = app.site('lists');
});
afterAll(() => app.close());
afterEach(() => expect(app.faults.splice(0)).toEqual([]));

const base = () => `/api/studio/sites/${siteId}`;
const november = Date.UTC(2026, 10, 27, 12);
const day = 86_400_000;

/** Changes the settings of a collection's list. */
async function setList(collection: { readonly id: string }, list: object) {
  const path = `${base()}/pages/${collection.id}`;
  const { version } = (await owner.send('GET', path)).json.page;
  return owner.send('PATCH', path, { version, list });
}

async function published(collection: TestCollection, title: string, publishOn: number): Promise<string> {
  const item = await collection.add(title);
  await editDocument(
    owner,
    { siteId, kind: 'item', id: item.id },
    edit('doc.setMeta', { path: 'publishOn', value: publishOn, was: item.publishOn }),
    edit('doc.setStatus', { value: 'published', was: 'draft' }),
  );
  return item.id;
}

const many = (collectionId: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ collectionId, title: `Item ${String(index)}` }));
const read = async (path: string) => (await visitor.send('GET', `${path}?format=json`)).json;
const titlesOf = async (path: string): Promise<string[]> =>
  (await read(path)).items.map(({ title }: { title: string }) => title);

describe('the list of a collection', () => {
  it('administration §3 collection view: list; administration §3 collection view: grid; decisions §numbers page size: 20 of a blog; decisions §numbers page size: 30 of a list: is in the view, in the order and of the length that its owner chooses', async () => {
    const notes = await addCollection(owner, siteId, { title: 'Notes' });
    for (const [index, title] of ['One', 'Two', 'Three'].entries())
      await published(notes, title, november + index * day);
    await publishSite(owner, siteId);
    expect((await read(notes.path)).collection).toMatchObject({ view: 'list', folder: false });
    expect(await titlesOf(notes.path)).toEqual(['Three', 'Two', 'One']);
    const saved = await setList(notes, { view: 'grid', pageSize: 2, order: 'oldest' });
    expect([saved.status, saved.json.page.list]).toEqual([
      200,
      { view: 'grid', pageSize: 2, order: 'oldest' },
    ]);
    await publishSite(owner, siteId);
    expect((await read(notes.path)).collection.view).toBe('grid');
    expect((await visitor.send('GET', notes.path)).text).toContain('v-item-grid');
    expect(await titlesOf(notes.path)).toEqual(['One', 'Two']);
    expect((await read(notes.path)).pagination).toMatchObject({ pageCount: 2, total: 3 });
    const item = (await visitor.send('GET', `${notes.path}/two?format=json`)).json;
    expect([item.pagination.prevItem.title, item.pagination.nextItem.title]).toEqual(['One', 'Three']);
    const listed = (await notes.list()).items.map(({ title }: { title: string }) => title);
    expect(listed).toEqual(['One', 'Two', 'Three']);
    for (const [kind, size] of [
      ['blog', 20],
      ['events', 30],
    ] as const) {
      const long = await addCollection(owner, siteId, { title: `Long ${kind}`, kind });
      await addItems(app.db, siteId, many(long.id, 31));
      await publishSite(owner, siteId);
      expect(await titlesOf(long.path)).toHaveLength(size);
    }
  });

  it('has no feed where its owner wants none', async () => {
    const quiet = await addCollection(owner, siteId, { title: 'Quiet' });
    await published(quiet, 'Hush', november);
    await publishSite(owner, siteId);
    const feed = () => visitor.send('GET', `${quiet.path}?format=rss`);
    expect([
      (await feed()).status,
      (await visitor.send('GET', quiet.path)).text.includes('format=rss'),
    ]).toEqual([200, true]);
    await setList(quiet, { hasFeed: false });
    await publishSite(owner, siteId);
    expect([
      (await feed()).status,
      (await visitor.send('GET', quiet.path)).text.includes('format=rss'),
    ]).toEqual([404, false]);
  });

  it('decisions §paths item: /{collection}/{slug}: its items are at addresses with a date where the owner wants one, and former ones lead there', async () => {
    const blog = await addCollection(owner, siteId, { title: 'Dated' });
    const id = await published(blog, 'Rain', november);
    await publishSite(owner, siteId);
    const at = async (path: string) => {
      const { status, headers } = await visitor.send('GET', blog.path + path);
      return [status, headers.get('location')];
    };
    expect(await at('/rain')).toEqual([200, null]);
    expect(await at('/2026/11/rain')).toEqual([301, `${blog.path}/rain`]);
    await setList(blog, { itemAddress: 'day' });
    await publishSite(owner, siteId);
    expect(await at('/2026/11/27/rain')).toEqual([200, null]);
    expect(await at('/rain')).toEqual([301, `${blog.path}/2026/11/27/rain`]);
    expect(await at('/2026/11/26/rain')).toEqual([301, `${blog.path}/2026/11/27/rain`]);
    expect((await at('/2026/11/27/hail'))[0]).toBe(404);
    const { text } = await visitor.send('GET', blog.path);
    expect(text).toContain(`href="${blog.path}/2026/11/27/rain"`);
    const sitemap = (await visitor.send('GET', '/sitemap.xml')).text;
    expect(sitemap).toContain(`${blog.path}/2026/11/27/rain</loc>`);
    const { json } = await owner.send('GET', `${base()}/items/${id}`);
    expect([json.item.url.endsWith(`${blog.path}/2026/11/27/rain`), json.collection.list]).toEqual([
      true,
      { itemAddress: 'day' },
    ]);
    const { targets } = (await owner.send('GET', `${base()}/link-targets`)).json;
    expect(targets.find((target: { id: string }) => target.id === id).path).toBe(
      `${blog.path}/2026/11/27/rain`,
    );
  });

  it('is refused settings that it cannot have, by the name of the field', async () => {
    const { pages } = (await owner.send('GET', `${base()}/pages`)).json;
    const page = pages.find(({ type }: { type: number }) => type === 10);
    expect((await setList(page, { view: 'grid' })).json.code).toBe('no-collection');
    const blog = await addCollection(owner, siteId, { title: 'Strict' });
    const sent = async (list: object) => {
      const { status, json } = await setList(blog, list);
      return [status, json.field];
    };
    expect(await sent({ pageSize: 0 })).toEqual([400, 'list.pageSize']);
    expect(await sent({ pageSize: 101 })).toEqual([400, 'list.pageSize']);
    expect(await sent({ order: 'sideways' })).toEqual([400, 'list.order']);
    expect(await sent({ colour: 'red' })).toEqual([400, 'list.colour']);
  });
});

describe('an order of the owner’s own', () => {
  it('is made by moving items before one another, and published', async () => {
    const works = await addCollection(owner, siteId, { title: 'Works', kind: 'projects' });
    const ids: string[] = [];
    for (const title of ['C', 'B', 'A']) ids.unshift(await published(works, title, november));
    const [a = '', b = '', c = ''] = ids;
    const order = async () =>
      (await works.list()).items.map(({ title }: { title: string }) => title).join('');
    const move = (id: string, before: string | null) =>
      owner.send('POST', `${base()}/items/${id}/move`, { before });
    expect(await order()).toBe('ABC');
    expect((await move(c, a)).status).toBe(200);
    expect(await order()).toBe('CAB');
    expect((await move(c, null)).status).toBe(200);
    expect((await move(b, a)).status).toBe(200);
    expect(await order()).toBe('BAC');
    await publishSite(owner, siteId);
    expect(await titlesOf(works.path)).toEqual(['B', 'A', 'C']);
    const blog = await addCollection(owner, siteId, { title: 'By date' });
    const { id } = await blog.add('First');
    expect((await move(id, null)).json.code).toBe('order-not-own');
    const other = await move(a, id);
    expect([other.status, other.json.field]).toEqual([404, 'before']);
  });

  it('administration §9 layout: at most 250 items in an order of one’s own', async () => {
    const works = await addCollection(owner, siteId, { title: 'Many', kind: 'projects' });
    await addItems(app.db, siteId, many(works.id, 249));
    const { id } = await works.add('The last one');
    const add = (path: string) => owner.send('POST', path, { title: 'One more' });
    const items = `${base()}/collections/${works.id}/items`;
    for (const path of [items, `${base()}/items/${id}/duplicate`]) {
      const { status, json } = await add(path);
      expect([status, json.code]).toEqual([409, 'order-full']);
    }
    await owner.send('DELETE', `${base()}/items/${id}`);
    expect((await add(items)).status).toBe(200);
    expect((await owner.send('POST', `${base()}/items/${id}/restore`, {})).json.code).toBe('order-full');
    expect((await setList(works, { order: 'newest' })).status).toBe(200);
    expect((await owner.send('POST', `${base()}/items/${id}/restore`, {})).status).toBe(200);
    const back = await setList(works, { order: 'placed' });
    expect([back.status, back.json.code, back.json.field]).toEqual([409, 'order-full', 'list.order']);
  });
});
