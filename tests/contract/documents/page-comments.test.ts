import { randomUUID } from 'node:crypto';
import { pageCommentLimits } from '@veranda/domain/page-comments/page-comment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { memberWithRole } from '../../support/member-with-role.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let siteId: string;
let slug: string;
let page: string;
let base: string;
const people: Record<string, Session> = {};

const roles = { editor: 4, moderator: 6, commenter: 7, store: 8, viewer: 10, draft: 16 };

beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId, slug } = await app.ownerWithSite('page-comments'));
  const { pages } = (await owner.send('GET', `/api/studio/sites/${siteId}/pages`)).json;
  page = pages.find(({ type }: { type: number }) => type === 10).id;
  base = `/api/studio/sites/${siteId}/page-comments/page/${page}`;
  for (const [name, role] of Object.entries(roles))
    people[name] = await memberWithRole(app, siteId, { role, name });
}, 60_000);
afterAll(() => app.close());
beforeEach(() => app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));

const as = (name: keyof typeof roles): Session => people[name] ?? owner;
const onPage = { kind: 'page', id: '' };

async function start(by: Session, words: object = {}) {
  const body = { id: randomUUID(), anchor: onPage, text: 'Shorter, please.', ...words };
  return { body, answer: await by.send('POST', `${base}/threads`, body) };
}
async function started(by: Session, words: object = {}): Promise<string> {
  const { body, answer } = await start(by, words);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return body.id;
}
const reply = (by: Session, thread: string, text = 'Done.', id: string = randomUUID()) =>
  by.send('POST', `${base}/threads/${thread}/comments`, { id, text });
const resolve = (by: Session, thread: string, isResolved = true) =>
  by.send('PATCH', `${base}/threads/${thread}`, { isResolved });
const edit = (by: Session, comment: string, text = 'Otherwise.') =>
  by.send('PATCH', `${base}/comments/${comment}`, { text });
const remove = (by: Session, comment: string) => by.send('DELETE', `${base}/comments/${comment}`);
const restore = (by: Session, comment: string) => by.send('POST', `${base}/comments/${comment}/restore`, {});
const list = async (by: Session = owner) => (await by.send('GET', `${base}/threads`)).json.threads;
const shown = async (thread: string) =>
  (await list())
    .find(({ id }: { id: string }) => id === thread)
    ?.comments.map(({ text }: { text: string }) => text);

