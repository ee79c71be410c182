/** What is known of a payment when it is named; texts are empty where there is nothing. */
export interface NamedPayment {
  readonly provider: string;
  readonly cardBrand: string;
  readonly cardLast4: string;
  readonly methodName: string;
}

/** What was paid with, as people say it: "Visa ending in 4242", "Gift card", "Bank transfer". */
export function tenderName(payment: NamedPayment): string {
  if (payment.provider === 'gift-card')
    return payment.cardLast4 ? `Gift card ending in ${payment.cardLast4}` : 'Gift card';
  if (payment.methodName) return payment.methodName;
  if (!payment.cardLast4) return 'Card';
  const brand = payment.cardBrand || 'card';
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${payment.cardLast4}`;
}

/** Whether the shop gives the money back itself: no provider does it. */
export function isByHand(payment: NamedPayment): boolean {
  return payment.methodName !== '' && payment.provider === 'manual';
}
