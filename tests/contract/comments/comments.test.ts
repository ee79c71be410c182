import { edit } from '@veranda/domain/pages/edits/edit-of';
import type { ItemFields } from '@veranda/domain/pages/item-fields';
import { plainSection } from '@veranda/domain/pages/plain-section';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { addCollection, editDocument, type TestCollection } from '../../support/items.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { forgetLimits, sameOrigin } from '../forms/site-with-form.ts';

let app: TestApp;
let owner: Session;
let visitor: Session;
let siteId: string;
let base: string;
let blog: TestCollection;

beforeAll(async () => {
  app = await createTestApp({ worker: true });
  ({ session: owner, siteId } = await app.ownerWithSite('commented'));
  visitor = app.site('commented');
  base = `/api/studio/sites/${siteId}`;
  blog = await addCollection(owner, siteId);
  const { page } = (await owner.send('GET', `${base}/pages/${blog.id}`)).json;
  await owner.send('PATCH', `${base}/pages/${blog.id}`, { version: page.version, status: 'published' });
});
beforeEach(async () => {
  await forgetLimits(app);
  await setting({ enabled: true, moderated: true, closeAfterDays: 0 });
});
afterAll(() => app.close());
afterEach(() => expect(app.faults.splice(0)).toEqual([]));

const set = (path: keyof ItemFields, value: unknown, was?: unknown) =>
  edit('doc.setMeta', {
    path,
    ...(value === undefined ? {} : { value }),
    ...(was === undefined ? {} : { was }),
  });
const document = (id: string) => ({ siteId, kind: 'item', id });

async function setting(change: object): Promise<void> {
  const { settings, version } = (await owner.send('GET', `${base}/comment-settings`)).json;
  const body = { settings: { ...settings, ...change }, version };
  expect((await owner.send('PUT', `${base}/comment-settings`, body)).status).toBe(200);
}

/** A published post whose comments are on, with its address. */
async function addPost(title: string): Promise<{ id: string; path: string }> {
  const { id, urlSlug } = await blog.add(title);
  await editDocument(
    owner,
    document(id),
    set('hasComments', true),
    edit('doc.setStatus', { value: 'published', was: 'draft' }),
  );
  await publishSite(owner, siteId);
  return { id, path: `${blog.path}/${urlSlug}` };
}

const said = (itemId: string, change: object = {}) => ({
  itemId,
  author: 'Ada Lane',
  email: 'ada@reader.example',
  text: 'Two days in the fridge help.',
  companyFax: '',
  ...change,
});
const write = (body: object, headers: Readonly<Record<string, string>> = {}) =>
  visitor.send('POST', '/api/comments', body, { ...sameOrigin, ...headers });
const post = (body: Readonly<Record<string, string>>) =>
  visitor.send('POST', '/api/comments', new URLSearchParams(body).toString(), {
    ...sameOrigin,
    accept: 'text/html',
  });
const list = async (status = 'pending') =>
  (await owner.send('GET', `${base}/comments?status=${status}&pageSize=100`)).json;
const html = async (path: string) => (await visitor.send('GET', path)).text;
const newest = async (status = 'pending') => (await list(status)).comments[0];
const decide = (id: string, status: string) =>
  owner.send('POST', `${base}/comments/${id}/status`, { status });

