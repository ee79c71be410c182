/** Where a payment stands. */
export type PaymentStatus =
  | 'created'
  | 'requires_action'
  | 'authorized'
  | 'awaited'
  | 'captured'
  | 'failed'
  | 'unknown'
  | 'voided';

/**
 * What each state may become (commerce, state machines). Messages of a provider that come twice, late or in another order
 * end where they would have in order, since what is captured, failed or voided becomes nothing else. `awaited` is a payment
 * by hand: its order is placed, and the owner says when the money has come.
 */
export const paymentTransitions: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['requires_action', 'authorized', 'awaited', 'captured', 'failed', 'unknown'],
  requires_action: ['authorized', 'captured', 'failed', 'unknown'],
  unknown: ['requires_action', 'captured', 'failed'],
  authorized: ['captured', 'voided'],
  awaited: ['captured', 'voided'],
  captured: [],
  failed: [],
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

/** What each state of a dispute may become; a word that is none, or the beginning, becomes anything. */
export function disputeMayBecome(from: string | null, to: DisputeStatus): boolean {
  if (from === null) return true;
  return from === 'open' && to !== 'open';
}
