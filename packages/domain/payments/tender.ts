/** Payment facts needed to name it; texts are empty where unknown. */
interface NamedPayment {
  readonly provider: string;
  readonly cardBrand: string;
  readonly cardLast4: string;
  readonly methodName: string;
}

/**
 * Arguments of the message that names a payment method (`studio/orders`, `tender`); texts are empty where
 * they are not said.
 */
interface Tender {
  readonly kind: 'giftCard' | 'giftCardEnding' | 'method' | 'card' | 'cardEnding' | 'brandEnding';
  readonly brand: string;
  readonly last4: string;
  readonly method: string;
}

/** A payment method as its message names it: "Visa ending in 4242", "Gift card", "Bank transfer". */
export function tenderOf({
  provider,
  cardBrand,
  cardLast4: last4,
  methodName: method,
}: NamedPayment): Tender {
  const brand = cardBrand.charAt(0).toUpperCase() + cardBrand.slice(1);
  const tender = { brand, last4, method };
  if (provider === 'gift-card') return { ...tender, kind: last4 === '' ? 'giftCard' : 'giftCardEnding' };
  if (method !== '') return { ...tender, kind: 'method' };
  if (last4 === '') return { ...tender, kind: 'card' };
  return { ...tender, kind: brand === '' ? 'cardEnding' : 'brandEnding' };
}

/** True when the shop refunds the money itself, without a provider. */
export function isByHand(payment: NamedPayment): boolean {
  return payment.methodName !== '' && payment.provider === 'manual';
}
