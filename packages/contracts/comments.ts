import { disqusShortnamePattern, maxCloseAfterDays } from '@veranda/domain/comments/comment';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { emailLength } from '@veranda/domain/mail/email-address';
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
      /** The comment that it answers. */
      parentId: Text(64),
      /** `on`: its author wants a mail about replies. */
      wantsReplies: Text(8),
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

/**
 * Tells those who moderate of a comment, once a visitor: a button of the page, which needs no JavaScript and is
 * answered with 303 to a note on it.
 */
export const reportComment = endpoint({
  name: 'report-comment',
  host: 'site',
  method: 'POST',
  path: '/api/comment-reports',
  access: { kind: 'visitor' },
  body: Type.Object(
    { itemId: Type.String({ maxLength: 64 }), commentId: Type.String({ maxLength: 64 }) },
    { additionalProperties: false },
  ),
  bodyKind: 'form',
  response: Type.Object({
    isNew: Type.Boolean({ description: 'False where the visitor reported it before.' }),
  }),
  crumb: 'same-origin',
  rateLimit: 'comment-reports',
});

const TokenParams = Type.Object({ token: Type.String({ maxLength: 200 }) });

/** Page of the link that ends mails about comments (page type 300): one press, no login. */
export const showCommentMails = endpoint({
  name: 'show-comment-mails',
  host: 'site',
  method: 'GET',
  path: '/comment-mails/:token',
  access: { kind: 'visitor' },
  params: TokenParams,
  response: Type.Unknown(),
  crumb: 'none',
  rateLimit: 'list-links',
});

/** Ends them; mail programs send it automatically (RFC 8058), so the signed link is the proof. */
export const endCommentMails = endpoint({
  name: 'end-comment-mails',
  host: 'site',
  method: 'POST',
  path: '/comment-mails/:token',
  access: { kind: 'visitor' },
  params: TokenParams,
  response: Type.Object({ ended: Type.Literal(true) }),
  crumb: 'none',
  rateLimit: 'list-links',
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
  /** Author of the comment that it answers; null for none. */
  parentAuthor: Type.Union([Type.String(), Type.Null()]),
  /** True for what was written in the studio. */
  isStaff: Type.Boolean(),
  /** True while no comments are taken from its address. */
  isBanned: Type.Boolean(),
  reports: Type.Integer({ description: 'Visitors who have reported it since it was last approved.' }),
});
export type Comment = Static<typeof Comment>;

const own = { kind: 'member', area: ['comments', 'own-comments'], level: 'read' } as const;
const removeOwn = { kind: 'member', area: ['comments', 'own-comments'], level: 'write' } as const;
const read = { kind: 'member', area: 'comments', level: 'read' } as const;
const write = { kind: 'member', area: 'comments', level: 'write' } as const;
const Ids = Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: 100, uniqueItems: true });
const CommentParams = Type.Object({ ...SiteParams.properties, comment: Type.String({ format: 'uuid' }) });

/**
 * One page of comments, the newest first; `reported` are those that are shown and that visitors have reported. Commenters
 * get those under their own address.
 */
export const listComments = endpoint({
  name: 'list-comments',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/comments',
  access: own,
  params: SiteParams,
  query: Type.Object({
    status: Type.Optional(Type.Union([Status, Type.Literal('reported')])),
    search: Type.Optional(Type.String({ maxLength: 200 })),
    ...NumberedPaging,
  }),
  response: Type.Object({
    comments: Type.Array(Comment),
    total: Type.Integer(),
    counts: Type.Object({
      pending: Type.Integer(),
      approved: Type.Integer(),
      reported: Type.Integer(),
      spam: Type.Integer(),
    }),
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
      ids: Ids,
      status: Status,
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ ids: Type.Array(Type.String()), status: Status }),
  crumb: 'required',
});

const IdsBody = Type.Object({ ids: Ids }, { additionalProperties: false });

/** Deletes comments; for 30 days that can be taken back. Commenters delete their own. Those that are gone are left out. */
export const removeComments = endpoint({
  name: 'remove-comments',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/comments/remove',
  access: removeOwn,
  params: SiteParams,
  body: IdsBody,
  bodyKind: 'json',
  response: Type.Object({ ids: Type.Array(Type.String()) }),
  crumb: 'required',
});

/** Takes back that comments were deleted. */
export const restoreComments = endpoint({
  name: 'restore-comments',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/comments/restore',
  access: removeOwn,
  params: SiteParams,
  body: IdsBody,
  bodyKind: 'json',
  response: Type.Object({ ids: Type.Array(Type.String()) }),
  crumb: 'required',
});

/** Answers a comment, which is approved by that: below it, under the name of the account, shown at once. */
export const replyToComment = endpoint({
  name: 'reply-to-comment',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/comments/:comment/replies',
  access: write,
  params: CommentParams,
  body: Type.Object({ text: Type.String({ maxLength: 20_000 }) }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ id: Type.String() }),
  crumb: 'required',
});

/** Bans an address, or lifts the ban: its comments are spam, and their author does not learn of it. */
export const banCommenter = endpoint({
  name: 'ban-commenter',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/comment-bans',
  access: write,
  params: SiteParams,
  body: Type.Object(
    {
      email: Type.String({ minLength: emailLength.min, maxLength: emailLength.max }),
      isBanned: Type.Boolean(),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ email: Type.String(), isBanned: Type.Boolean() }),
  crumb: 'required',
});

/** Addresses from which no comments are taken, the last first. */
export const listCommentBans = endpoint({
  name: 'list-comment-bans',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/comment-bans',
  access: read,
  params: SiteParams,
  response: Type.Object({
    bans: Type.Array(Type.Object({ email: Type.String(), bannedAt: Type.String() })),
  }),
  crumb: 'none',
});

/** Says whether the caller gets mails about comments that wait. */
export const setCommentMails = endpoint({
  name: 'set-comment-mails',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/comment-mails',
  access: write,
  params: SiteParams,
  body: Type.Object({ areOn: Type.Boolean() }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ areOn: Type.Boolean() }),
  crumb: 'required',
});

const Settings = Type.Object(
  {
    enabled: Type.Boolean(),
    moderated: Type.Boolean(),
    closeAfterDays: Type.Integer({ minimum: 0, maximum: maxCloseAfterDays }),
    disqusShortname: Type.String({
      maxLength: 100,
      pattern: disqusShortnamePattern,
      description: 'Name of the site at Disqus, whose comments are shown in place of those of the site.',
    }),
  },
  { additionalProperties: false },
);
export type CommentSettingsBody = Static<typeof Settings>;

const SettingsAnswer = Type.Object({
  settings: Settings,
  version: Type.String({ description: 'Opaque; given back when saving.' }),
  mailsAreOn: Type.Boolean({ description: 'True while the caller gets mails about comments that wait.' }),
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