describe('a comment on a post', () => {
  it('is on the page once the owner approves it, and only for as long (administration §1 visitor: comments)', async () => {
    const { id, path } = await addPost('Rye');
    expect(await html(path)).toContain('No comments yet.');
    const sent = await post(said(id));
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}#comment-pending-${id}`]);
    expect(await html(path)).toContain(`id="comment-pending-${id}"`);
    expect(await html(path)).not.toContain('Two days');
    const comment = await newest();
    expect(comment).toMatchObject({ itemId: id, itemTitle: 'Rye', author: 'Ada Lane', status: 'pending' });
    expect(comment.email).toBe('ada@reader.example');
    await decide(comment.id, 'approved');
    const shown = await html(path);
    expect(shown).toContain('Two days in the fridge help.');
    expect(shown).toContain('>1 comment<');
    expect(shown).not.toContain('ada@reader.example');
    const { item, websiteSettings } = (await visitor.send('GET', `${path}?format=json`)).json;
    expect([item.commentState, item.publicCommentCount, websiteSettings.commentsEnabled]).toEqual([
      1,
      1,
      true,
    ]);
    await decide(comment.id, 'spam');
    expect(await html(path)).not.toContain('Two days');
    expect((await list('spam')).counts).toMatchObject({ approved: 0, spam: 1 });
  });

  it('is text, whatever it holds', async () => {
    const { id, path } = await addPost('Hostile');
    await setting({ moderated: false });
    await write(said(id, { author: '<b>Eve</b>', text: '<script>alert(1)</script>\n{.section item}' }));
    const shown = await html(path);
    expect(shown).toContain('&lt;b&gt;Eve&lt;/b&gt;');
    expect(shown).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(shown).not.toContain('<script>alert(1)');
  });

  it('is shown at once where nothing is approved first, waits with many links, and is spam with the hidden field', async () => {
    const { id, path } = await addPost('Open');
    await setting({ moderated: false });
    expect((await post(said(id))).headers.get('location')).toBe(`${path}#comment-approved-${id}`);
    expect(await html(path)).toContain('Two days');
    const links = 'http://a.example http://b.example http://c.example';
    expect((await write(said(id, { text: links }))).json).toEqual({ status: 'pending' });
    expect((await write(said(id, { text: 'Buy', companyFax: '1' }))).json).toEqual({ status: 'pending' });
    expect(await newest()).toMatchObject({ text: links });
    expect(await newest('spam')).toMatchObject({ text: 'Buy' });
  });

  it('sent twice is one', async () => {
    const { id } = await addPost('Twice');
    const before = (await list()).total;
    expect([(await write(said(id))).status, (await write(said(id))).status]).toEqual([200, 200]);
    expect((await list()).total).toBe(before + 1);
  });

  it('comes back with what was typed and what is wrong when it was posted without JavaScript', async () => {
    const { id } = await addPost('Wrong');
    const refused = await post(said(id, { email: 'ada' }) as Record<string, string>);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Please enter your email address.');
    expect(refused.text).toContain('Two days in the fridge help.');
    expect(refused.text).toContain('aria-invalid="true"');
    expect((await write(said(id, { text: ' ' }))).json).toMatchObject({ code: 'comment-text' });
  });

  it('is refused from a foreign page, and after many in a minute', async () => {
    const { id } = await addPost('Many');
    expect((await write(said(id), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    await forgetLimits(app);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await write(said(id, { text: `Number ${n}` }))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is deleted, and that is taken back', async () => {
    const { id, path } = await addPost('Deleted');
    await setting({ moderated: false });
    await write(said(id));
    const comment = await newest('approved');
    const ids = [comment.id];
    expect((await owner.send('POST', `${base}/comments/remove`, { ids })).json).toEqual({ ids });
    expect(await html(path)).not.toContain('Two days');
    expect((await owner.send('POST', `${base}/comments/remove`, { ids })).status).toBe(404);
    expect((await decide(comment.id, 'spam')).status).toBe(404);
    expect((await owner.send('POST', `${base}/comments/restore`, { ids })).json).toEqual({ ids });
    expect(await html(path)).toContain('Two days');
  });
});

describe('comments', () => {
  it('administration §4 comments: are hidden when the site has them off; and none can be written', async () => {
    const { id, path } = await addPost('Off');
    await setting({ moderated: false });
    await write(said(id));
    await setting({ enabled: false });
    expect(await html(path)).not.toContain('<section class="v-comment-area"');
    expect((await write(said(id, { text: 'Once more' }))).json).toMatchObject({ code: 'comments-closed' });
    expect((await visitor.send('GET', `${path}?format=json`)).json.websiteSettings.commentsEnabled).toBe(
      false,
    );
  });

  it('administration §4 comments: show when there are public ones; closed ones take no more', async () => {
    const { id, path } = await addPost('Closed');
    await setting({ moderated: false });
    await write(said(id));
    await editDocument(owner, document(id), set('hasComments', undefined, true));
    await publishSite(owner, siteId);
    const shown = await html(path);
    expect(shown).toContain('Two days');
    expect(shown).toContain('Comments are closed.');
    expect(shown).not.toContain('action="/api/comments#');
    expect((await write(said(id, { text: 'Late' }))).status).toBe(409);
  });

  it('close some days after the publish date of their post', async () => {
    const { id, path } = await addPost('Old');
    const meta = (await owner.send('GET', `${base}/documents/item/${id}`)).json.document.meta;
    await editDocument(
      owner,
      document(id),
      set('publishOn', meta.publishOn - 10 * 86_400_000, meta.publishOn),
    );
    await publishSite(owner, siteId);
    await setting({ closeAfterDays: 11 });
    expect(await html(path)).toContain('action="/api/comments#');
    await setting({ closeAfterDays: 9 });
    expect(await html(path)).not.toContain('<section class="v-comment-area"');
    expect((await write(said(id))).json).toMatchObject({ code: 'comments-closed' });
  });

  it('are where a block puts them, and nowhere else', async () => {
    const { id, path } = await addPost('Block');
    const section = plainSection('s-comments', 'z');
    const layout = { desktop: { x: 0, y: 0, w: 12, h: 3, z: 0, align: 'start' as const } };
    const block = { id: 'b-comments', sectionId: section.id, position: 'a0', type: 16, style: {}, layout };
    await editDocument(
      owner,
      document(id),
      edit('section.insert', { section, blocks: [{ ...block, value: {} }] }),
    );
    await publishSite(owner, siteId);
    const shown = await html(path);
    expect(shown.match(/class="v-comment-area"/g)).toHaveLength(1);
    expect(shown).toMatch(/data-block="b-comments"[^>]*><section class="v-comment-area"/);
  });

  it('are shown fifty on a page, the oldest first', async () => {
    const { id, path } = await addPost('Long');
    const rows = Array.from({ length: 51 }, (_, n) => ({
      siteId,
      id: app.deps.newId(),
      itemId: id,
      author: 'Ada',
      email: 'ada@reader.example',
      body: `Comment number ${n + 1}.`,
      status: 'approved',
      contentHash: Buffer.from(`long ${n}`),
      writtenAt: new Date(Date.UTC(2026, 0, 1, 0, n)),
      decidedAt: null,
      deletedAt: null,
    }));
    await app.db.forSite(siteId, (tx) => tx.insertInto('item_comment').values(rows).execute());
    // The version that pages are kept by grows with a decision.
    await setting({ moderated: false });
    const first = await html(path);
    expect(first).toContain('51 comments');
    expect([first.includes('number 50.'), first.includes('number 51.')]).toEqual([true, false]);
    expect(first).toContain(`href="${path}?offset=50#comments-${id}"`);
    const second = await html(`${path}?offset=50`);
    expect([second.includes('number 1.'), second.includes('number 51.')]).toEqual([false, true]);
  });

  it('are decided together, and those that are gone are left out', async () => {
    const { id, path } = await addPost('Together');
    for (const author of ['Dee', 'Eve', 'Fay']) await post(said(id, { author, text: `By ${author}` }));
    const [fay, eve, dee] = (await list('pending')).comments as { id: string }[];
    await owner.send('POST', `${base}/comments/remove`, { ids: [fay?.id] });
    const send = (ids: readonly unknown[], status: string) =>
      owner.send('POST', `${base}/comments/status`, { ids, status });
    const sent = await send([fay?.id, eve?.id, dee?.id], 'approved');
    expect(new Set(sent.json.ids)).toEqual(new Set([eve?.id, dee?.id]));
    expect(await html(path)).toContain('>2 comments<');
    expect((await send([fay?.id], 'spam')).status).toBe(404);
    expect((await send([], 'spam')).status).toBe(400);
  });

  it('are told to the owner in one mail for all that wait, and in none once they are decided', async () => {
    const { id } = await addPost('Told');
    for (const author of ['Bo <b>', 'Cy']) await post(said(id, { author, text: `Words of ${author}` }));
    const topic = () =>
      app.db.global((tx) =>
        tx.selectFrom('outbox').select('sentAt').where('topic', '=', 'comment-mail').execute(),
      );
    // Two at a turn of the quarter of an hour, whatever the tests before have written.
    expect((await topic()).length).toBeLessThanOrEqual(2);
    await mailsAreDue();
    await expect.poll(async () => (await mails()).length, { timeout: 10_000 }).toBeGreaterThan(0);
    const [mail] = await mails();
    expect(mail?.text).toContain('Words of Cy');
    expect(mail?.text).toContain('Told');
    expect(mail?.html).toContain('Bo &lt;b&gt;');
    expect(mail?.text).toContain(`/config/commented/comments`);
    const before = (await mails()).length;
    for (const { id: comment } of (await list('pending')).comments) await decide(comment, 'approved');
    await mailsAreDue();
    const isDone = async () => (await topic()).every(({ sentAt }) => sentAt !== null);
    await expect.poll(isDone, { timeout: 10_000 }).toBe(true);
    expect((await mails()).length).toBe(before);
  });
});

const mails = async () =>
  ((await app.deps.mail.inbox?.list()) ?? []).filter(({ subject }) =>
    subject.startsWith('Comments to approve'),
  );

async function mailsAreDue(): Promise<void> {
  await app.db.global((tx) =>
    tx
      .updateTable('outbox')
      .set({ dueAt: new Date(0), sentAt: null })
      .where('topic', '=', 'comment-mail')
      .execute(),
  );
}
