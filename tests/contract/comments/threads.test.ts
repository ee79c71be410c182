import { removeCommentsOf } from '@veranda/db/comments/writer';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { addCollection, editDocument, type TestCollection } from '../../support/items.ts';
import { memberOf } from '../../support/member-of.ts';
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
  ({ session: owner, siteId } = await app.ownerWithSite('threads'));
  visitor = app.site('threads');
  base = `/api/studio/sites/${siteId}`;
  blog = await addCollection(owner, siteId);
  const { page } = (await owner.send('GET', `${base}/pages/${blog.id}`)).json;
  await owner.send('PATCH', `${base}/pages/${blog.id}`, { version: page.version, status: 'published' });
});
beforeEach(async () => {
  await forgetLimits(app);
  await setting({ moderated: false });
});
afterAll(() => app.close());
afterEach(() => expect(app.faults.splice(0)).toEqual([]));

async function setting(change: object): Promise<void> {
  const { settings, version } = (await owner.send('GET', `${base}/comment-settings`)).json;
  const body = { settings: { ...settings, ...change }, version };
  expect((await owner.send('PUT', `${base}/comment-settings`, body)).status).toBe(200);
}

async function addPost(title: string): Promise<{ id: string; path: string }> {
  const { id, urlSlug } = await blog.add(title);
  await editDocument(
    owner,
    { siteId, kind: 'item', id },
    edit('doc.setMeta', { path: 'hasComments', value: true }),
    edit('doc.setStatus', { value: 'published', was: 'draft' }),
  );
  await publishSite(owner, siteId);
  return { id, path: `${blog.path}/${urlSlug}` };
}

const write = (itemId: string, text: string, change: object = {}) =>
  visitor.send(
    'POST',
    '/api/comments',
    { itemId, author: 'Ada Lane', email: 'ada@reader.example', text, ...change },
    sameOrigin,
  );
const html = async (path: string) => (await visitor.send('GET', path)).text;
const list = async (query = 'status=approved') =>
  (await owner.send('GET', `${base}/comments?${query}&pageSize=100`)).json;
const idOf = async (text: string): Promise<string> => {
  for (const status of ['approved', 'pending', 'spam']) {
    const found = (await list(`status=${status}`)).comments.find(
      (each: { text: string }) => each.text === text,
    );
    if (found) return found.id;
  }
  throw new Error(`no comment says ${text}`);
};
const send = (path: string, body: object, method = 'POST') => owner.send(method, `${base}/${path}`, body);
/** Path of the link that ends the mails. */
const linkIn = (text = '') => new URL(/http\S+\/comment-mails\/\S+/.exec(text)?.[0] ?? '').pathname;

const mails = async (subject: string) =>
  ((await app.deps.mail.inbox?.list()) ?? []).filter((mail) => mail.subject.includes(subject));

