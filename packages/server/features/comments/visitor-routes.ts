import { createHash } from 'node:crypto';
import * as calls from '@veranda/contracts/comments';
import { reportComment } from '@veranda/db/comments/moderation';
import { isEntityId } from '@veranda/domain/entity-id';
import { itemPath } from '@veranda/domain/pages/item-path';
import { gateOf, nobody } from '@veranda/domain/pages/page-access';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { commentFormId, commentNoteId } from '@veranda/render/context/comment-ids';
import { presentRefusal } from '../../platform/http/errors.ts';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';
import { type Call, type RawAnswer, type Route, route } from '../../platform/http/route.ts';
import { readSiteUser } from '../../platform/sessions/site-user-session.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { writeComment } from './write-comment.ts';

/** Comments as visitors write and report them. */
export function visitorRoutes(deps: Deps): Route[] {
  return [
    route(calls.writeComment, async (call) => {
      const site = siteOf(call);
      const { itemId, companyFax: trap = '', parentId = '', wantsReplies = '' } = call.body;
      const place = await publishedPlace(deps, site, itemId);
      if (place === null) return refuse('comments-closed');
      const { accountEmail, typed } = await writtenBy(deps, site, call);
      const sent = { ...typed, trap, parentId, wantsReplies: wantsReplies === 'on', accountEmail };
      const outcome = await writeComment(deps, site, { item: place.item, sent });
      if (!call.request.wantsHtml) return outcome;
      if (isRefusal(outcome))
        return pageWithRefusal(
          deps,
          { site, call, place, reply: parentId },
          { refusal: outcome, typed: { ...typed, wantsReplies } },
        );
      const location = `${place.path}#${commentNoteId(itemId, outcome.status)}`;
      return { kind: 'redirect', status: 303, location } as const;
    }),
    route(calls.reportComment, async (call) => {
      const site = siteOf(call);
      const { itemId, commentId } = call.body;
      const place = await publishedPlace(deps, site, itemId);
      if (place === null || !isEntityId(commentId)) return refuse('unknown-comment');
      const { ip, userAgent } = call.request;
      const visitor = createHash('sha256')
        .update(JSON.stringify([site.id, ip, userAgent]))
        .digest();
      const report = { id: commentId, visitor, at: new Date(deps.now()) };
      const isNew = await deps.db.forSite(site.id, (tx) => reportComment(tx, report));
      if (!call.request.wantsHtml) return { isNew };
      const location = `${place.path}#${commentNoteId(itemId, 'reported')}`;
      return { kind: 'redirect', status: 303, location } as const;
    }),
  ];
}

type Typed = Readonly<Record<'author' | 'email' | 'text', string>>;

// Somebody who is signed in need not say who they are.
async function writtenBy(
  deps: Deps,
  site: SiteEntry,
  call: Pick<Call<typeof calls.writeComment>, 'request' | 'body'>,
): Promise<{ accountEmail: string | null; typed: Typed }> {
  const { author = '', email = '', text = '' } = call.body;
  const user = await readSiteUser(deps, site, call);
  if (user === null) return { accountEmail: null, typed: { author, email, text } };
  const name = `${user.firstName} ${user.lastName}`.trim();
  return {
    accountEmail: user.email,
    typed: { author: author.trim() || name, email: email.trim() || user.email, text },
  };
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

interface RefusedForm {
  readonly site: SiteEntry;
  readonly call: Pick<Call<never>, 'reply'>;
  readonly place: Place;
  /** Id of the comment that it was to answer; '' for none. */
  readonly reply: string;
}

async function pageWithRefusal(
  deps: Deps,
  { site, call, place, reply }: RefusedForm,
  {
    refusal,
    typed,
  }: { readonly refusal: Refusal; readonly typed: Typed & { readonly wantsReplies: string } },
): Promise<RawAnswer | Refusal> {
  const { status, body } = presentRefusal(refusal, site.language);
  const address = { path: place.path, query: new URLSearchParams(reply === '' ? {} : { reply }) };
  const rendered = await deps.pages.published(site, address, {
    formId: commentFormId(place.item.id),
    message: refusal.field ? '' : body.error,
    errors: refusal.field ? { [refusal.field]: body.error } : {},
    typed,
  });
  return rendered === null ? refusal : respondWithPage(call, rendered, status);
}
