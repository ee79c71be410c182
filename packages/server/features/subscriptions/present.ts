import type { RenewalView, SubscriptionDetail, SubscriptionView } from '@veranda/contracts/subscriptions';
import type { RenewalOfList, SubscriptionRow } from '@veranda/db/subscriptions/reader';
import { toWireMoney } from '@veranda/domain/money/wire';
import { renewalPhrase } from '../../platform/subscriptions/renewal-phrase.ts';

/** What is shown of a subscription beside its row. */
export interface SubscriptionFacts {
  /** Of each charge to come, in minor units. */
  readonly amountMinor: bigint;
  /** Whether no money moves in the shop now. */
  readonly isShopTest: boolean;
}

/** A subscription as the studio shows it. */
export function presentSubscription(
  row: SubscriptionRow,
  { amountMinor, isShopTest }: SubscriptionFacts,
): SubscriptionView {
  return {
    id: row.id,
    title: row.title,
    variant: Object.values(row.attributes as Record<string, string>).join(', '),
    quantity: row.quantity,
    email: row.email,
    status: row.status,
    phrase: renewalPhrase(row, amountMinor, 'en-US'),
    amount: toWireMoney(amountMinor, row.currency),
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
  { renewals, ...facts }: SubscriptionFacts & { readonly renewals: readonly RenewalOfList[] },
): SubscriptionDetail {
  return { subscription: presentSubscription(row, facts), renewals: renewals.map(presentRenewal) };
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
