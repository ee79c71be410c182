import {
  fillText,
  type StorefrontString as Text,
  storefrontTexts,
} from '@veranda/contracts/storefront-strings';
import { findRenewal, findSubscriptionsOfUser, type SubscriptionRow } from '@veranda/db/subscriptions/reader';
import type { AccountSubscription } from '@veranda/render/page/account-view';
import type { Deps } from '../deps.ts';
import type { SiteEntry } from '../sites/site-directory.ts';
import { renewalPhrase } from './renewal-phrase.ts';
import { renewalAmounts } from './renewal-totals.ts';

const states: Readonly<Record<string, Text>> = {
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
    const rows = await findSubscriptionsOfUser(tx, site.id, user.id);
    const amounts = await renewalAmounts(tx, rows, deps.now());
    for (const row of rows) {
      const cycle = { subscriptionId: row.id, cycleNo: row.cycle_no + 1 };
      const waiting = row.status === 'past_due' ? await findRenewal(tx, site.id, cycle) : undefined;
      const amountMinor = amounts.get(row.id) ?? 0n;
      shown.push(present(site, row, { amountMinor, nextTryAt: waiting?.next_try_at ?? null }));
    }
    return shown;
  });
}

function present(
  site: SiteEntry,
  row: SubscriptionRow,
  { amountMinor, nextTryAt }: { readonly amountMinor: bigint; readonly nextTryAt: Date | null },
): AccountSubscription {
  const isOver = row.ended_at !== null;
  return {
    title: [row.title, ...Object.values(row.attributes as Record<string, string>)].join(', '),
    phrase: renewalPhrase(row, amountMinor, site.language),
    state: storefrontTexts(site.language)[states[row.status] ?? 'accountSubscriptionActive'],
    note: noteOf(site, row, nextTryAt),
    card: isOver ? '' : cardText(site, row),
    action: isOver ? '' : `/api/site-users/account/subscriptions/${row.id}`,
    canSkip: row.status === 'active',
    canCancel: row.status === 'active',
    canResume: row.status === 'cancel_at_period_end',
    cardUrl: isOver ? '' : `/account/subscriptions/${row.id}/card`,
  };
}

function cardText({ language }: SiteEntry, row: SubscriptionRow): string {
  const texts = storefrontTexts(language);
  if (row.saved_reference === '') return texts.accountSubscriptionNoCard;
  return fillText(texts.accountSubscriptionCard, { brand: row.card_brand, last4: row.card_last4 });
}

function noteOf(site: SiteEntry, row: SubscriptionRow, nextTryAt: Date | null): string {
  const dates = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: site.timeZone });
  const say = (key: Text, at: Date | null): string =>
    at === null ? '' : fillText(storefrontTexts(site.language)[key], { date: dates.format(at) });
  if (row.ended_at !== null) return say('accountSubscriptionEnded', row.ended_at);
  if (row.status === 'past_due') return say('accountSubscriptionPastDue', nextTryAt);
  const key = row.status === 'cancel_at_period_end' ? 'accountSubscriptionEnds' : 'accountSubscriptionNext';
  return say(key, row.next_at);
}
