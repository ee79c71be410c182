import { edit } from '@veranda/domain/pages/edits/edit-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { draftEditorOf } from '../../support/draft-editor.ts';
import { addCollection, editDocument } from '../../support/items.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { writeOn } from '../../support/write-on-page.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

/** A site whose second person writes drafts alone (role 16). */
async function withDraftEditor(name: string) {
  const { session: owner, siteId, slug } = await app.ownerWithSite(name);
  const author = await draftEditorOf(app, siteId);
  return { owner, author, siteId, slug, base: `/api/studio/sites/${siteId}` };
}

async function proposalOf(session: Session, base: string) {
  const { proposals } = (await session.send('GET', `${base}/publishing/proposals`)).json;
  return proposals[0];
}

async function aboutOf(session: Session, base: string) {
  const { pages } = (await session.send('GET', `${base}/pages`)).json;
  return pages.find(({ urlSlug }: { urlSlug: string }) => urlSlug === 'about');
}

describe('a proposal', () => {
  it('decisions §publishing status: Needs Review: the work of a draft editor enters the draft when it is accepted', async () => {
    const { owner, author, siteId, slug, base } = await withDraftEditor('proposed');
    const visitor = app.site(slug);
    await writeOn(author, siteId, 'about', 'Words of a draft editor');
    expect((await owner.send('POST', `${base}/publish`, {})).json.code).toBe('nothing-changed');
    expect((await author.send('POST', `${base}/publish`, {})).status).toBe(403);
    const open = await proposalOf(author, base);
    expect(open).toMatchObject({ title: 'About', state: 'open', blocks: { added: 1 } });
    const path = `${base}/publishing/proposals/${open.id}`;
    expect((await owner.send('POST', `${path}/accept`, { seq: open.seq })).json.code).toBe(
      'proposal-not-in-review',
    );
    expect((await author.send('POST', `${path}/accept`, { seq: open.seq })).status).toBe(403);
    await author.send('POST', `${path}/review`, { note: 'Please look' });
    expect(await aboutOf(owner, base)).toMatchObject({ proposal: 'review', status: 'published' });
    // Others have changed the page in the meantime: both are kept.
    await writeOn(owner, siteId, 'about', 'Words of the owner');
    const accepted = { seq: open.seq, note: 'Well said' };
    expect((await owner.send('POST', `${path}/accept`, accepted)).json).toEqual({ refused: 0 });
    // Its author is told, others have nothing to do with it any more.
    expect(await proposalOf(author, base)).toMatchObject({ state: 'accepted', answer: 'Well said' });
    const { id: about, proposal } = await aboutOf(owner, base);
    expect(proposal).toBe('none');
    const published = async () =>
      JSON.stringify((await owner.send('GET', `${base}/documents/page/${about}/published`)).json.document);
    expect(await published()).not.toContain('Words of a draft editor');
    expect((await visitor.send('GET', '/about')).text).not.toContain('Words of a draft editor');
    expect((await owner.send('POST', `${base}/publish`, {})).status).toBe(200);
    expect(await published()).toContain('Words of a draft editor');
    const { text } = await visitor.send('GET', '/about');
    expect([text.includes('Words of a draft editor'), text.includes('Words of the owner')]).toEqual([
      true,
      true,
    ]);
    expect(await proposalOf(owner, base)).toBeUndefined();
    // The next work begins a proposal of its own.
    await writeOn(author, siteId, 'about', 'More');
    expect(await proposalOf(author, base)).toMatchObject({ state: 'open', seq: 1 });
  });

  it('counts the fields of an item that it changes, and changes them when it is accepted', async () => {
    const { owner, author, siteId, base } = await withDraftEditor('item-fields');
    const journal = await addCollection(owner, siteId);
    const { id } = await journal.add('First loaf');
    const set = (path: 'title' | 'excerpt', value: string, was: string) =>
      edit('doc.setMeta', { path, value, was });
    const edits = [set('title', 'Better loaf', 'First loaf'), set('excerpt', 'Crisper', '')];
    const sent = await editDocument(author, { siteId, kind: 'item', id }, ...edits);
    expect(sent.json.refused).toEqual([]);
    const open = await proposalOf(author, base);
    expect(open).toMatchObject({ kind: 'item', title: 'First loaf', fields: 2 });
    expect(open.blocks).toEqual({ added: 0, changed: 0, moved: 0, removed: 0 });
    const path = `${base}/publishing/proposals/${open.id}`;
    await journal.add('Second loaf');
    const waiting = async () => (await journal.list('?status=needs_review')).items;
    expect(await waiting()).toEqual([]);
    await author.send('POST', `${path}/review`, { note: '' });
    expect(await waiting()).toMatchObject([{ id, proposal: 'review', status: 'draft' }]);
    expect((await owner.send('POST', `${path}/accept`, { seq: open.seq })).json).toEqual({ refused: 0 });
    expect(await waiting()).toEqual([]);
    const [, first] = (await journal.list('?sort=title-desc')).items;
    expect(first).toMatchObject({ title: 'Better loaf', proposal: 'none' });
    expect(await proposalOf(author, base)).toMatchObject({ state: 'accepted', fields: 0 });
  });

  it('is sent back with a note, and has to be asked for again when it was changed', async () => {
    const { owner, author, siteId, base } = await withDraftEditor('sent-back');
    await writeOn(author, siteId, 'about', 'First try');
    const { id, seq } = await proposalOf(author, base);
    const path = `${base}/publishing/proposals/${id}`;
    await author.send('POST', `${path}/review`, { note: '' });
    const back = await owner.send('POST', `${path}/send-back`, { note: 'Shorter, please' });
    expect(back.json.proposal).toMatchObject({ state: 'sent-back', answer: 'Shorter, please' });
    await author.send('POST', `${path}/review`, { note: '' });
    await writeOn(author, siteId, 'about', 'Second try');
    expect((await owner.send('POST', `${path}/accept`, { seq })).json.code).toBe('proposal-not-in-review');
    await author.send('POST', `${path}/review`, { note: '' });
    expect((await owner.send('POST', `${path}/accept`, { seq })).json.code).toBe('proposal-changed');
    expect((await owner.send('POST', `${path}/accept`, { seq: seq + 1 })).json).toEqual({ refused: 0 });
  });
});
