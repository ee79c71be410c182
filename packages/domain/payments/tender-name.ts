/** Payment facts needed to name it; texts are empty where unknown. */
interface NamedPayment {
  readonly provider: string;
  readonly cardBrand: string;
  readonly cardLast4: string;
  readonly methodName: string;
}

/** Name of a payment method as people say it: "Visa ending in 4242", "Gift card", "Bank transfer". */
export function tenderName(payment: NamedPayment): string {
  if (payment.provider === 'gift-card')
    return payment.cardLast4 ? `Gift card ending in ${payment.cardLast4}` : 'Gift card';
  if (payment.methodName) return payment.methodName;
  if (!payment.cardLast4) return 'Card';
  const brand = payment.cardBrand || 'card';
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${payment.cardLast4}`;
}

/** True when the shop refunds the money itself, without a provider. */
export function isByHand(payment: NamedPayment): boolean {
  return payment.methodName !== '' && payment.provider === 'manual';
}
