import * as calls from '@veranda/contracts/comments';
import {
  type CommentRecord,
  findBans,
  findComment,
  readComments,
  setBan,
} from '@veranda/db/comments/moderation';
import {
  insertComment,
  markCommentsDeleted,
  removeDeletedComments,
  setCommentStatus,
} from '@veranda/db/comments/writer';
import { findOwnComments } from '@veranda/db/comments/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { checkComment, commentLimits, type CommentStatus } from '@veranda/domain/comments/comment';
import { may } from '@veranda/domain/contributors/rights';
import { isEmailAddress } from '@veranda/domain/mail/email-address';
import { itemPath } from '@veranda/domain/pages/item-path';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { accountOf, type AccountIdentity, type Call, type Route, route } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { changeLive } from '../../services/sites/directory/change-live.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { hashOfComment } from './comment-hash.ts';
import { askForReplyMail } from './comment-mails.ts';

/** Comments in the studio: read, decided, answered, deleted, their authors banned. */
export function moderationRoutes(deps: Deps): Route[] {
  return [...listRoutes(deps), ...decisionRoutes(deps), ...removalRoutes(deps), ...banRoutes(deps)];
}

type Identities = Pick<Call<never>, 'account' | 'member'>;

// Commenters see and delete what they have written themselves (decisions §rights).
function ownAddress(call: Identities): string | null {
  return call.member && may(call.member, 'comments', 'read') ? null : accountOf(call).email;
}

function listRoutes(deps: Deps): Route[] {
  return [
    route(calls.listComments, async (call) => {
      const site = siteOf(call);
      const { status: filter = 'pending', search = '', page = 1, pageSize = 25 } = call.query;
      const wanted = {
        filter,
        search: search.trim(),
        writtenBy: ownAddress(call),
        offset: (page - 1) * pageSize,
        limit: pageSize,
      };
      const { rows, counts } = await deps.db.forSite(site.id, (tx) => readComments(tx, wanted), {
        readOnly: true,
      });
      return { comments: rows.map((row) => present(site, row)), total: counts[filter], counts };
    }),
  ];
}

function decisionRoutes(deps: Deps): Route[] {
  return [
    route(calls.decideComment, async (call) => {
      const { comment: id } = call.params;
      const decided = await decide(deps, siteOf(call), { ids: [id], status: call.body.status });
      return isRefusal(decided) ? decided : { id, status: decided.status };
    }),
    route(calls.decideComments, (call) => decide(deps, siteOf(call), call.body)),
    route(calls.replyToComment, (call) =>
      changeLive(deps, siteOf(call).id, (tx) =>
        reply(deps, tx, { to: call.params.comment, text: call.body.text, account: accountOf(call) }),
      ),
    ),
  ];
}

// Those that are gone are left out; a refusal where all are.
function decide(
  deps: Deps,
  site: SiteEntry,
  { ids, status }: { readonly ids: readonly string[]; readonly status: CommentStatus },
): Promise<{ ids: string[]; status: CommentStatus } | Refusal> {
  const to = { status, now: new Date(deps.now()) };
  return changeLive(deps, site.id, async (tx) => {
    const decided = await setCommentStatus(tx, ids, to);
    if (status === 'approved') for (const id of decided) await askForReplyMail(deps, tx, id);
    return decided.length > 0 ? { ids: decided, status } : refuse('unknown-comment');
  });
}

interface StaffReply {
  /** Id of the comment that is answered. */
  readonly to: string;
  readonly text: string;
  readonly account: AccountIdentity;
}

async function reply(
  deps: Deps,
  tx: SiteTransaction,
  { to, text: written, account }: StaffReply,
): Promise<{ id: string } | Refusal> {
  const comment = await findComment(tx, to);
  if (!comment) return refuse('unknown-comment');
  const author = account.name.slice(0, commentLimits.author) || account.email.split('@')[0] || '';
  const checked = checkComment({ author, email: account.email, text: written });
  if (isRefusal(checked)) return checked;
  const now = new Date(deps.now());
  const parentId = comment.parentId ?? comment.id;
  // An answer to what nobody sees would be seen by nobody.
  await setCommentStatus(tx, [...new Set([parentId, to])], { status: 'approved', now });
  const id = deps.newId();
  const added = await insertComment(tx, {
    id,
    itemId: comment.itemId,
    parentId,
    author: checked.author,
    email: checked.email,
    body: checked.text,
    status: 'approved',
    isStaff: true,
    contentHash: hashOfComment(checked, to),
    writtenAt: now,
    decidedAt: now,
    deletedAt: null,
  });
  if (added) await askForReplyMail(deps, tx, id);
  return { id };
}

/** Milliseconds for which a deleted comment can be taken back. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

function removalRoutes(deps: Deps): Route[] {
  const mark = (call: Call<typeof calls.removeComments>, deletedAt: Date | null) =>
    changeLive(deps, siteOf(call).id, async (tx) => {
      const writtenBy = ownAddress(call);
      const ids = writtenBy === null ? call.body.ids : await findOwnComments(tx, call.body.ids, writtenBy);
      const changed = ids.length === 0 ? [] : await markCommentsDeleted(tx, ids, deletedAt);
      return changed.length > 0 ? { ids: changed } : refuse('unknown-comment');
    });
  return [
    route(calls.removeComments, async (call) => {
      const now = deps.now();
      await deps.db.forSite(siteOf(call).id, (tx) => removeDeletedComments(tx, new Date(now - keptFor)));
      return mark(call, new Date(now));
    }),
    route(calls.restoreComments, (call) => mark(call, null)),
  ];
}

function banRoutes(deps: Deps): Route[] {
  return [
    route(calls.listCommentBans, async (call) => {
      const bans = await deps.db.forSite(siteOf(call).id, (tx) => findBans(tx), { readOnly: true });
      return { bans: bans.map(({ email, bannedAt }) => ({ email, bannedAt: bannedAt.toISOString() })) };
    }),
    route(calls.banCommenter, async (call) => {
      const email = call.body.email.trim();
      const { isBanned } = call.body;
      if (!isEmailAddress(email)) return refuse('comment-email', { field: 'email' });
      const at = isBanned ? new Date(deps.now()) : null;
      await deps.db.forSite(siteOf(call).id, (tx) => setBan(tx, { email, at }));
      return { email, isBanned };
    }),
  ];
}

function present(site: SiteEntry, { body: text, item, collection, writtenAt, ...row }: CommentRecord) {
  return {
    id: row.id,
    itemId: row.itemId,
    itemTitle: row.itemTitle,
    itemUrl: site.origin + itemPath(collection, item, site.timeZone),
    author: row.author,
    email: row.email,
    text,
    status: row.status as CommentStatus,
    writtenAt: writtenAt.toISOString(),
    parentAuthor: row.parentAuthor,
    isStaff: row.isStaff,
    isBanned: row.isBanned,
    reports: row.reports,
  };
}
