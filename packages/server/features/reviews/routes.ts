import * as calls from '@veranda/contracts/reviews';
import { type ReviewRecord, readReviews } from '@veranda/db/reviews/reader';
import { deleteReview, setReviewStatus } from '@veranda/db/reviews/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isRefusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { changeLive } from '../../services/sites/directory/change-live.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { importReviews } from './import-reviews.ts';
import { reviewPage } from './review-page.ts';
import { writeReview } from './write-review.ts';

/** Reviews: written by the link of a mail, read and decided in the studio, brought from elsewhere. */
export function reviewRoutes(deps: Deps): Route[] {
  return [...visitorRoutes(deps), ...ownerRoutes(deps), ...decisionRoutes(deps)];
}

function visitorRoutes(deps: Deps): Route[] {
  return [
    route(calls.showReviewRequest, async (call) => {
      const visit = { token: call.params.token, done: call.query.done ?? '', refused: null };
      return reviewPage(deps, { site: siteOf(call), call }, visit);
    }),
    route(calls.writeReview, async (call) => {
      const site = siteOf(call);
      const { token } = call.params;
      const outcome = await writeReview(deps, site.id, { token, form: call.body });
      if (!call.request.wantsHtml) return outcome;
      if (isRefusal(outcome) && outcome.code !== 'review-link') {
        const refused = { refusal: outcome, form: call.body };
        return reviewPage(deps, { site, call }, { token, done: '', refused });
      }
      if (isRefusal(outcome)) return outcome;
      const location = `/reviews/${encodeURIComponent(token)}?done=${encodeURIComponent(call.body.productId)}`;
      return { kind: 'redirect', status: 303, location } as const;
    }),
  ];
}

function ownerRoutes(deps: Deps): Route[] {
  return [
    route(calls.listReviews, async (call) => {
      const site = siteOf(call);
      const { status = '', page = 1, pageSize = 25 } = call.query;
      const wanted = { status, offset: (page - 1) * pageSize, limit: pageSize };
      const reviews = await deps.db.forSite(site.id, (tx) => readReviews(tx, wanted), {
        readOnly: true,
      });
      const { waiting = 0, published = 0, rejected = 0 } = reviews.counts;
      const counts = { waiting, published, rejected };
      const total = status === '' ? waiting + published + rejected : counts[status];
      return { reviews: reviews.rows.map((row) => present(site, row)), total, counts };
    }),
    route(calls.importReviews, async (call) => {
      const [file] = call.files;
      return file ? importReviews(deps, siteOf(call).id, file.bytes) : refuse('review-file-missing');
    }),
  ];
}

function decisionRoutes(deps: Deps): Route[] {
  const change = (siteId: string, id: string, act: (tx: SiteTransaction) => Promise<boolean>) =>
    changeLive(deps, siteId, async (tx) => ((await act(tx)) ? { id } : refuse('unknown-review')));
  return [
    route(calls.decideReview, async (call) => {
      const key = { siteId: siteOf(call).id, id: call.params.review };
      const to = { status: call.body.status, now: new Date(deps.now()) };
      const decided = await change(key.siteId, key.id, (tx) => setReviewStatus(tx, key, to));
      return isRefusal(decided) ? decided : { id: key.id, status: to.status };
    }),
    route(calls.removeReview, async (call) => {
      const key = { siteId: siteOf(call).id, id: call.params.review };
      return change(key.siteId, key.id, (tx) => deleteReview(tx, key));
    }),
  ];
}

function present(site: SiteEntry, row: ReviewRecord) {
  return {
    id: row.id,
    productId: row.productId,
    productTitle: row.productTitle,
    productUrl: site.origin + row.productPath,
    origin: row.origin === 'imported' ? ('imported' as const) : ('native' as const),
    rating: row.rating,
    title: row.title,
    body: row.body,
    author: row.author,
    status: row.status as 'waiting' | 'published' | 'rejected',
    writtenAt: row.writtenAt.toISOString(),
  };
}
