import { isRefusingReminders } from '@veranda/db/cart/reminders';
import { findMerchandising } from '@veranda/db/catalog/merchandising';
import { findSiteUserLanguage } from '@veranda/db/members/reader';
import { findOrder } from '@veranda/db/orders/reader';
import { findReviewable } from '@veranda/db/reviews/reader';
import type { Deps } from '../../services/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { hashOfEmail } from '../../services/sites/mailing-lists/subscribe.ts';
import { reviewMail } from '../../services/sites/mails/other-mails.ts';
import { remindersOffUrl } from '../../services/sites/mails/reminder-link.ts';
import { sendMailIn } from '../../services/sites/mails/write-mail.ts';
import { reviewToken } from '../../services/commerce/reviews/review-link.ts';

/** The mail some time after a purchase: sent once, while the shop shows what buyers write. */
export function reviewJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'review-request': async (siteId, payload) => {
      const { orderId } = payload as { orderId: string };
      const site = await deps.sites.byId(siteId);
      const records = await deps.db.forSite(siteId, async (tx) => {
        const { settings } = await findMerchandising(tx);
        if (!settings.nativeReviews || settings.reviewsKillSwitch) return null;
        const order = await findOrder(tx, orderId);
        if (!order?.email || (await isRefusingReminders(tx, hashOfEmail(order.email)))) return null;
        const lines = (await findReviewable(tx, orderId)).filter((line) => line.reviewId === null);
        const language = await findSiteUserLanguage(tx, order.siteUserId);
        return lines.length > 0 ? { order, lines, language } : null;
      });
      if (!site || !records) return 'done';
      const href = `${site.origin}/reviews/${reviewToken(deps, siteId, orderId)}`;
      const products = records.lines.map((line) => line.title);
      const { email } = records.order;
      const unsubscribeUrl = remindersOffUrl(deps, site, email);
      const content = { id: `review-request.${orderId}`, to: email, href, unsubscribeUrl };
      const { language } = records;
      await sendMailIn(deps, { site, language }, () => reviewMail({ ...content, products }));
      return 'done';
    },
  };
}
