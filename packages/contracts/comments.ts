import { maxCloseAfterDays } from '@veranda/domain/comments/comment';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { NumberedPaging } from './list-query.ts';
import { SiteParams } from './sites.ts';

const Status = Type.Union([Type.Literal('pending'), Type.Literal('approved'), Type.Literal('spam')]);

// Its domain says what is too long, in the words of the page.
const Text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/**
 * Writes a comment on an item (administration §4): the form below it, which needs no JavaScript and is answered
 * with 303, or with the page and what is wrong.
 */
export const writeComment = endpoint({
  name: 'write-comment',
  host: 'site',
  method: 'POST',
  path: '/api/comments',
  access: { kind: 'visitor' },
  body: Type.Object(
    {
      itemId: Type.String({ maxLength: 64 }),
      author: Text(2_000),
      email: Text(2_000),
      text: Text(20_000),
      /** A field that no person sees. */
      companyFax: Text(2_000),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'form',
  response: Type.Object({ status: Type.Union([Type.Literal('pending'), Type.Literal('approved')]) }),
  // Pages are the same for everybody and carry no crumb.
  crumb: 'same-origin',
  rateLimit: 'comments',
});

/** A comment as the studio sees it. */
export const Comment = Type.Object({
  id: Type.String(),
  itemId: Type.String(),
  itemTitle: Type.String(),
  itemUrl: Type.String(),
  author: Type.String(),
  email: Type.String(),
  text: Type.String(),
  status: Status,
  writtenAt: Type.String(),
});
export type Comment = Static<typeof Comment>;

const read = { kind: 'member', area: 'comments', level: 'read' } as const;
const write = { kind: 'member', area: 'comments', level: 'write' } as const;
const CommentParams = Type.Object({ ...SiteParams.properties, comment: Type.String({ format: 'uuid' }) });
const Id = Type.Object({ id: Type.String() });

/** One page of the comments of a status, the newest first. */
export const listComments = endpoint({
  name: 'list-comments',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/comments',
  access: read,
  params: SiteParams,
  query: Type.Object({
    status: Type.Optional(Status),
    ...NumberedPaging,
  }),
  response: Type.Object({
    comments: Type.Array(Comment),
    total: Type.Integer(),
    counts: Type.Object({ pending: Type.Integer(), approved: Type.Integer(), spam: Type.Integer() }),
  }),
  crumb: 'none',
});

/** Approves a comment, marks it as spam, or puts it back among those that wait. */
export const decideComment = endpoint({
  name: 'decide-comment',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/comments/:comment/status',
  access: write,
  params: CommentParams,
  body: Type.Object({ status: Status }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ id: Type.String(), status: Status }),
  crumb: 'required',
});

/** The same for several at once; those that are gone are left out. */
export const decideComments = endpoint({
  name: 'decide-comments',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/comments/status',
  access: write,
  params: SiteParams,
  body: Type.Object(
    {
      ids: Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: 100, uniqueItems: true }),
      status: Status,
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ ids: Type.Array(Type.String()), status: Status }),
  crumb: 'required',
});

/** Deletes a comment; for 30 days that can be taken back. */
export const removeComment = endpoint({
  name: 'remove-comment',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/comments/:comment',
  access: write,
  params: CommentParams,
  response: Id,
  crumb: 'required',
});

/** Takes back that a comment was deleted. */
export const restoreComment = endpoint({
  name: 'restore-comment',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/comments/:comment/restore',
  access: write,
  params: CommentParams,
  body: Type.Object({}, { additionalProperties: false }),
  bodyKind: 'json',
  response: Id,
  crumb: 'required',
});

const Settings = Type.Object(
  {
    enabled: Type.Boolean(),
    moderated: Type.Boolean(),
    closeAfterDays: Type.Integer({ minimum: 0, maximum: maxCloseAfterDays }),
  },
  { additionalProperties: false },
);
export type CommentSettingsBody = Static<typeof Settings>;

const SettingsAnswer = Type.Object({
  settings: Settings,
  version: Type.String({ description: 'Opaque; given back when saving.' }),
});

export const getCommentSettings = endpoint({
  name: 'get-comment-settings',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/comment-settings',
  access: read,
  params: SiteParams,
  response: SettingsAnswer,
  crumb: 'none',
});

/** Saves the settings; they hold at once. */
export const saveCommentSettings = endpoint({
  name: 'save-comment-settings',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/comment-settings',
  access: write,
  params: SiteParams,
  body: Type.Object(
    { settings: Settings, version: Type.String({ pattern: '^\\d{1,18}$' }) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: SettingsAnswer,
  crumb: 'required',
});
