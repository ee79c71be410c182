import { findMerchandising } from '@veranda/db/catalog/merchandising';
import { findOrder } from '@veranda/db/orders/reader';
import { findReviewable } from '@veranda/db/reviews/reader';
import type { Deps } from '../../platform/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { reviewLetter } from '../../platform/mail/letters/other-letters.ts';
import { sendLetter } from '../../platform/mail/write-mail.ts';
import { reviewToken } from '../../platform/reviews/review-link.ts';

/** The mail some time after a purchase: sent once, while the shop shows what buyers write. */
export function reviewJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'review-request': async (siteId, payload) => {
      const { orderId } = payload as { orderId: string };
      const site = await deps.sites.byId(siteId);
      const found = await deps.db.forSite(siteId, async (tx) => {
        const { settings } = await findMerchandising(tx, siteId);
        if (!settings.nativeReviews || settings.reviewsKillSwitch) return null;
        const order = await findOrder(tx, siteId, orderId);
        const lines = (await findReviewable(tx, siteId, orderId)).filter((line) => line.review_id === null);
        return order && lines.length > 0 ? { order, lines } : null;
      });
      if (!site || !found) return 'done';
      const href = `${site.origin}/reviews/${reviewToken(deps, siteId, orderId)}`;
      const products = found.lines.map((line) => line.title);
      const letter = { id: `review-request.${orderId}`, to: found.order.email, href };
      await sendLetter(deps, site, () => reviewLetter({ ...letter, products }));
      return 'done';
    },
  };
}
