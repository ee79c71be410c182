import { findEntitlements } from '@veranda/db/downloads/reader';
import { findSiteUserLanguage } from '@veranda/db/members/reader';
import { findOrder } from '@veranda/db/orders/reader';
import type { Deps } from '../../services/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { downloadMail } from '../../services/commerce/mails/gift-card-and-download-mails.ts';
import { sendMailIn } from '../../services/sites/mails/write-mail.ts';
import { orderKey } from '../../services/commerce/orders/order-key.ts';

/** Mails of downloads. */
export function downloadJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'download-mail': async (siteId, payload) => {
      await mailDownloads(deps, siteId, payload as { orderId: string; key: string });
      return 'done';
    },
  };
}

async function mailDownloads(
  deps: Deps,
  siteId: string,
  { orderId, key }: { readonly orderId: string; readonly key: string },
): Promise<void> {
  const site = await deps.sites.byId(siteId);
  if (!site) return;
  const records = await deps.db.forSite(siteId, async (tx) => {
    const order = await findOrder(tx, orderId);
    const all = await findEntitlements(tx, orderId);
    const entitlements = all.filter((entry) => entry.revokedAt === null);
    if (!order || entitlements.length === 0) return null;
    const language = await findSiteUserLanguage(tx, order.siteUserId);
    return { order, entitlements, language, auth: await orderKey(deps, tx, order) };
  });
  if (!records) return;
  const { order, entitlements, language, auth } = records;
  await sendMailIn(deps, { site, language }, () =>
    downloadMail({
      id: `downloads.${orderId}${key === '' ? '' : `.${key}`}`,
      to: order.email,
      orderNumber: order.number,
      files: entitlements.map((entitlement) => ({
        product: entitlement.productTitle,
        name: entitlement.fileName,
      })),
      href: `${site.origin}/checkout/order-confirmed?orderId=${orderId}&auth=${auth}`,
    }),
  );
}
