/** A payment as far as the status of its order depends on it. */
export interface PaymentShare {
  readonly status: string;
  readonly capturedMinor: bigint;
  readonly refundedMinor: bigint;
  readonly dispute: string | null;
}

/** Payment status of an order (decision 0050). */
export type PaymentStatus =
  | 'unpaid'
  | 'partially_paid'
  | 'paid'
  | 'partially_refunded'
  | 'refunded'
  | 'voided'
  | 'disputed'
  | 'overcharged';

/**
 * The status that the payments of an order come to; `totalMinor` is what it costs. It is overcharged while
 * the shop holds more than that, and no longer once what was too much was given back.
 */
export function paymentStatusOf(totalMinor: bigint, payments: readonly PaymentShare[]): PaymentStatus {
  if (payments.some(({ dispute }) => dispute === 'open' || dispute === 'lost')) return 'disputed';
  const captured = payments.reduce((sum, payment) => sum + payment.capturedMinor, 0n);
  const refunded = payments.reduce((sum, one) => sum + one.refundedMinor, 0n);
  const held = captured - refunded;
  if (held > totalMinor) return 'overcharged';
  if (refunded > 0n && held < totalMinor) return held === 0n ? 'refunded' : 'partially_refunded';
  if (held === totalMinor) return 'paid';
  if (captured > 0n) return 'partially_paid';
  return payments.some(({ status }) => status === 'awaited') ? 'unpaid' : 'voided';
}
