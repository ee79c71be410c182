import { planIn, type SubscriptionRecord } from '@veranda/db/subscriptions/reader';
import { formatMoney } from '@veranda/domain/money/format';
import { priceMessage } from '@veranda/render/formatters/commerce/price-message';

/**
 * Amount and interval of a subscription's charges, in a language. @param amountMinor of a renewal, with
 * shipping and tax
 */
export function renewalMessage(row: SubscriptionRecord, amountMinor: bigint, language: string): string {
  const price = formatMoney(amountMinor, row.currency, language);
  return priceMessage(planIn(row), { price, several: false, language });
}