describe('a reply to a comment', () => {
  it('stands below it on a second level, and is hidden and counted with it', async () => {
    const { id, path } = await addPost('Sedges');
    await write(id, 'First');
    await write(id, 'Second');
    const first = await idOf('First');
    const form = await html(`${path}?reply=${first}`);
    expect(form).toContain('Reply to Ada Lane');
    expect(form).toContain(`name="parentId" value="${first}"`);
    await write(id, 'Below the first', { parentId: first, author: 'Bo' });
    // What answers a reply stands below the same comment.
    await write(id, 'Below too', { parentId: await idOf('Below the first'), author: 'Cy' });
    const shown = await html(path);
    const order = ['>First<', '>Below the first<', '>Below too<', '>Second<'].map((text) =>
      shown.indexOf(text),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
    expect(shown.match(/class="v-comment-replies"/g)).toHaveLength(1);
    expect(shown).toContain('>4 comments<');
    await send('comments/status', { ids: [first], status: 'pending' });
    const hidden = await html(path);
    expect([hidden.includes('Below'), hidden.includes('>1 comment<')]).toEqual([false, true]);
    expect((await write(id, 'Late', { parentId: first })).status).toBe(404);
    await send('comments/status', { ids: [first], status: 'approved' });
    expect(await html(path)).toContain('>4 comments<');
  });

  it('names whom it answers on a page that begins with it', async () => {
    const { id, path } = await addPost('Long');
    await write(id, 'Root');
    const root = await idOf('Root');
    const rows = Array.from({ length: 60 }, (_, n) => ({
      siteId,
      id: app.deps.newId(),
      itemId: id,
      parentId: root,
      author: `Reader ${n}`,
      email: 'r@reader.example',
      body: `Reply number ${n + 1}.`,
      status: 'approved',
      contentHash: Buffer.from(`reply ${n}`),
      writtenAt: new Date(Date.UTC(2027, 0, 1, 0, n)),
      decidedAt: null,
      deletedAt: null,
    }));
    await app.db.forSite(siteId, (tx) => tx.insertInto('item_comment').values(rows).execute());
    await setting({ moderated: false });
    const second = await html(`${path}?offset=50`);
    expect(second).toContain('In reply to Ada Lane');
    expect([second.includes('number 49.'), second.includes('number 50.')]).toEqual([false, true]);
    // A link to the form keeps the page.
    expect(second).toContain(`?offset=50&amp;reply=`);
  });

  it('is told by mail to the author who has asked for it, once, until they end that by a link', async () => {
    const { id, path } = await addPost('Told');
    await write(id, 'Tell me', { email: 'dee@reader.example', wantsReplies: 'on' });
    await write(id, 'Do not', { email: 'eve@reader.example' });
    const first = await idOf('Tell me');
    await write(id, 'An answer', { parentId: first, author: 'Fay', email: 'fay@reader.example' });
    await write(id, 'To nobody', {
      parentId: await idOf('Do not'),
      author: 'Fay',
      email: 'fay@reader.example',
    });
    await expect.poll(async () => (await mails('Fay replied')).length, { timeout: 10_000 }).toBe(1);
    const [mail] = await mails('Fay replied');
    expect([mail?.to, mail?.text.includes('An answer')]).toEqual(['dee@reader.example', true]);
    expect(mail?.text).toContain(`${path}#comment-`);
    const answer = await idOf('An answer');
    await send('comments/status', { ids: [answer], status: 'pending' });
    await send('comments/status', { ids: [answer], status: 'approved' });
    const link = linkIn(mail?.text);
    expect(await html(link)).toContain('You will no longer get emails about comments');
    expect((await visitor.send('POST', `${link.slice(0, -1)}_`)).status).toBe(410);
    expect((await visitor.send('POST', link)).json).toEqual({ ended: true });
    await write(id, 'After that', { parentId: first, author: 'Gus', email: 'gus@reader.example' });
    await expect
      .poll(() =>
        app.db.global((tx) =>
          tx
            .selectFrom('outbox')
            .select('id')
            .where('topic', '=', 'comment-reply')
            .where('sentAt', 'is', null)
            .execute(),
        ),
      )
      .toEqual([]);
    expect([(await mails('Gus replied')).length, (await mails('Fay replied')).length]).toEqual([0, 1]);
  });

  it('is written in the studio, which approves what it answers', async () => {
    await setting({ moderated: true });
    const { id, path } = await addPost('Asked');
    await write(id, 'When is it open?');
    const question = await idOf('When is it open?');
    expect((await send(`comments/${question}/replies`, { text: ' ' })).json).toMatchObject({
      code: 'comment-text',
    });
    expect((await send(`comments/${question}/replies`, { text: 'On Mondays.' })).status).toBe(200);
    const shown = await html(path);
    expect([shown.includes('When is it open?'), shown.includes('On Mondays.')]).toEqual([true, true]);
    expect(shown).toContain('class="v-comment-staff"');
  });
});

describe('moderation', () => {
  it('sees what visitors report, each once, until it is approved again', async () => {
    const { id, path } = await addPost('Reported');
    await write(id, 'Rude words');
    const comment = await idOf('Rude words');
    const report = (session: Session, commentId = comment) =>
      session.send('POST', '/api/comment-reports', { itemId: id, commentId }, sameOrigin);
    expect(await html(path)).toContain('Report the comment by Ada Lane');
    expect((await report(visitor)).json).toEqual({ isNew: true });
    expect((await report(visitor)).json).toEqual({ isNew: false });
    expect((await report(visitor, 'x')).status).toBe(404);
    const { comments, counts } = await list('status=reported');
    expect(comments).toMatchObject([{ id: comment, reports: 1, status: 'approved' }]);
    expect(counts.reported).toBe(1);
    expect(await html(path)).toContain('Rude words');
    await send('comments/status', { ids: [comment], status: 'approved' });
    expect((await list('status=reported')).total).toBe(0);
    await forgetLimits(app);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await report(visitor)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('finds comments by name, address, words and title, and deletes several at once', async () => {
    const { id } = await addPost('Found');
    await write(id, 'A needle', { author: 'Hay_ Stack', email: 'hay@reader.example' });
    await write(id, 'Something else', { author: 'Ivy' });
    const titles = async (search: string) =>
      (await list(`status=approved&search=${encodeURIComponent(search)}`)).comments.map(
        ({ text }: { text: string }) => text,
      );
    for (const search of ['y_ s', 'HAY@reader', 'needle']) expect(await titles(search)).toEqual(['A needle']);
    expect(await titles('found')).toEqual(['Something else', 'A needle']);
    expect(await titles('%')).toEqual([]);
    const ids = [await idOf('A needle'), await idOf('Something else')];
    expect((await send('comments/remove', { ids })).json.ids.toSorted()).toEqual(ids.toSorted());
    expect(await titles('found')).toEqual([]);
    await send('comments/restore', { ids });
    expect(await titles('found')).toHaveLength(2);
  });

  it('bans an address, whose comments are spam without its knowledge, and takes that back', async () => {
    const { id, path } = await addPost('Banned');
    const body = { email: 'Eve@spam.example', isBanned: true };
    expect((await send('comment-bans', body, 'PUT')).status).toBe(200);
    expect((await write(id, 'Buy', { email: 'eve@spam.example' })).json).toEqual({ status: 'pending' });
    expect(await html(path)).not.toContain('Buy');
    expect((await list('status=spam&search=buy')).comments).toMatchObject([{ isBanned: true }]);
    expect((await owner.send('GET', `${base}/comment-bans`)).json.bans).toMatchObject([
      { email: 'Eve@spam.example' },
    ]);
    await send('comment-bans', { ...body, isBanned: false }, 'PUT');
    expect((await write(id, 'Sorry', { email: 'eve@spam.example' })).json).toEqual({ status: 'approved' });
    expect((await send('comment-bans', { email: 'eve', isBanned: true }, 'PUT')).json.field).toBe('email');
  });

  it('decisions §rights role: commenter 7; sees and deletes what they have written, and no more', async () => {
    const { id } = await addPost('Own');
    const { session, email } = await memberOf(app, siteId, [7]);
    await write(id, 'Mine', { email });
    await write(id, 'Theirs');
    const seen = (await session.send('GET', `${base}/comments?status=approved`)).json;
    expect(seen.comments.map(({ text }: { text: string }) => text)).toEqual(['Mine']);
    expect(seen.counts.approved).toBe(1);
    const remove = async (text: string) =>
      (await session.send('POST', `${base}/comments/remove`, { ids: [await idOf(text)] })).status;
    expect([await remove('Theirs'), await remove('Mine')]).toEqual([404, 200]);
    expect((await session.send('GET', `${base}/comment-settings`)).status).toBe(403);
  });

  it('is told of comments that wait by mail, each moderator until they end it', async () => {
    await setting({ moderated: true });
    const { id } = await addPost('Waiting');
    const { session, email } = await memberOf(app, siteId, [6]);
    await write(id, 'Please read');
    await mailsAreDue();
    const mine = async () => (await mails('Comments to approve')).filter(({ to }) => to === email);
    await expect.poll(async () => (await mine()).length, { timeout: 10_000 }).toBe(1);
    const [mail] = await mine();
    await visitor.send('POST', linkIn(mail?.text));
    const settings = async () => (await session.send('GET', `${base}/comment-settings`)).json.mailsAreOn;
    expect(await settings()).toBe(false);
    expect((await session.send('PUT', `${base}/comment-mails`, { areOn: true })).status).toBe(200);
    expect(await settings()).toBe(true);
  });
});

describe('comments', () => {
  it('of a person are erased without the replies of others', async () => {
    const { id, path } = await addPost('Erased');
    await write(id, 'Gone soon', { email: 'gone@reader.example' });
    await write(id, 'Still here', { parentId: await idOf('Gone soon'), author: 'Bo' });
    const gone = await app.db.forSite(siteId, (tx) => removeCommentsOf(tx, 'gone@reader.example'));
    expect(gone).toBe(1);
    await setting({ moderated: false });
    const shown = await html(path);
    expect([
      shown.includes('Gone soon'),
      shown.includes('Still here'),
      shown.includes('>1 comment<'),
    ]).toEqual([false, true, true]);
  });

  it('link addresses that search engines give nothing for', async () => {
    const { id, path } = await addPost('Linked');
    await write(id, 'See https://a.example/x?y=1&z="><b>.');
    const url = 'https://a.example/x?y=1&amp;z=';
    expect(await html(path)).toContain(
      `See <a href="${url}" rel="ugc nofollow noopener">${url}</a>"&gt;&lt;b&gt;.`,
    );
  });

  it('administration §3 site settings: have disqusShortname; Disqus is in place of the site’s comments, asked for by the visitor', async () => {
    const { id, path } = await addPost('Elsewhere');
    await write(id, 'Ours');
    await setting({ disqusShortname: 'our-garden' });
    const { text, headers } = await visitor.send('GET', path);
    expect([text.includes('Ours'), text.includes('Show content from Disqus')]).toEqual([false, true]);
    expect(text).not.toMatch(/<(?:script|iframe|link)[^>]*disqus/);
    expect(headers.get('content-security-policy')).toContain('frame-src https://disqus.com');
    const { websiteSettings, item } = (await visitor.send('GET', `${path}?format=json`)).json;
    expect([websiteSettings.disqusShortname, item.commentState]).toEqual(['our-garden', 1]);
    expect((await write(id, 'More')).json).toMatchObject({ code: 'comments-closed' });
    const { settings, version } = (await owner.send('GET', `${base}/comment-settings`)).json;
    const body = { settings: { ...settings, disqusShortname: 'a.b/c' }, version };
    expect((await owner.send('PUT', `${base}/comment-settings`, body)).status).toBe(400);
    await setting({ disqusShortname: '' });
  });
});

async function mailsAreDue(): Promise<void> {
  await app.db.global((tx) =>
    tx
      .updateTable('outbox')
      .set({ dueAt: new Date(0), sentAt: null })
      .where('topic', '=', 'comment-mail')
      .execute(),
  );
}
