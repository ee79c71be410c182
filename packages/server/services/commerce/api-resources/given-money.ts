import { highestPriceMajor } from '@veranda/domain/catalog/limits';
import { digitsOf, parseMajor } from '@veranda/domain/money/money';
import { type Refusal, refuse } from '@veranda/domain/refusal';

/**
 * Money that a caller names, as minor units of the shop's currency; at most the highest price of a product.
 */
export function readMoney(
  money: { readonly value: string; readonly currency: string },
  currency: string,
  field: string,
): bigint | Refusal {
  if (money.currency !== currency) return refuse('currency-differs', { field, params: { currency } });
  const minor = parseMajor(money.value, currency);
  if (minor === null) return refuse('amount-malformed', { field, params: { currency } });
  const maxMinor = highestPriceMajor(currency) * 10n ** BigInt(digitsOf(currency));
  return minor > maxMinor ? refuse('price-too-high', { field }) : minor;
}
