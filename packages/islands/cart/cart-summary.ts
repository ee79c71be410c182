import { t } from '../messages/island-messages.ts';

/** From this count on the indicator says `100+` (storefront §9). */
const countCap = 100;

/** The count as it is shown: `100+` beyond 100. */
export function countText(count: number): string {
  return count > countCap ? `${countCap}+` : String(count);
}

/** The accessible label of the cart indicator (storefront §4, pill cart). */
export function countLabel(count: number): string {
  if (count <= 0) return t('cartLabel');
  if (count === 1) return t('oneItemInCart');
  return count > countCap ? t('manyItemsInCart') : t('itemsInCart', { n: count });
}

/**
 * A subtotal without trailing zero fractions: `$12.00` is `$12`, `$12.50` stays (storefront §4, pill cart).
 */
export function subtotalText(cents: number, currency: string, locale: string): string {
  const whole = cents % 100 === 0;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // Digits of our own table: the browser's differs for some currencies.
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(cents / 100);
}
