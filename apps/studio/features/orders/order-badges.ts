import type { BadgeTone } from '@veranda/ui/Badge.tsx';
import { t } from './messages.ts';

interface Word {
  readonly label: string;
  readonly tone: BadgeTone;
}

const statuses: Readonly<Record<string, Word>> = {
  pending: { label: t('toFulfil'), tone: 'warn' },
  fulfilled: { label: t('fulfilled'), tone: 'ok' },
  canceled: { label: t('canceled'), tone: 'neutral' },
};

const payments: Readonly<Record<string, Word>> = {
  paid: { label: t('paid'), tone: 'ok' },
  captured: { label: t('paid'), tone: 'ok' },
  authorized: { label: t('authorised'), tone: 'info' },
  unpaid: { label: t('unpaid'), tone: 'warn' },
  created: { label: t('started'), tone: 'neutral' },
  requires_action: { label: t('waitingForTheBuyer'), tone: 'info' },
  failed: { label: t('failed'), tone: 'danger' },
  mismatched: { label: t('amountDiffers'), tone: 'danger' },
  unknown: { label: t('processing'), tone: 'info' },
  voided: { label: t('voided'), tone: 'neutral' },
  refunded: { label: t('refunded'), tone: 'neutral' },
  partially_refunded: { label: t('partlyRefunded'), tone: 'neutral' },
  partially_paid: { label: t('partlyPaid'), tone: 'warn' },
  awaited: { label: t('pending'), tone: 'warn' },
  disputed: { label: t('disputed'), tone: 'danger' },
};

/** Badge for the state of an order; a word that is not known is shown as it is. */
export function orderStatusBadge(status: string): Word {
  return statuses[status] ?? { label: status, tone: 'neutral' };
}

/** Badge for the state of a payment. */
export function paymentStatusBadge(status: string): Word {
  return payments[status] ?? { label: status.replaceAll('_', ' '), tone: 'neutral' };
}

const refunds: Readonly<Record<string, Word>> = {
  done: { label: t('refunded'), tone: 'ok' },
  pending: { label: t('onItsWay'), tone: 'info' },
  failed: { label: t('failed'), tone: 'danger' },
};

/** Badge for the state of a refund. */
export function refundStatusBadge(status: string): Word {
  return refunds[status] ?? { label: status, tone: 'neutral' };
}
