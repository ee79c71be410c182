import type { RenewalView, SubscriptionView } from '@veranda/contracts/subscriptions';
import type { BadgeTone } from '@veranda/ui/Badge.tsx';
import { formatDay } from '../../format-date-time.ts';
import { t } from './messages.ts';

interface Word {
  readonly label: string;
  readonly tone: BadgeTone;
}

const statuses: Readonly<Record<string, Word>> = {
  active: { label: t('active'), tone: 'ok' },
  past_due: { label: t('pastDue'), tone: 'danger' },
  cancel_at_period_end: { label: t('ending'), tone: 'warn' },
  canceled: { label: t('canceled'), tone: 'neutral' },
  completed: { label: t('completed'), tone: 'info' },
};

const renewals: Readonly<Record<string, Word>> = {
  paid: { label: t('paid'), tone: 'ok' },
  waiting: { label: t('declinedRetrying'), tone: 'warn' },
  charging: { label: t('beingCharged'), tone: 'info' },
  failed: { label: t('notPaid'), tone: 'danger' },
  skipped: { label: t('skipped'), tone: 'neutral' },
};

/** Badge for the state of a subscription. */
export function subscriptionBadge(status: string): Word {
  return statuses[status] ?? { label: status, tone: 'neutral' };
}

/** Badge for the state of a cycle. */
export function renewalBadge({ status }: Pick<RenewalView, 'status'>): Word {
  return renewals[status] ?? { label: status, tone: 'neutral' };
}

/** The next charge, or when and why it ended. */
export function nextText(
  row: Pick<SubscriptionView, 'nextAt' | 'endedAt' | 'endReason' | 'status' | 'stopsAsTest'>,
): string {
  if (row.endedAt === '') {
    const day = formatDay(row.nextAt);
    if (row.stopsAsTest) return t('noneTestEndsDay', { day });
    return row.status === 'cancel_at_period_end' ? t('endsDay', { day }) : day;
  }
  return t('endedReason', { date: formatDay(row.endedAt), reason: row.endReason });
}

/** Charges so far, of how many. */
export function chargesText({ paidCycles, numCycles }: SubscriptionView): string {
  return numCycles === 0 ? String(paidCycles) : t('cyclesPaid', { paidCycles, numCycles });
}

/** The card that the next charge is tried with; empty where there is none to come. */
export function cardText({ cardBrand, cardLast4, hasCard, endedAt }: SubscriptionView): string {
  if (cardLast4 !== '') return t('cardEndingIn', { cardBrand, cardLast4 });
  return hasCard || endedAt !== '' ? '' : t('noneSavedYet');
}
