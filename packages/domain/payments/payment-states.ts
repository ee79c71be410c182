/** Where a payment stands. */
export type PaymentStatus =
  | 'created'
  | 'requires_action'
  | 'authorized'
  | 'captured'
  | 'failed'
  | 'unknown'
  | 'voided';

/**
 * What each state may become (commerce, state machines). Messages of a provider that come twice, late or in another order
 * end where they would have in order, since what is captured, failed or voided becomes nothing else.
 */
export const paymentTransitions: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['requires_action', 'authorized', 'captured', 'failed', 'unknown'],
  requires_action: ['authorized', 'captured', 'failed', 'unknown'],
  unknown: ['requires_action', 'captured', 'failed'],
  authorized: ['captured', 'voided'],
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
