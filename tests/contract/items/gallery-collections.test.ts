import { gallery } from '@veranda/domain/blocks/gallery/gallery';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import { slideEdit } from '@veranda/domain/pages/slides/slide-edits';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { fileForm } from '../../support/file-form.ts';
import { addCollection, editDocument } from '../../support/items.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let siteId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('albums'));
});
afterAll(() => app.close());
afterEach(() => expect(app.faults.splice(0)).toEqual([]));

async function upload(colour: string): Promise<string> {
  const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: colour } });
  const { body, headers } = fileForm({ fileName: 'cover.png', content: await drawn.png().toBuffer() });
  const { json } = await owner.send('POST', `/api/studio/sites/${siteId}/assets`, body, headers);
  return json.asset.id;
}

async function addPicture(
  collection: Awaited<ReturnType<typeof addCollection>>,
  title: string,
  colour: string,
) {
  const { id } = await collection.add(title);
  await editDocument(
    owner,
    { siteId, kind: 'item', id },
    edit('doc.setMeta', { path: 'imageAssetId', value: await upload(colour), was: null }),
    edit('doc.setStatus', { value: 'published', was: 'draft' }),
  );
}

describe('a gallery collection', () => {
  it('owner-side §25: shows its items by the options of a gallery, which templates read as `options`', async () => {
    const collection = await addCollection(owner, siteId, { title: 'Oven days', kind: 'gallery' });
    await addPicture(collection, 'Firing', '#803010');
    await addPicture(collection, 'Cooling', '#103080');
    await publishSite(owner, siteId);
    const visitor = app.site('albums');
    const { text } = await visitor.send('GET', collection.path);
    expect(text.match(/<h1\b[^>]*>Oven days<\/h1>/g)).toHaveLength(1);
    expect(text.match(/class="v-gallery-item/g)).toHaveLength(2);
    expect(text).toContain(`href="${collection.path}/firing"`);
    expect(text).not.toContain('v-item-list');
    const read = async () => (await visitor.send('GET', `${collection.path}?format=json`)).json;
    const before = await read();
    expect(before.collection).toMatchObject({ type: 6, typeName: 'gallery' });
    expect(before.options).toMatchObject({ design: 'grid', lightbox: false });
    expect(before.collection.options).toEqual(before.options);
    expect(before.items.map(({ recordType }: { recordType: number }) => recordType)).toEqual([14, 14]);

    const document = { siteId, kind: 'page', id: collection.id };
    const path = `/api/studio/sites/${siteId}/documents/page/${collection.id}`;
    const { blocks } = (await owner.send('GET', path)).json.document;
    const block = Object.values<{ id: string; type: number }>(blocks).find(({ type }) => type === 8);
    const set = (name: string, value: unknown, was: unknown) =>
      edit('block.setValue', { id: block?.id ?? '', path: name, value, was });
    const sent = await editDocument(
      owner,
      document,
      set('design', 'slideshow', 'grid'),
      set('controls', true, false),
    );
    expect([sent.status, sent.json.refused]).toEqual([200, []]);
    await publishSite(owner, siteId);
    expect((await read()).options).toMatchObject({ design: 'slideshow', controls: true, 'show-meta': true });
    expect((await visitor.send('GET', collection.path)).text).toContain('v-gallery-slideshow');
  });

  it('is shown by a slice of a cover page as well', async () => {
    const collection = await addCollection(owner, siteId, { title: 'Crumbs', kind: 'gallery' });
    await addPicture(collection, 'Rye', '#504030');
    const body = { title: 'Front', kind: 'cover-page', place: 'unlinked' };
    const { page } = (await owner.send('POST', `/api/studio/sites/${siteId}/pages`, body)).json;
    const value = { ...gallery.defaults, source: 'collection', collectionId: collection.id };
    const slice = { id: 'g', position: 'a5', name: 'gallery', value } as const;
    await editDocument(
      owner,
      { siteId, kind: 'cover-page', id: page.id },
      slideEdit('slice.insert', { slice }),
    );
    await publishSite(owner, siteId);
    const read = async () => (await app.site('albums').send('GET', `/${page.urlSlug}`)).text;
    expect((await read()).match(/class="v-gallery-item/g)).toHaveLength(1);
    await addPicture(collection, 'Wheat', '#b09060');
    await publishSite(owner, siteId);
    expect((await read()).match(/class="v-gallery-item/g)).toHaveLength(2);
  });

  it('is a list like others where its page shows it by no gallery', async () => {
    const collection = await addCollection(owner, siteId, { title: 'Plain', kind: 'gallery' });
    await addPicture(collection, 'Alone', '#333333');
    const path = `/api/studio/sites/${siteId}/documents/page/${collection.id}`;
    const { blocks } = (await owner.send('GET', path)).json.document;
    const ids = Object.values<{ id: string; type: number }>(blocks).filter(({ type }) => type === 8);
    const remove = edit('block.remove', { ids: ids.map(({ id }) => id) });
    await editDocument(owner, { siteId, kind: 'page', id: collection.id }, remove);
    await publishSite(owner, siteId);
    const visitor = app.site('albums');
    const { text } = await visitor.send('GET', collection.path);
    expect(text).toContain(`href="${collection.path}/alone"`);
    expect((await visitor.send('GET', `${collection.path}?format=json`)).json.options).toBeUndefined();
  });
});
