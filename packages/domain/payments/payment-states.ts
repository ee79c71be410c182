/** Where a payment stands. */
export type PaymentStatus =
  | 'created'
  | 'requires_action'
  | 'authorized'
  | 'awaited'
  | 'captured'
  | 'failed'
  | 'unknown'
  | 'mismatched'
  | 'voided';

/**
 * What each state may become (commerce, state machines). Messages of a provider that come twice, late or in another order
 * end where they would have in order, since what is decided becomes nothing else. `awaited` is a payment by hand: its order
 * is placed, and the owner says when the money has come. `mismatched`: the provider has another amount or currency.
 */
export const paymentTransitions: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['requires_action', 'authorized', 'awaited', 'captured', 'failed', 'unknown', 'mismatched'],
  requires_action: ['authorized', 'captured', 'failed', 'unknown', 'mismatched'],
  unknown: ['requires_action', 'captured', 'failed', 'mismatched'],
  authorized: ['captured', 'voided', 'mismatched'],
  awaited: ['captured', 'voided'],
  captured: [],
  failed: [],
  mismatched: [],
  voided: [],
};

/** Whether a payment may go from one state to another; a word that is no state goes nowhere. */
export function paymentMayBecome(from: string, to: PaymentStatus): boolean {
  return isPaymentStatus(from) && paymentTransitions[from].includes(to);
}

/** Whether nothing more can become of a payment. */
export function isDecided(status: string): boolean {
  return isPaymentStatus(status) && paymentTransitions[status].length === 0;
}

function isPaymentStatus(word: string): word is PaymentStatus {
  return Object.hasOwn(paymentTransitions, word);
}

/** What became of money that the bank asks back: `open` until it decides. */
export type DisputeStatus = 'open' | 'won' | 'lost';

/** What a dispute was when it was heard of last; `reference` is the provider's name for it. */
export interface KnownDispute {
  readonly status: string | null;
  readonly reference: string | null;
}

/**
 * Whether what is told of a dispute is news: the first that is heard of a payment, the end of an open one, or another
 * one that is opened after the last was decided.
 */
export function isDisputeNews(
  known: KnownDispute,
  told: { readonly status: DisputeStatus; readonly reference: string },
): boolean {
  if (known.status === null) return true;
  const isOver = known.status !== 'open';
  return known.reference === told.reference
    ? !isOver && told.status !== 'open'
    : isOver && told.status === 'open';
}
