import { randomUUID } from 'node:crypto';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import type { ItemFields } from '@veranda/domain/pages/item-fields';
import { plainSection } from '@veranda/domain/pages/plain-section';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { draftEditorOf } from '../../support/draft-editor.ts';
import { addCollection, editDocument, type TestCollection } from '../../support/items.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let visitor: Session;
let siteId: string;
let blog: TestCollection;

beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('items'));
  visitor = app.site('items');
  blog = await addCollection(owner, siteId);
  const { page } = (await owner.send('GET', `/api/studio/sites/${siteId}/pages/${blog.id}`)).json;
  await owner.send('PATCH', `/api/studio/sites/${siteId}/pages/${blog.id}`, {
    version: page.version,
    status: 'published',
  });
  await publishSite(owner, siteId);
});
afterAll(() => app.close());
afterEach(() => expect(app.faults.splice(0)).toEqual([]));

const base = () => `/api/studio/sites/${siteId}`;
const document = (id: string) => ({ siteId, kind: 'item', id });
const metaOf = async (id: string) =>
  (await owner.send('GET', `${base()}/documents/item/${id}`)).json.document.meta;
const set = (path: keyof ItemFields, value: unknown, was: unknown) =>
  edit('doc.setMeta', { path, value, was });
const publishItem = (id: string) =>
  editDocument(owner, document(id), edit('doc.setStatus', { value: 'published', was: 'draft' }));
const changes = async () =>
  (await owner.send('GET', `${base()}/publishing/changes`)).json.changes as {
    id: string;
    kind: string;
    change: string;
    aspects: string[];
    url: string;
  }[];

/** A quotation in a section of its own. */
function quotation(words: string) {
  const section = plainSection(`s-${words}`, 'z');
  const layout = { desktop: { x: 0, y: 0, w: 12, h: 3, z: 0, align: 'start' as const } };
  const block = { id: `b-${words}`, sectionId: section.id, position: 'a0', type: 31, style: {}, layout };
  return edit('section.insert', { section, blocks: [{ ...block, value: { text: words } }] });
}

describe('an item of a collection', () => {
  it('is a draft with a free address when it is added, and is duplicated with its content and fields', async () => {
    const [first, second] = [await blog.add('Sour dough'), await blog.add('Sour dough')];
    expect([first.urlSlug, second.urlSlug]).toEqual(['sour-dough', 'sour-dough-1']);
    expect(first).toMatchObject({ status: 'draft', isPublished: false, collectionId: blog.id });
    await editDocument(owner, document(first.id), quotation('flour'), set('tags', ['bread'], []));
    const copy = await owner.send('POST', `${base()}/items/${first.id}/duplicate`, { title: 'Rye' });
    expect(copy.json.item).toMatchObject({ title: 'Rye', urlSlug: 'rye', tags: ['bread'], status: 'draft' });
    const copied = (await owner.send('GET', `${base()}/documents/item/${copy.json.item.id}`)).json.document;
    expect(Object.keys(copied.blocks)).toContain('b-flour');
  });

  it('is seen by visitors as it was published last, and not before', async () => {
    const item = await blog.add('Crumb');
    const path = `${blog.path}/crumb`;
    await editDocument(owner, document(item.id), quotation('first-words'));
    await publishSite(owner, siteId);
    expect((await visitor.send('GET', path)).status).toBe(404);
    await publishItem(item.id);
    expect(await changes()).toMatchObject([{ kind: 'item', id: item.id, change: 'added' }]);
    await publishSite(owner, siteId);
    expect((await visitor.send('GET', path)).text).toContain('first-words');
    expect((await visitor.send('GET', blog.path)).text).toContain('Crumb');
    await editDocument(owner, document(item.id), quotation('later-words'), set('title', 'Crust', 'Crumb'));
    expect((await visitor.send('GET', path)).text).not.toContain('later-words');
    const [change] = await changes();
    expect(change).toMatchObject({ id: item.id, change: 'changed', aspects: ['title', 'sections'] });
    expect(change?.url).toMatch(/\/journal\/crumb$/);
    const live = (await owner.send('GET', `${base()}/documents/item/${item.id}/published`)).json.document;
    expect([live.meta.title, Object.keys(live.sections).includes('s-later-words')]).toEqual(['Crumb', false]);
    const { items } = await blog.list('?search=crust');
    expect(items).toMatchObject([{ title: 'Crust', isPublished: true, editedSincePublish: true }]);
  });

  it('is published alone where it is chosen, the others staying as they are', async () => {
    const [chosen, left] = [await blog.add('Chosen'), await blog.add('Left')];
    await publishItem(chosen.id);
    await publishItem(left.id);
    const documents = [{ kind: 'item', id: chosen.id }];
    expect((await owner.send('POST', `${base()}/publish`, { documents })).status).toBe(200);
    const seen = await Promise.all(
      ['chosen', 'left'].map(async (slug) => (await visitor.send('GET', `${blog.path}/${slug}`)).status),
    );
    expect(seen).toEqual([200, 404]);
  });

  it('goes to the trash, leaves its page with the next publish, and comes back under a free address', async () => {
    const item = await blog.add('Gone');
    await publishItem(item.id);
    await publishSite(owner, siteId);
    const path = `${base()}/items/${item.id}`;
    expect((await owner.send('DELETE', path)).json.item.inTrash).toBe(true);
    expect((await blog.list('?search=gone')).items).toEqual([]);
    expect((await blog.list('?status=trash')).items).toMatchObject([{ id: item.id, inTrash: true }]);
    expect((await visitor.send('GET', `${blog.path}/gone`)).status).toBe(200);
    await publishSite(owner, siteId);
    expect((await visitor.send('GET', `${blog.path}/gone`)).status).toBe(404);
    await blog.add('Gone');
    const restored = await owner.send('POST', `${path}/restore`);
    expect(restored.json.item).toMatchObject({ inTrash: false, urlSlug: 'gone-1' });
  });
});

