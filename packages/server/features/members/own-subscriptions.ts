import {
  findRenewal,
  findSubscriptionsOfUser,
  type SubscriptionRecord,
} from '@veranda/db/subscriptions/reader';
import type { PlainKey } from '@veranda/messages/arguments';
import { translatorOf } from '@veranda/messages/catalog';
import type { en } from '@veranda/messages/entitlements/en.data';
import { entitlementMessages } from '@veranda/messages/entitlements/messages';
import type { AccountSubscription } from '@veranda/render/page/account-view';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { renewalMessage } from '../../services/commerce/subscriptions/renewal-message.ts';
import { renewalAmounts } from '../../services/commerce/subscriptions/renewal-totals.ts';

const states: Readonly<Record<string, PlainKey<typeof en>>> = {
  active: 'accountSubscriptionActive',
  past_due: 'accountSubscriptionPastDueMark',
  cancel_at_period_end: 'accountSubscriptionEndingMark',
  canceled: 'accountSubscriptionCanceledMark',
  completed: 'accountSubscriptionCompletedMark',
};

/** The subscriptions of a site user, as the page of their account shows them. */
export async function readOwnSubscriptions(
  deps: Deps,
  site: SiteEntry,
  user: { readonly id: string },
): Promise<AccountSubscription[]> {
  return deps.db.forSite(site.id, async (tx) => {
    const shown: AccountSubscription[] = [];
    const rows = await findSubscriptionsOfUser(tx, user.id);
    const amounts = await renewalAmounts(tx, rows, deps.now());
    for (const row of rows) {
      const cycle = { subscriptionId: row.id, cycleNo: row.cycleNo + 1 };
      const waiting = row.status === 'past_due' ? await findRenewal(tx, cycle) : undefined;
      const amountMinor = amounts.get(row.id) ?? 0n;
      shown.push(present(site, row, { amountMinor, nextTryAt: waiting?.nextTryAt ?? null }));
    }
    return shown;
  });
}

function present(
  site: SiteEntry,
  row: SubscriptionRecord,
  { amountMinor, nextTryAt }: { readonly amountMinor: bigint; readonly nextTryAt: Date | null },
): AccountSubscription {
  const isOver = row.endedAt !== null;
  return {
    title: [row.title, ...Object.values(row.attributes as Record<string, string>)].join(', '),
    phrase: renewalMessage(row, amountMinor, site.language),
    state: translatorOf(
      entitlementMessages,
      site.language,
    )(states[row.status] ?? 'accountSubscriptionActive'),
    note: noteOf(site, row, nextTryAt),
    card: isOver ? '' : cardText(site, row),
    action: isOver ? '' : `/api/site-users/account/subscriptions/${row.id}`,
    canSkip: row.status === 'active',
    canCancel: row.status === 'active',
    canResume: row.status === 'cancel_at_period_end',
    cardUrl: isOver ? '' : `/account/subscriptions/${row.id}/card`,
  };
}

function cardText({ language }: SiteEntry, row: SubscriptionRecord): string {
  const t = translatorOf(entitlementMessages, language);
  if (row.savedReference === '') return t('accountSubscriptionNoCard');
  return t('accountSubscriptionCard', { brand: row.cardBrand, last4: row.cardLast4 });
}

function noteOf(site: SiteEntry, row: SubscriptionRecord, nextTryAt: Date | null): string {
  const dates = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: site.timeZone });
  const t = translatorOf(entitlementMessages, site.language);
  const on = (date: Date) => ({ date: dates.format(date) });
  if (row.endedAt !== null) return t('accountSubscriptionEnded', on(row.endedAt));
  if (row.status === 'past_due')
    return nextTryAt === null ? '' : t('accountSubscriptionPastDue', on(nextTryAt));
  if (row.nextAt === null) return '';
  const isEnding = row.status === 'cancel_at_period_end';
  return t(isEnding ? 'accountSubscriptionEnds' : 'accountSubscriptionNext', on(row.nextAt));
}