describe('page comments', () => {
  it('are threads on a block with who wrote what, resolved, and open again with a reply', async () => {
    const anchor = { kind: 'block', id: 'b-hero' };
    const thread = await started(as('editor'), { anchor, text: ' Shorter,\r\nplease. ' });
    expect((await list(as('draft'))).at(-1)).toEqual({
      id: thread,
      anchor,
      createdAt: expect.any(String),
      resolvedAt: null,
      resolvedBy: '',
      comments: [
        {
          id: thread,
          accountId: expect.any(String),
          author: 'editor',
          colour: expect.any(Number),
          text: 'Shorter,\nplease.',
          writtenAt: expect.any(String),
          isEdited: false,
        },
      ],
    });
    expect((await resolve(as('draft'), thread)).json.thread).toMatchObject({
      resolvedAt: expect.any(String),
      resolvedBy: 'draft',
    });
    expect((await resolve(as('editor'), thread, false)).json.thread.resolvedAt).toBeNull();
    await resolve(as('editor'), thread);
    const answered = (await reply(as('moderator'), thread)).json.thread;
    expect([answered.resolvedAt, answered.comments.length]).toEqual([null, 2]);
    expect((await edit(as('editor'), thread, 'Half of it')).json.thread.comments[0]).toMatchObject({
      text: 'Half of it',
      isEdited: true,
    });
  });

  it('decisions §rights: are read and written by whoever works on the page', async () => {
    const thread = await started(owner);
    for (const name of ['editor', 'moderator', 'draft'] as const) {
      expect((await reply(as(name), thread)).status).toBe(200);
      expect((await resolve(as(name), thread)).status).toBe(200);
    }
    // A product's page is no place of theirs, and a page is none of a store manager's.
    for (const name of ['viewer', 'commenter'] as const)
      expect((await as(name).send('GET', `${base}/threads`)).status).toBe(403);
    expect((await as('store').send('GET', `${base}/threads`)).json.code).toBe('unknown-document');
    expect((await start(as('store'))).answer.json.code).toBe('unknown-document');
    const product = `/api/studio/sites/${siteId}/page-comments/product/${randomUUID()}/threads`;
    expect((await as('moderator').send('GET', product)).status).toBe(404);
  });

  it('decisions §rights: are changed by their authors alone, and deleted by those with the right to comments', async () => {
    const thread = await started(as('draft'));
    for (const by of [owner, as('moderator')])
      expect((await edit(by, thread)).json.code).toBe('page-comment-not-yours');
    const other = await started(as('moderator'));
    expect((await remove(as('draft'), other)).json.code).toBe('page-comment-not-yours');
    expect((await remove(as('moderator'), thread)).status).toBe(200);
    expect(await shown(thread)).toBeUndefined();
    // What somebody else has deleted is not brought back by its author.
    expect((await restore(as('draft'), thread)).json.code).toBe('page-comment-not-yours');
    expect((await restore(as('moderator'), thread)).status).toBe(200);
    expect((await remove(as('draft'), thread)).status).toBe(200);
    expect((await restore(as('draft'), thread)).status).toBe(200);
    expect(await shown(thread)).toEqual(['Shorter, please.']);
  });

  it('stay without a deleted one; nobody goes on in a thread without any', async () => {
    const thread = await started(owner);
    const answered = (await reply(as('editor'), thread)).json.thread.comments[1].id;
    await remove(owner, thread);
    expect(await shown(thread)).toEqual(['Done.']);
    await remove(as('editor'), answered);
    expect((await reply(owner, thread)).json.code).toBe('unknown-page-comment');
    expect((await resolve(owner, thread)).json.code).toBe('unknown-page-comment');
    expect((await remove(owner, thread)).json.code).toBe('unknown-page-comment');
    expect((await edit(owner, thread)).json.code).toBe('unknown-page-comment');
    await restore(owner, thread);
    expect(await shown(thread)).toEqual(['Shorter, please.']);
    expect((await restore(owner, thread)).json.code).toBe('unknown-page-comment');
  });

  it('are one when they are sent twice, and nobody takes the id of another one', async () => {
    const id = randomUUID();
    const [first, second] = [await start(owner, { id }), await start(owner, { id, text: 'Again' })];
    expect(second.answer.json).toEqual(first.answer.json);
    expect((await start(as('editor'), { id })).answer.json.code).toBe('unknown-page-comment');
    const said = randomUUID();
    await Promise.all([reply(owner, id, 'Once', said), reply(owner, id, 'Once', said)]);
    expect(await shown(id)).toEqual(['Shorter, please.', 'Once']);
    const other = await started(owner);
    expect((await reply(owner, other, 'Once', said)).json.code).toBe('unknown-page-comment');
  });

  it('are refused without words, with too many, on an unknown page, and beyond their limits', async () => {
    const codes = async (words: object) => (await start(owner, words)).answer.json;
    expect(await codes({ text: ' \n ' })).toMatchObject({ code: 'page-comment-empty', field: 'text' });
    expect(await codes({ text: 'a'.repeat(4001) })).toMatchObject({
      code: 'page-comment-too-long',
      error: 'Please use 4,000 characters or fewer.',
    });
    for (const anchor of [
      { kind: 'page', id: 'b-hero' },
      { kind: 'block', id: '' },
      { kind: 'block', id: 'x'.repeat(65) },
      { kind: 'site', id: 'x' },
    ])
      expect((await start(owner, { anchor })).answer.status).toBe(400);
    expect((await start(owner, { id: 'one' })).answer.status).toBe(400);
    const elsewhere = `/api/studio/sites/${siteId}/page-comments/page/${randomUUID()}/threads`;
    const body = { id: randomUUID(), anchor: onPage, text: 'Hello' };
    expect((await owner.send('POST', elsewhere, body)).json.code).toBe('unknown-document');
    expect((await owner.send('GET', elsewhere.replace('/page/', '/form/'))).status).toBe(400);
    const full = await started(owner);
    await app.db.forSite(siteId, (tx) =>
      tx
        .updateTable('pageCommentThread')
        .set({ size: pageCommentLimits.comments })
        .where('siteId', '=', siteId)
        .where('id', '=', full)
        .execute(),
    );
    expect((await reply(owner, full)).json.code).toBe('too-many-page-comments');
  });

  it('have room for 500 threads on a page, of which those without comments are none', async () => {
    const made = { title: 'Crowded', place: 'main' };
    const { id } = (await owner.send('POST', `/api/studio/sites/${siteId}/pages`, made)).json.page;
    const there = base.replace(page, id);
    const begin = () =>
      owner.send('POST', `${there}/threads`, { id: randomUUID(), anchor: onPage, text: 'One more' });
    const first = (await begin()).json.thread.id;
    const row = {
      siteId,
      documentId: id,
      kind: 'page',
      anchorKind: 'page',
      resolvedAt: null,
      resolvedBy: null,
    };
    const rows = Array.from({ length: pageCommentLimits.threads - 1 }, () => ({
      ...row,
      id: randomUUID(),
      size: 1,
    }));
    await app.db.forSite(siteId, (tx) => tx.insertInto('pageCommentThread').values(rows).execute());
    expect((await begin()).json.code).toBe('too-many-page-comments');
    await owner.send('DELETE', `${there}/comments/${first}`);
    expect((await begin()).status).toBe(200);
  });

  it('belong to a site: another one neither sees nor changes them', async () => {
    const thread = await started(owner);
    const other = await app.ownerWithSite('page-comments-elsewhere');
    const there = base.replace(siteId, other.siteId);
    expect((await other.session.send('GET', `${there}/threads`)).status).toBe(404);
    expect((await other.session.send('GET', `${base}/threads`)).status).toBe(404);
    const mine = (await other.session.send('GET', `/api/studio/sites/${other.siteId}/pages`)).json.pages.find(
      ({ type }: { type: number }) => type === 10,
    ).id;
    const onMine = `/api/studio/sites/${other.siteId}/page-comments/page/${mine}`;
    expect((await other.session.send('GET', `${onMine}/threads`)).json.threads).toEqual([]);
    for (const [method, path, body] of [
      ['PATCH', `threads/${thread}`, { isResolved: true }],
      ['POST', `threads/${thread}/comments`, { id: randomUUID(), text: 'Hello' }],
      ['DELETE', `comments/${thread}`, undefined],
    ] as const) {
      const answer = await other.session.send(method, `${onMine}/${path}`, body);
      expect([answer.status, answer.json.code]).toEqual([404, 'unknown-page-comment']);
    }
    // The same id there is another thread.
    const same = await other.session.send('POST', `${onMine}/threads`, {
      id: thread,
      anchor: onPage,
      text: 'Ours',
    });
    expect(same.status).toBe(200);
    expect(await shown(thread)).toEqual(['Shorter, please.']);
  });

  it('are on no published page', async () => {
    await started(owner, { text: 'Never for visitors' });
    await publishSite(owner, siteId);
    const visitor = app.site(slug);
    for (const path of ['/', '/?format=json', '/?format=json-pretty', '/sitemap.xml'])
      expect((await visitor.send('GET', path)).text).not.toContain('Never for visitors');
  });
});
