import type { BadgeTone } from '@veranda/ui/Badge.tsx';

interface Word {
  readonly label: string;
  readonly tone: BadgeTone;
}

const statuses: Readonly<Record<string, Word>> = {
  pending: { label: 'To fulfil', tone: 'warn' },
  fulfilled: { label: 'Fulfilled', tone: 'ok' },
  canceled: { label: 'Canceled', tone: 'neutral' },
};

const payments: Readonly<Record<string, Word>> = {
  paid: { label: 'Paid', tone: 'ok' },
  captured: { label: 'Paid', tone: 'ok' },
  authorized: { label: 'Authorised', tone: 'info' },
  unpaid: { label: 'Unpaid', tone: 'warn' },
  created: { label: 'Started', tone: 'neutral' },
  requires_action: { label: 'Waiting for the buyer', tone: 'info' },
  failed: { label: 'Failed', tone: 'danger' },
  mismatched: { label: 'Amount differs', tone: 'danger' },
  unknown: { label: 'Processing', tone: 'info' },
  voided: { label: 'Voided', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  partially_refunded: { label: 'Partly refunded', tone: 'neutral' },
  partially_paid: { label: 'Partly paid', tone: 'warn' },
  awaited: { label: 'Pending', tone: 'warn' },
  disputed: { label: 'Disputed', tone: 'danger' },
};

/** How the state of an order is shown; a word that is not known is shown as it is. */
export function statusWord(status: string): Word {
  return statuses[status] ?? { label: status, tone: 'neutral' };
}

/** How the state of a payment is shown. */
export function paymentWord(status: string): Word {
  return payments[status] ?? { label: status.replaceAll('_', ' '), tone: 'neutral' };
}

const refunds: Readonly<Record<string, Word>> = {
  done: { label: 'Refunded', tone: 'ok' },
  pending: { label: 'On its way', tone: 'info' },
  failed: { label: 'Failed', tone: 'danger' },
};

/** How the state of a refund is shown. */
export function refundWord(status: string): Word {
  return refunds[status] ?? { label: status, tone: 'neutral' };
}
