/**
 * A payment that was taken for no order, whose provider refused to refund it. The amount is the provider's.
 */
export interface FailedPaymentRefund {
  readonly paymentId: string;
  readonly amountMinor: string;
  readonly currency: string;
}
