import { type CommentedKind, commentedKinds } from '@veranda/domain/page-comments/page-comment';
import Type, { type Static } from 'typebox';
import { Presence } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const Uuid = Type.String({ format: 'uuid' });
const DocumentParams = Type.Object({
  ...SiteParams.properties,
  kind: Type.Unsafe<CommentedKind>(Type.Union(commentedKinds.map((kind) => Type.Literal(kind)))),
  document: Uuid,
});
const ThreadParams = Type.Object({ ...DocumentParams.properties, thread: Uuid });
const CommentParams = Type.Object({ ...DocumentParams.properties, comment: Uuid });

// Longer than any text that is taken: its domain says what is too long.
const Text = Type.String({ maxLength: 20_000 });

const Anchor = Type.Union([
  Type.Object({ kind: Type.Literal('page'), id: Type.Literal('') }, { additionalProperties: false }),
  Type.Object(
    {
      kind: Type.Union([Type.Literal('section'), Type.Literal('block')]),
      id: Type.String({ minLength: 1, maxLength: 64 }),
    },
    { additionalProperties: false },
  ),
]);

/** A comment that somebody who works on the page has written about it. */
export const PageComment = Type.Object({
  id: Uuid,
  accountId: Uuid,
  author: Type.String({ description: 'Name, else the address of the account; empty for one that is gone.' }),
  colour: Presence.properties.colour,
  text: Type.String({ description: 'Plain text, with lines.' }),
  writtenAt: Type.String(),
  isEdited: Type.Boolean(),
});
export type PageComment = Static<typeof PageComment>;

/** Comments about one part of a page. */
export const PageThread = Type.Object({
  id: Uuid,
  anchor: Anchor,
  createdAt: Type.String(),
  resolvedAt: Type.Union([Type.String(), Type.Null()]),
  resolvedBy: Type.String({ description: 'Name of the person; empty where it is not resolved.' }),
  comments: Type.Array(PageComment, { description: 'The oldest first.' }),
});
export type PageThread = Static<typeof PageThread>;

/** Data of the event `comments` of `watch-document`. */
export const PageCommentNews = Type.Object({
  open: Type.Integer({ minimum: 0, description: 'Threads that are not resolved.' }),
  revision: Type.String({ description: 'Another one after every change.' }),
});
export type PageCommentNews = Static<typeof PageCommentNews>;

const read = { kind: 'member', area: ['pages', 'products'], level: 'read' } as const;
// Whoever writes drafts discusses them, and so does whoever looks after comments.
const write = { kind: 'member', area: ['pages', 'products', 'comments'], level: 'draft' } as const;

const ChangedThread = Type.Object({ thread: PageThread });

/** All threads of a page, item or product’s page, the oldest first, with the resolved ones. */
export const listPageThreads = endpoint({
  name: 'list-page-threads',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/page-comments/:kind/:document/threads',
  access: read,
  params: DocumentParams,
  response: Type.Object({ threads: Type.Array(PageThread) }),
  crumb: 'none',
});

/** Starts a thread with its first comment, which has the id of the thread; sent again, it is the same one. */
export const startPageThread = endpoint({
  name: 'start-page-thread',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/page-comments/:kind/:document/threads',
  access: write,
  params: DocumentParams,
  body: Type.Object({ id: Uuid, anchor: Anchor, text: Text }, { additionalProperties: false }),
  bodyKind: 'json',
  response: ChangedThread,
  crumb: 'required',
});

/** Adds a comment to a thread, which is open again then; sent again, it is the same one. */
export const replyInPageThread = endpoint({
  name: 'reply-in-page-thread',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/page-comments/:kind/:document/threads/:thread/comments',
  access: write,
  params: ThreadParams,
  body: Type.Object({ id: Uuid, text: Text }, { additionalProperties: false }),
  bodyKind: 'json',
  response: ChangedThread,
  crumb: 'required',
});

/** Resolves a thread or opens it again. */
export const resolvePageThread = endpoint({
  name: 'resolve-page-thread',
  host: 'studio',
  method: 'PATCH',
  path: '/api/studio/sites/:site/page-comments/:kind/:document/threads/:thread',
  access: write,
  params: ThreadParams,
  body: Type.Object({ isResolved: Type.Boolean() }, { additionalProperties: false }),
  bodyKind: 'json',
  response: ChangedThread,
  crumb: 'required',
});

/** Changes the text of the caller’s own comment. */
export const editPageComment = endpoint({
  name: 'edit-page-comment',
  host: 'studio',
  method: 'PATCH',
  path: '/api/studio/sites/:site/page-comments/:kind/:document/comments/:comment',
  access: write,
  params: CommentParams,
  body: Type.Object({ text: Text }, { additionalProperties: false }),
  bodyKind: 'json',
  response: ChangedThread,
  crumb: 'required',
});

/**
 * Deletes a comment: the caller’s own, or anybody’s for those with the right to comments. For 30 days that can be taken
 * back; a thread without comments is in no list.
 */
export const removePageComment = endpoint({
  name: 'remove-page-comment',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/page-comments/:kind/:document/comments/:comment',
  access: write,
  params: CommentParams,
  response: ChangedThread,
  crumb: 'required',
});

/** Takes back that a comment was deleted. */
export const restorePageComment = endpoint({
  name: 'restore-page-comment',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/page-comments/:kind/:document/comments/:comment/restore',
  access: write,
  params: CommentParams,
  body: Type.Object({}, { additionalProperties: false }),
  bodyKind: 'json',
  response: ChangedThread,
  crumb: 'required',
});
