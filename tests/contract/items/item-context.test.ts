import { commentStates } from '@veranda/render/context/comment-fields';
import type { Edit } from '@veranda/domain/documents/edit';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import type { ItemFields } from '@veranda/domain/pages/item-fields';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
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
  ({ session: owner, siteId } = await app.ownerWithSite('fields'));
  visitor = app.site('fields');
  blog = await addCollection(owner, siteId);
});
afterAll(() => app.close());
afterEach(() => expect(app.faults.splice(0)).toEqual([]));

const set = <Field extends keyof ItemFields>(
  path: Field,
  value: ItemFields[Field],
  was?: ItemFields[Field],
) => edit('doc.setMeta', { path, value, ...(was === undefined ? {} : { was }) });

/** Adds an item with these fields, and publishes it. @returns it as templates read it */
async function shown(collection: TestCollection, title: string, ...edits: readonly Edit[]) {
  const { id, urlSlug } = await collection.add(title);
  const published = edit('doc.setStatus', { value: 'published', was: 'draft' });
  const sent = await editDocument(owner, { siteId, kind: 'item', id }, ...edits, published);
  expect([sent.status, sent.json.refused]).toEqual([200, []]);
  await publishSite(owner, siteId);
  return (await visitor.send('GET', `${collection.path}/${urlSlug}?format=json`)).json;
}

describe('an item as templates read it', () => {
  it('administration §3 content item: excerpt has html; administration §3 content item: has externalLink; administration §3 content item: has promotedBlockType, sourceUrl and passthrough', async () => {
    const { item } = await shown(
      blog,
      'Crumbs & crust',
      set('excerpt', 'Salt & <b>water</b>\n\nand time', ''),
      set('sourceUrl', 'https://flour.example/rye', ''),
      set('passthrough', true),
      set('externalLink', 'https://mill.example'),
      set('promotedBlockType', 'quote'),
      set('format', 'quote'),
    );
    expect(item).toMatchObject({
      excerpt: { html: '<p>Salt &amp; &lt;b&gt;water&lt;/b&gt;</p><p>and time</p>' },
      sourceUrl: 'https://flour.example/rye',
      passthrough: true,
      externalLink: 'https://mill.example',
      promotedBlockType: 'quote',
      recordType: 4,
    });
    const list = (await visitor.send('GET', blog.path)).text;
    expect(list).toContain('href="https://flour.example/rye"');
  });

  it('administration §3 content item: collection has type, folder and folderBehavior; administration §3 content item: has backgroundSource, items, typeName and options; administration §3 collection view: product', async () => {
    const { item, collection } = await shown(blog, 'Plain');
    expect(item).toMatchObject({
      excerpt: null,
      backgroundSource: 4,
      items: [],
      typeName: 'blog',
      passthrough: false,
      externalLink: '',
      promotedBlockType: '',
      recordType: 1,
      commentState: commentStates.off,
      publicCommentCount: 0,
      systemDataId: '',
    });
    expect(collection).toMatchObject({ type: 1, folder: false, typeName: 'blog', view: 'list' });
    const made = await owner.send('POST', `/api/studio/sites/${siteId}/pages`, {
      title: 'More',
      kind: 'folder',
      place: 'unlinked',
    });
    await publishSite(owner, siteId);
    const folder = (await visitor.send('GET', `/${made.json.page.urlSlug}?format=json`)).json;
    expect(folder.collection).toMatchObject({ type: 10, folder: true, folderBehavior: 1 });
  });

  it('administration §3 content item: location has addressLine1, addressLine2, addressCountry, mapLat and mapLng; is a map only with both', async () => {
    const place = { title: 'Mill', addressLine1: '1 Weir Lane', addressLine2: 'Leeds', addressCountry: 'UK' };
    const both = await shown(blog, 'Here', set('location', { ...place, mapLat: 0, mapLng: -1.5 }, null));
    expect(both.item.location).toEqual({ ...place, mapLat: 0, mapLng: -1.5 });
    const half = await shown(blog, 'Half', set('location', { ...place, mapLat: 53 }, null));
    expect(half.item.location).toEqual(place);
  });

  it('is of every format that an owner may choose, and of no other', async () => {
    const codes = { text: 1, image: 2, quote: 4, link: 5, audio: 7, video: 8, event: 12, gallery: 14 };
    const { id } = await blog.add('Formats');
    const document = { siteId, kind: 'item', id };
    let was: unknown;
    for (const [format, code] of Object.entries(codes)) {
      const args = { path: 'format', value: format, ...(was === undefined ? {} : { was }) };
      await editDocument(owner, document, { name: 'doc.setMeta', args });
      was = format;
      const { json } = await owner.send('GET', `/api/studio/sites/${siteId}/items/${id}`);
      expect([format, json.item.recordType]).toEqual([format, code]);
    }
    const { json } = await editDocument(owner, document, {
      name: 'doc.setMeta',
      args: { path: 'format', value: 'tweet', was },
    });
    expect(json.refused).toHaveLength(1);
  });
});

describe('an event of whole days', () => {
  it('has dates without times in its calendar file, the last day with it', async () => {
    const events = await addCollection(owner, siteId, { title: 'Fair', kind: 'events' });
    const added = await events.add('Bread week');
    const { timeZone } = (await owner.send('GET', `/api/studio/sites/${siteId}`)).json.site;
    const offset = timeZone === 'America/New_York' ? 5 : 0;
    const start = Date.UTC(2026, 10, 27, offset);
    const end = Date.UTC(2026, 10, 29, 23 + offset, 59);
    const edits = [
      edit('doc.setMeta', { path: 'startDate', value: start, was: added.startDate }),
      set('endDate', end, null),
      set('isAllDay', true),
      edit('doc.setStatus', { value: 'published', was: 'draft' }),
    ];
    const sent = await editDocument(owner, { siteId, kind: 'item', id: added.id }, ...edits);
    expect(sent.json.refused).toEqual([]);
    await publishSite(owner, siteId);
    const file = (await visitor.send('GET', `${events.path}/bread-week?format=ical`)).text;
    expect(file).toContain('DTSTART;VALUE=DATE:20261127');
    expect(file).toContain('DTEND;VALUE=DATE:20261130');
  });
});
