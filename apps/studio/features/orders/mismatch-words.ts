import type { MismatchedPayment } from '@veranda/contracts/mismatched-payments';

type Payment = Pick<
  MismatchedPayment,
  'provider' | 'reference' | 'charged' | 'refundRefused' | 'reported' | 'testMode'
>;

export function providerName({ provider }: Pick<Payment, 'provider'>): string {
  return provider === 'stripe' ? 'Stripe' : 'the payment provider';
}

/** Where the owner sees the payment at its provider; null where that is not known. */
export function providerPage({ provider, reference, testMode }: Payment): string | null {
  if (provider !== 'stripe' || reference === '') return null;
  return `https://dashboard.stripe.com/${testMode ? 'test/' : ''}payments/${encodeURIComponent(reference)}`;
}

/** That the money has not gone back; empty where nothing says so. */
export function refusedSentence({ refundRefused }: Pick<Payment, 'refundRefused'>): string {
  if (refundRefused === '') return '';
  return `The refund was refused: ${refundRefused.replaceAll('_', ' ').replace(/\.?$/, '.')}`;
}

/** Instructions for a payment whose amount or currency differs, one sentence each. */
export function mismatchAdvice(payment: Payment): readonly string[] {
  return [
    moneySentence(payment),
    `If the buyer still wants the items, ask them to order again. If you did not change this payment yourself, check who else can change payments at ${providerName(payment)}.`,
  ];
}

function moneySentence(payment: Payment): string {
  const name = providerName(payment);
  if (payment.refundRefused !== '')
    return `The buyer was charged ${payment.reported} and has not been refunded: refund the payment at ${name}, or pay it back another way.`;
  if (payment.charged === false) return `Nothing was charged: the payment was canceled at ${name}.`;
  const refund = `check at ${name} that the refund has gone through, and refund it there if it has not.`;
  return payment.charged
    ? `The buyer was charged ${payment.reported}, and this is refunded automatically: ${refund}`
    : `If the buyer was charged, this is refunded automatically: ${refund}`;
}
