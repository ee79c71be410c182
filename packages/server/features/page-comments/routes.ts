import * as calls from '@veranda/contracts/page-comments';
import { type CommentedKey, findThreads, type ThreadRecord } from '@veranda/db/page-comments/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { levelIn } from '@veranda/domain/contributors/rights';
import { type CommentedKind, pageCommentRights } from '@veranda/domain/page-comments/page-comment';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { accountOf, memberOf, type Route, route } from '../../platform/http/route.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { documentStore } from '../../services/sites/documents/document-store.ts';
import {
  deleteComment,
  editComment,
  replyInThread,
  resolveThread,
  restoreComment,
  startThread,
  type ThreadChange,
} from './change-threads.ts';
import { presentThread } from './present.ts';

/** Page comments: threads about a page, a section or a block, among those who work on it. */
export function pageCommentRoutes(deps: Deps): Route[] {
  return [...readRoutes(deps), ...threadRoutes(deps), ...commentRoutes(deps)];
}

type DocumentCall = Parameters<typeof siteOf>[0] &
  Parameters<typeof memberOf>[0] & {
    readonly params: { readonly kind: CommentedKind; readonly document: string };
  };

const rightsOf = (call: DocumentCall) =>
  pageCommentRights(call.params.kind, (area) => levelIn(memberOf(call), area));

async function isThere(tx: SiteTransaction, { kind, id }: CommentedKey): Promise<boolean> {
  return (await documentStore(kind)?.exists(tx, id)) ?? false;
}

function readRoutes(deps: Deps): Route[] {
  return [
    route(calls.listPageThreads, async (call) => {
      if (!rightsOf(call).read) return refuse('unknown-document');
      const key = { kind: call.params.kind, id: call.params.document };
      return deps.db.forSite(
        siteOf(call).id,
        async (tx) => {
          if (!(await isThere(tx, key))) return refuse('unknown-document');
          const threads = await findThreads(tx, key);
          return { threads: threads.filter(({ comments }) => comments.length > 0).map(presentThread) };
        },
        { readOnly: true },
      );
    }),
  ];
}

/** Runs a change of the page comments of a document for somebody who may write there. */
async function change(
  deps: Deps,
  call: DocumentCall & Parameters<typeof accountOf>[0],
  act: (change: ThreadChange) => Promise<ThreadRecord | Refusal>,
) {
  const rights = rightsOf(call);
  if (!rights.read) return refuse('unknown-document');
  if (!rights.write) return refuse('not-allowed');
  const key = { kind: call.params.kind, id: call.params.document };
  const by = { accountId: accountOf(call).id, moderates: rights.moderate, now: new Date(deps.now()) };
  const thread = await transactionWithRefusal(deps.db, siteOf(call).id, async (tx) =>
    (await isThere(tx, key)) ? act({ tx, key, ...by }) : refuse('unknown-document'),
  );
  return isRefusal(thread) ? thread : { thread: presentThread(thread) };
}

function threadRoutes(deps: Deps): Route[] {
  return [
    route(calls.startPageThread, (call) => change(deps, call, (work) => startThread(work, call.body))),
    route(calls.replyInPageThread, (call) =>
      change(deps, call, (work) => replyInThread(work, { ...call.body, thread: call.params.thread })),
    ),
    route(calls.resolvePageThread, (call) =>
      change(deps, call, (work) => resolveThread(work, { ...call.body, thread: call.params.thread })),
    ),
  ];
}

function commentRoutes(deps: Deps): Route[] {
  return [
    route(calls.editPageComment, (call) =>
      change(deps, call, (work) => editComment(work, { id: call.params.comment, text: call.body.text })),
    ),
    route(calls.removePageComment, (call) =>
      change(deps, call, (work) => deleteComment(work, call.params.comment)),
    ),
    route(calls.restorePageComment, (call) =>
      change(deps, call, (work) => restoreComment(work, call.params.comment)),
    ),
  ];
}
