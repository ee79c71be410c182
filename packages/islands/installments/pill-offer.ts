import type { ShoppingCart } from '@veranda/contracts/cart';
import type { CartProps } from '@veranda/contracts/islands';
import { cartQualifies, installmentOffer, offerTexts } from '@veranda/domain/installments/offer';
import { subtotalText } from '../cart/cart-words.ts';

/** The offer for a cart as the pill says it; null for one that does not qualify or is out of range (storefront §4). */
export function pillOffer(
  cart: ShoppingCart,
  { installments, locale }: Pick<CartProps, 'installments' | 'locale'>,
): string | null {
  if (!installments || !cartQualifies(cart.entries)) return null;
  const { minimumCents, maximumCents, country, language } = installments;
  const cents = (value: number | null) => (value === null ? null : BigInt(value));
  const offer = installmentOffer(BigInt(cart.subtotalCents), {
    ...{ available: true, country, language },
    minimum: cents(minimumCents),
    maximum: cents(maximumCents),
  });
  if (offer?.kind !== 'in-range') return null;
  return offerTexts['in-range']
    .replace('{n}', String(offer.payments))
    .replace('{amount}', subtotalText(Number(offer.each), cart.currency, locale));
}
