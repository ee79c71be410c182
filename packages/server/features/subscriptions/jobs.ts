import { findRules } from '@veranda/db/checkout/rules';
import { findSiteUserLanguage } from '@veranda/db/members/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findOwnerEmail } from '@veranda/db/sites/reader';
import { findRenewal, findSubscription, type SubscriptionRecord } from '@veranda/db/subscriptions/reader';
import type { Deps } from '../../services/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { subscriptionMail } from '../../services/commerce/mails/subscription-mails.ts';
import { readMailKit } from '../../services/sites/mails/mail-kit.ts';
import { writeMail } from '../../services/sites/mails/write-mail.ts';
import type { SubscriptionMailOrder } from '../../services/commerce/subscriptions/schedule-renewal.ts';
import { renewalAmount } from '../../services/commerce/subscriptions/renewal-totals.ts';
import { isTestGoneLive } from '../../services/commerce/subscriptions/subscription-mode.ts';
import { subscriptionMailData } from './emails.ts';
import { type CycleToCharge, renewSubscription } from './renew-subscription.ts';

/** Charges cycles when they are due, and mails what has become of a subscription. */
export function subscriptionJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'renew-subscription': async (siteId, payload, holdFor) => {
      const again = await renewSubscription(deps, siteId, payload as CycleToCharge);
      if (again === null) return 'done';
      await holdFor(Math.max(1000, again.getTime() - deps.now()));
      return 'again';
    },
    'subscription-mail': async (siteId, payload) => {
      await mail(deps, siteId, payload as SubscriptionMailOrder);
      return 'done';
    },
  };
}

async function mail(deps: Deps, siteId: string, order: SubscriptionMailOrder): Promise<void> {
  const site = await deps.sites.byId(siteId);
  const records = await deps.db.forSite(siteId, async (tx) => {
    const row = await findSubscription(tx, order.subscriptionId);
    if (!row || !(await isWanted(deps, tx, { row, order }))) return null;
    const isToCustomer = order.to === 'customer';
    const to = isToCustomer ? row.email : await findOwnerEmail(tx);
    const language = isToCustomer ? await findSiteUserLanguage(tx, row.siteUserId) : '';
    const cycle = { subscriptionId: row.id, cycleNo: row.cycleNo + 1 };
    const amountMinor = await renewalAmount(tx, row, deps.now());
    const nextTryAt = (await findRenewal(tx, cycle))?.nextTryAt ?? null;
    return { row, amountMinor, to, language, nextTryAt };
  });
  if (!site || !records || records.to === '') return;
  const studioUrl = `${deps.settings.studioOrigin}/config/${site.slug}/commerce/subscriptions/${records.row.id}`;
  const kit = await readMailKit(deps, site, records.language);
  const content = subscriptionMail(kit, subscriptionMailData(kit.site, { ...records, order, studioUrl }));
  const written = content && writeMail(kit, content);
  if (written) await deps.mail.send(written);
}

// A notice scheduled when the cycle began is sent only while the charge is still to come, and where the shop
// wants it.
async function isWanted(
  deps: Pick<Deps, 'payments'>,
  tx: SiteTransaction,
  { row, order }: { readonly row: SubscriptionRecord; readonly order: SubscriptionMailOrder },
): Promise<boolean> {
  if (order.kind !== 'upcoming') return true;
  const isNext = row.status === 'active' && row.cycleNo + 1 === Number(order.key);
  const isToCome = isNext && !(await isTestGoneLive(deps, tx, row));
  return isToCome && ((await findRules(tx)).store.subscriptionNotice ?? false);
}