describe('the fields of an item', () => {
  it('are changed by edits that say what they replace, and are refused by name where they may not be', async () => {
    const { id } = await blog.add('Fields');
    const send = async (path: keyof ItemFields, value: unknown, was: unknown) => {
      const { json } = await editDocument(owner, document(id), set(path, value, was));
      const [refused] = json.refused as { error: { code: string; field: string } }[];
      return refused ? [refused.error.code, refused.error.field] : 'done';
    };
    expect(await send('excerpt', 'Short', '')).toBe('done');
    expect(await send('excerpt', 'Other', '')).toEqual(['edit-conflict', 'meta.excerpt']);
    expect(await send('tags', ['Bread', 'bread'], [])).toEqual(['malformed', 'meta.tags']);
    expect(await send('categories', ['x'.repeat(26)], [])).toEqual(['malformed', 'meta.categories']);
    expect(await send('sourceUrl', 'javascript:alert(1)', '')).toEqual(['malformed', 'meta.sourceUrl']);
    expect(await send('title', ' ', 'Fields')).toEqual(['malformed', 'meta.title']);
    expect(await send('endDate', 1, null)).toEqual(['malformed', 'meta.endDate']);
    expect(await metaOf(id)).toMatchObject({ title: 'Fields', excerpt: 'Short', tags: [] });
  });

  it('have an address that no other item of the collection has', async () => {
    const [{ id }, { id: other }] = [await blog.add('Address'), await blog.add('Other address')];
    const free = (item: string, text: string) =>
      owner.send('GET', `${base()}/items/${item}/free-slug?text=${encodeURIComponent(text)}`);
    expect((await free(other, 'Address')).json).toEqual({ slug: 'address-1' });
    expect((await free(id, 'Address')).json).toEqual({ slug: 'address' });
    const { json } = await editDocument(owner, document(other), set('urlSlug', 'address', 'other-address'));
    expect(json.refused).toMatchObject([{ error: { code: 'slug-taken' } }]);
    const both = await Promise.all(
      [id, other].map((item, at) =>
        editDocument(owner, document(item), set('urlSlug', 'wanted', ['address', 'other-address'][at])),
      ),
    );
    expect(both.map(({ json: answer }) => answer.refused.length).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('are proposed by somebody who writes drafts alone, the status apart', async () => {
    const author = await draftEditorOf(app, siteId);
    const { id } = await blog.add('Proposed');
    const proposed = await editDocument(author, document(id), set('excerpt', 'From a draft', ''));
    expect(proposed.json.refused).toEqual([]);
    expect((await metaOf(id)).excerpt).toBe('');
    const status = edit('doc.setStatus', { value: 'published', was: 'draft' });
    const { json } = await editDocument(author, document(id), status);
    expect(json.refused).toMatchObject([{ error: { code: 'not-allowed' } }]);
    expect((await author.send('DELETE', `${base()}/items/${id}`)).status).toBe(403);
    const { proposals } = (await owner.send('GET', `${base()}/publishing/proposals`)).json;
    const { id: proposal } = proposals.find((each: { documentId: string }) => each.documentId === id);
    const path = `${base()}/publishing/proposals/${proposal}`;
    const review = (await author.send('POST', `${path}/review`, { note: '' })).json;
    const accepted = await owner.send('POST', `${path}/accept`, { seq: review.proposal.seq });
    expect(accepted.json).toEqual({ refused: 0 });
    expect((await metaOf(id)).excerpt).toBe('From a draft');
  });

  it('become scheduled with a publication at a time, and a draft again when it is taken back', async () => {
    const { id } = await blog.add('Later');
    const at = `${new Date().getUTCFullYear() + 1}-05-01T09:00`;
    const path = `${base()}/publishing/schedules`;
    const made = await owner.send('POST', path, { at, documents: [{ kind: 'item', id }] });
    expect(made.json.schedule.titles).toEqual(['Later']);
    expect((await metaOf(id)).status).toBe('scheduled');
    await owner.send('DELETE', `${path}/${made.json.schedule.id}`);
    expect((await metaOf(id)).status).toBe('draft');
  });
});

describe('the list of a collection', () => {
  it('finds items by words, state, tag, category, author and month, in order, and counts what there is', async () => {
    const news = await addCollection(owner, siteId, { title: 'News' });
    const [one, two, three] = [await news.add('Apples'), await news.add('Pears'), await news.add('100% rye')];
    await editDocument(
      owner,
      document(one.id),
      set('tags', ['fruit'], []),
      set('author', 'Ada', undefined),
      set('publishOn', Date.UTC(2026, 10, 1, 2), one.publishOn),
    );
    await editDocument(
      owner,
      document(two.id),
      set('categories', ['Autumn'], []),
      set('tags', ['fruit'], []),
    );
    await publishItem(three.id);
    const titles = async (query: string) =>
      ((await news.list(query)).items as { title: string }[]).map(({ title }) => title);
    expect(await titles('?search=PEAR')).toEqual(['Pears']);
    expect(await titles('?search=%25')).toEqual(['100% rye']);
    expect(await titles('?status=published')).toEqual(['100% rye']);
    expect(await titles('?tag=fruit&sort=title-desc')).toEqual(['Pears', 'Apples']);
    expect(await titles('?category=Autumn')).toEqual(['Pears']);
    expect(await titles('?author=Ada')).toEqual(['Apples']);
    // Two in the morning in UTC is the evening before on the clock of the site.
    expect(await titles('?month=2026-10')).toEqual(['Apples']);
    expect(await news.list('?offset=2&limit=1&sort=title-asc')).toMatchObject({ total: 3, all: 3 });
    expect(await news.list('?offset=9')).toMatchObject({ items: [], total: 3 });
    const facets = (await owner.send('GET', `${base()}/collections/${news.id}/item-facets`)).json;
    expect(facets).toMatchObject({
      tags: [{ value: 'fruit', count: 2 }],
      categories: [{ value: 'Autumn', count: 1 }],
      authors: [{ value: 'Ada', count: 1 }],
    });
    expect(facets.months.at(-1)).toEqual({ value: '2026-10', count: 1 });
  });

  it('changes several items at once by steps of their logs, all of them or none', async () => {
    const [one, two] = [await blog.add('Bulk one'), await blog.add('Bulk two')];
    const change = (body: object, collection = blog.id) =>
      owner.send('PATCH', `${base()}/collections/${collection}/items`, { ids: [one.id, two.id], ...body });
    const changed = await change({ status: 'private', addTags: ['new'] });
    expect(changed.json.items).toMatchObject([
      { status: 'private', tags: ['new'] },
      { status: 'private', tags: ['new'] },
    ]);
    const { logged } = (await owner.send('GET', `${base()}/documents/item/${one.id}?since=0`)).json;
    expect(logged.at(-1)).toMatchObject({ label: 'Changed in the list', edits: [{}, {}] });
    expect((await change({ removeTags: ['NEW'] })).json.items[1].tags).toEqual([]);
    const page = randomUUID();
    expect((await change({ ids: [one.id, page], title: 'Other' })).status).toBe(404);
    expect((await metaOf(one.id)).title).toBe('Bulk one');
    expect((await change({ inTrash: true })).json.items).toMatchObject([
      { inTrash: true },
      { inTrash: true },
    ]);
    expect((await change({ title: 'Other' })).status).toBe(404);
  });
});

describe('the content of a product’s page', () => {
  it('is below the product for visitors once it is published, and changes with the next publish', async () => {
    const { products } = (await owner.send('GET', `${base()}/products`)).json;
    const mug = products.find(({ urlSlug }: { urlSlug: string }) => urlSlug === 'mug');
    const path = '/shop/p/mug';
    const seen = async () => (await visitor.send('GET', path)).text;
    await seen();
    await publishSite(owner, siteId);
    const content = { siteId, kind: 'product', id: mug.id };
    expect((await editDocument(owner, content, quotation('fired-in-Leeds'))).json.refused).toEqual([]);
    expect(await seen()).not.toContain('fired-in-Leeds');
    expect(await changes()).toMatchObject([{ kind: 'product', id: mug.id, title: 'Mug', change: 'added' }]);
    await publishSite(owner, siteId);
    expect(await seen()).toContain('fired-in-Leeds');
    await editDocument(owner, content, edit('section.remove', { id: 's-fired-in-Leeds' }));
    expect(await seen()).toContain('fired-in-Leeds');
    await publishSite(owner, siteId);
    expect(await seen()).not.toContain('fired-in-Leeds');
    const fields = await editDocument(owner, content, set('title', 'Cup', 'Mug'));
    expect(fields.json.refused).toMatchObject([{ error: { code: 'edit-unknown' } }]);
  });
});
