import type { RenewalView, SubscriptionView } from '@veranda/contracts/subscriptions';
import type { BadgeTone } from '@veranda/ui/Badge.tsx';
import { formatDay } from '../../format-date-time.ts';

interface Word {
  readonly label: string;
  readonly tone: BadgeTone;
}

const statuses: Readonly<Record<string, Word>> = {
  active: { label: 'Active', tone: 'ok' },
  past_due: { label: 'Past due', tone: 'danger' },
  cancel_at_period_end: { label: 'Ending', tone: 'warn' },
  canceled: { label: 'Canceled', tone: 'neutral' },
  completed: { label: 'Completed', tone: 'info' },
};

const renewals: Readonly<Record<string, Word>> = {
  paid: { label: 'Paid', tone: 'ok' },
  waiting: { label: 'Declined, retrying', tone: 'warn' },
  charging: { label: 'Being charged', tone: 'info' },
  failed: { label: 'Not paid', tone: 'danger' },
  skipped: { label: 'Skipped', tone: 'neutral' },
};

const reasons: Readonly<Record<string, string>> = {
  customer: 'by the customer',
  shop: 'by you',
  unpaid: 'not paid',
  test: 'in test mode',
};

/** How the state of a subscription is shown. */
export function subscriptionWord(status: string): Word {
  return statuses[status] ?? { label: status, tone: 'neutral' };
}

/** How the state of a cycle is shown. */
export function renewalWord({ status }: Pick<RenewalView, 'status'>): Word {
  return renewals[status] ?? { label: status, tone: 'neutral' };
}

/** What comes next, or when and why it ended. */
export function nextText(
  row: Pick<SubscriptionView, 'nextAt' | 'endedAt' | 'endReason' | 'status' | 'stopsAsTest'>,
): string {
  if (row.endedAt === '') {
    const day = formatDay(row.nextAt);
    if (row.stopsAsTest) return `None: test, ends ${day}`;
    return row.status === 'cancel_at_period_end' ? `Ends ${day}` : day;
  }
  const why = reasons[row.endReason];
  return `Ended ${formatDay(row.endedAt)}${why ? `, ${why}` : ''}`;
}

/** Charges so far, of how many. */
export function chargesText({ paidCycles, numCycles }: SubscriptionView): string {
  return numCycles === 0 ? String(paidCycles) : `${String(paidCycles)} of ${String(numCycles)}`;
}

/** The card that the next charge is tried with; empty where there is none to come. */
export function cardText({ cardBrand, cardLast4, hasCard, endedAt }: SubscriptionView): string {
  if (cardLast4 !== '') return `${cardBrand} ending in ${cardLast4}`;
  return hasCard || endedAt !== '' ? '' : 'None saved yet';
}
