import type { ShoppingCart } from '@veranda/contracts/cart';
import type { CartProps } from '@veranda/contracts/islands';
import { cartQualifies, installmentOffer } from '@veranda/domain/installments/offer';
import { subtotalText } from '../cart/cart-summary.ts';
import { t } from '../messages/island-messages.ts';

/**
 * The offer for a cart as the pill says it; null for one that does not qualify or is out of range (storefront
 * §4).
 */
export function pillOffer(
  cart: ShoppingCart,
  { installments, locale }: Pick<CartProps, 'installments' | 'locale'>,
): string | null {
  if (!installments || !cartQualifies(cart.entries)) return null;
  const { minimumCents, maximumCents, country, language, digits } = installments;
  // `*Cents` are hundredths in every currency; what is paid at once is whole in the currency's own smallest part.
  const centsPerMinor = 10n ** BigInt(2 - digits);
  const minor = (cents: number | null) => (cents === null ? null : BigInt(cents) / centsPerMinor);
  const offer = installmentOffer(BigInt(cart.subtotalCents) / centsPerMinor, {
    available: true,
    country,
    language,
    minimum: minor(minimumCents),
    maximum: minor(maximumCents),
  });
  if (offer?.kind !== 'in-range') return null;
  const each = Number(offer.each * centsPerMinor);
  const amount = subtotalText(each, cart.currency, locale);
  return t('installmentPaymentsText', { n: String(offer.payments), amount });
}
