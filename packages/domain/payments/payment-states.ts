/** Status of a payment. */
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
 * Allowed transitions of each state (decision 0050). Messages of a provider that come twice, late or in
 * another order end where they would have in order, since what is decided becomes nothing else. `awaited` is
 * a manual payment: its order is placed, and the owner says when the money has come. `mismatched`: the
 * provider has another amount or currency.
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

/** True when a payment may change from one state to another; an unknown state has no transitions. */
export function paymentMayBecome(from: string, to: PaymentStatus): boolean {
  return isPaymentStatus(from) && paymentTransitions[from].includes(to);
}

/** True for a final state. */
export function isDecided(status: string): boolean {
  return isPaymentStatus(status) && paymentTransitions[status].length === 0;
}

function isPaymentStatus(word: string): word is PaymentStatus {
  return Object.hasOwn(paymentTransitions, word);
}

/** Status of a dispute: `open` until the bank decides. */
type DisputeStatus = 'open' | 'won' | 'lost';

/** Last known state of a dispute; `reference` is the provider's name for it. */
interface KnownDispute {
  readonly status: string | null;
  readonly reference: string | null;
}

/**
 * True when a message about a dispute is news: the first about a payment, the end of an open one, or another
 * one that is opened after the last was decided.
 */
export function isDisputeNews(
  known: KnownDispute,
  dispute: { readonly status: DisputeStatus; readonly reference: string },
): boolean {
  if (known.status === null) return true;
  const isOver = known.status !== 'open';
  return known.reference === dispute.reference
    ? !isOver && dispute.status !== 'open'
    : isOver && dispute.status === 'open';
}
