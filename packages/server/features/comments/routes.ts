import * as calls from '@veranda/contracts/comments';
import { type CommentRecord, readComments } from '@veranda/db/comments/reader';
import { findCommentSettings, saveCommentSettings } from '@veranda/db/comments/settings';
import { markCommentDeleted, removeDeletedComments, setCommentStatus } from '@veranda/db/comments/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { CommentStatus } from '@veranda/domain/comments/comment';
import { itemPath } from '@veranda/domain/pages/item-path';
import { gateOf, nobody } from '@veranda/domain/pages/page-access';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { commentFormId, commentNoteId } from '@veranda/render/context/comment-ids';
import { presentRefusal } from '../../platform/http/errors.ts';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';
import { type Call, type RawAnswer, type Route, route } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { changeLive } from '../../services/sites/directory/change-live.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { writeComment } from './write-comment.ts';

/** Comments: written by visitors on items, read and decided in the studio. */
export function commentRoutes(deps: Deps): Route[] {
  return [...visitorRoutes(deps), ...listRoutes(deps), ...decisionRoutes(deps), ...settingsRoutes(deps)];
}

function visitorRoutes(deps: Deps): Route[] {
  return [
    route(calls.writeComment, async (call) => {
      const site = siteOf(call);
      const { itemId, author = '', email = '', text = '', companyFax: trap = '' } = call.body;
      const place = await publishedPlace(deps, site, itemId);
      if (place === null) return refuse('comments-closed');
      const sent = { author, email, text, trap };
      const outcome = await writeComment(deps, site, { item: place.item, sent });
      if (!call.request.wantsHtml) return outcome;
      if (isRefusal(outcome))
        return pageWithRefusal(
          deps,
          { site, call, place },
          { refusal: outcome, typed: { author, email, text } },
        );
      const location = `${place.path}#${commentNoteId(itemId, outcome.status)}`;
      return { kind: 'redirect', status: 303, location } as const;
    }),
  ];
}

type Place = NonNullable<Awaited<ReturnType<typeof publishedPlace>>>;

// The item as visitors get it. What not everybody may read takes no comments.
async function publishedPlace(deps: Deps, site: SiteEntry, itemId: string) {
  const published = await deps.pages.drawnSite(site);
  const item = await published?.settle(() => published.site.items.ask({ kind: 'item', id: itemId }));
  const collection = published?.site.collections.find(({ id }) => id === item?.collectionId);
  if (!item || !collection || gateOf(collection.access, nobody) !== null) return null;
  return { item, path: itemPath(collection, item, site.timeZone) };
}

async function pageWithRefusal(
  deps: Deps,
  {
    site,
    call,
    place,
  }: { readonly site: SiteEntry; readonly call: Pick<Call<never>, 'reply'>; readonly place: Place },
  {
    refusal,
    typed,
  }: { readonly refusal: Refusal; readonly typed: Readonly<Record<'author' | 'email' | 'text', string>> },
): Promise<RawAnswer | Refusal> {
  const { status, body } = presentRefusal(refusal, site.language);
  const address = { path: place.path, query: new URLSearchParams() };
  const rendered = await deps.pages.published(site, address, {
    formId: commentFormId(place.item.id),
    message: refusal.field ? '' : body.error,
    errors: refusal.field ? { [refusal.field]: body.error } : {},
    typed,
  });
  return rendered === null ? refusal : respondWithPage(call, rendered, status);
}

function listRoutes(deps: Deps): Route[] {
  return [
    route(calls.listComments, async (call) => {
      const site = siteOf(call);
      const { status = 'pending', page = 1, pageSize = 25 } = call.query;
      const wanted = { status, offset: (page - 1) * pageSize, limit: pageSize };
      const { rows, counts } = await deps.db.forSite(site.id, (tx) => readComments(tx, wanted), {
        readOnly: true,
      });
      return { comments: rows.map((row) => present(site, row)), total: counts[status], counts };
    }),
  ];
}

/** Milliseconds for which a deleted comment can be taken back. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

function decisionRoutes(deps: Deps): Route[] {
  const change = (siteId: string, id: string, act: (tx: SiteTransaction) => Promise<boolean>) =>
    changeLive(deps, siteId, async (tx) => ((await act(tx)) ? { id } : refuse('unknown-comment')));
  return [
    route(calls.decideComment, async (call) => {
      const { comment: id } = call.params;
      const decided = await decide(deps, siteOf(call), { ids: [id], status: call.body.status });
      return isRefusal(decided) ? decided : { id, status: decided.status };
    }),
    route(calls.decideComments, (call) => decide(deps, siteOf(call), call.body)),
    route(calls.removeComment, async (call) => {
      const { comment: id } = call.params;
      const now = deps.now();
      return change(siteOf(call).id, id, async (tx) => {
        await removeDeletedComments(tx, new Date(now - keptFor));
        return markCommentDeleted(tx, id, new Date(now));
      });
    }),
    route(calls.restoreComment, async (call) => {
      const { comment: id } = call.params;
      return change(siteOf(call).id, id, (tx) => markCommentDeleted(tx, id, null));
    }),
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
    return decided.length > 0 ? { ids: decided, status } : refuse('unknown-comment');
  });
}

function settingsRoutes(deps: Deps): Route[] {
  const presentSettings = async (siteId: string) => {
    const { settings, version } = await deps.db.forSite(siteId, (tx) => findCommentSettings(tx), {
      readOnly: true,
    });
    return { settings, version: String(version) };
  };
  return [
    route(calls.getCommentSettings, async (call) => presentSettings(siteOf(call).id)),
    route(calls.saveCommentSettings, async (call) => {
      const { id } = siteOf(call);
      const { settings } = call.body;
      const version = BigInt(call.body.version);
      const problem = await changeLive(deps, id, async (tx) =>
        (await saveCommentSettings(tx, { settings, version })) ? null : refuse('version-conflict'),
      );
      return problem ?? presentSettings(id);
    }),
  ];
}

function present(site: SiteEntry, row: CommentRecord) {
  return {
    id: row.id,
    itemId: row.itemId,
    itemTitle: row.itemTitle,
    itemUrl: site.origin + itemPath(row.collection, row.item, site.timeZone),
    author: row.author,
    email: row.email,
    text: row.body,
    status: row.status as CommentStatus,
    writtenAt: row.writtenAt.toISOString(),
  };
}
