import { planIn, type SubscriptionRecord } from '@veranda/db/subscriptions/reader';
import { formatMoney } from '@veranda/domain/money/format';
import { pricePhrase } from '@veranda/render/formatters/commerce/price-phrase';

/**
 * Amount and interval of a subscription's charges, in a language. @param amountMinor of a renewal, with
 * shipping and tax
 */
export function renewalPhrase(row: SubscriptionRecord, amountMinor: bigint, language: string): string {
  const price = formatMoney(amountMinor, row.currency, language);
  return pricePhrase(planIn(row), { price, several: false, language });
}
