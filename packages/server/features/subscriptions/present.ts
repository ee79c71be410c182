import type { RenewalView, SubscriptionDetail, SubscriptionView } from '@veranda/contracts/subscriptions';
import { planIn, type RenewalOfList, type SubscriptionRow } from '@veranda/db/subscriptions/reader';
import { formatMoney } from '@veranda/domain/money/format';
import { toWireMoney } from '@veranda/domain/money/wire';
import { pricePhrase } from '@veranda/domain/subscriptions/price-phrase';

/** What a subscription costs and how often, in a language. */
export function phraseOf(row: SubscriptionRow, language: string): string {
  const price = formatMoney(row.unit_minor * BigInt(row.quantity), row.currency, language);
  return pricePhrase(planIn(row), { price, several: false, language });
}

/** A subscription as the studio shows it. @param isShopTest whether no money moves in the shop now */
export function presentSubscription(row: SubscriptionRow, isShopTest: boolean): SubscriptionView {
  return {
    id: row.id,
    title: row.title,
    variant: Object.values(row.attributes as Record<string, string>).join(', '),
    quantity: row.quantity,
    email: row.email,
    status: row.status,
    phrase: phraseOf(row, 'en-US'),
    amount: toWireMoney(row.unit_minor * BigInt(row.quantity), row.currency),
    startedAt: row.created_at.toISOString(),
    nextAt: row.next_at?.toISOString() ?? '',
    endedAt: row.ended_at?.toISOString() ?? '',
    endReason: row.ended_at === null ? '' : (row.end_reason ?? ''),
    paidCycles: row.paid_cycles,
    numCycles: row.num_cycles,
    cardBrand: row.card_brand,
    cardLast4: row.card_last4,
    orderId: row.order_id,
    testMode: row.test_mode,
    stopsAsTest: row.test_mode && !isShopTest && row.ended_at === null,
    hasCard: row.saved_reference !== '',
  };
}

/** A subscription with its cycles. */
export function presentDetail(
  row: SubscriptionRow,
  { renewals, isShopTest }: { readonly renewals: readonly RenewalOfList[]; readonly isShopTest: boolean },
): SubscriptionDetail {
  return { subscription: presentSubscription(row, isShopTest), renewals: renewals.map(presentRenewal) };
}

function presentRenewal(row: RenewalOfList): RenewalView {
  return {
    cycleNo: row.cycle_no,
    status: row.status,
    tries: row.tries,
    dueAt: row.due_at.toISOString(),
    nextTryAt: row.next_try_at?.toISOString() ?? '',
    failure: row.failure ?? '',
    orderId: row.order_number === null ? '' : (row.order_id ?? ''),
    orderNumber: row.order_number,
  };
}
