import type { RenewalView, SubscriptionDetail, SubscriptionView } from '@veranda/contracts/subscriptions';
import type { RenewalOfList, SubscriptionRecord } from '@veranda/db/subscriptions/reader';
import { toWireMoney } from '@veranda/domain/money/wire';
import { renewalMessage } from '../../services/commerce/subscriptions/renewal-message.ts';
import { declineText } from '@veranda/messages/declines/decline-text';

/** Facts of a subscription beside its row. */
interface SubscriptionFacts {
  /** Amount of each charge to come, in minor units. */
  readonly amountMinor: bigint;
  /** True when no money moves in the shop now. */
  readonly isShopTest: boolean;
}

/** A subscription as the studio shows it. */
export function presentSubscription(
  row: SubscriptionRecord,
  { amountMinor, isShopTest }: SubscriptionFacts,
): SubscriptionView {
  return {
    id: row.id,
    title: row.title,
    variant: Object.values(row.attributes as Record<string, string>).join(', '),
    quantity: row.quantity,
    email: row.email,
    status: row.status,
    phrase: renewalMessage(row, amountMinor, 'en-US'),
    amount: toWireMoney(amountMinor, row.currency),
    startedAt: row.createdAt.toISOString(),
    nextAt: row.nextAt?.toISOString() ?? '',
    endedAt: row.endedAt?.toISOString() ?? '',
    endReason: row.endedAt === null ? '' : (row.endReason ?? ''),
    paidCycles: row.paidCycles,
    numCycles: row.numCycles,
    cardBrand: row.cardBrand,
    cardLast4: row.cardLast4,
    orderId: row.orderId,
    testMode: row.testMode,
    stopsAsTest: row.testMode && !isShopTest && row.endedAt === null,
    hasCard: row.savedReference !== '',
  };
}

/** A subscription with its cycles. */
export function presentDetail(
  row: SubscriptionRecord,
  { renewals, ...facts }: SubscriptionFacts & { readonly renewals: readonly RenewalOfList[] },
): SubscriptionDetail {
  return { subscription: presentSubscription(row, facts), renewals: renewals.map(presentRenewal) };
}

function presentRenewal(row: RenewalOfList): RenewalView {
  return {
    cycleNo: row.cycleNo,
    status: row.status,
    tries: row.tries,
    dueAt: row.dueAt.toISOString(),
    nextTryAt: row.nextTryAt?.toISOString() ?? '',
    failure: declineText(row.failure ?? '', 'en'),
    orderId: row.orderNumber === null ? '' : (row.orderId ?? ''),
    orderNumber: row.orderNumber,
  };
}
