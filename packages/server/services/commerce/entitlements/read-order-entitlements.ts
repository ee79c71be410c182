import { type Entitlement, findEntitlements } from '@veranda/db/downloads/reader';
import { findMembershipsOf, type PlanMembershipRecord } from '@veranda/db/member-plans/reader';
import { findThanksOfOrder } from '@veranda/db/donations/reader';
import { findCardsOfOrder, type GiftCardRecord } from '@veranda/db/gift-cards/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findSubscriptionOfOrder, type SubscriptionRecord } from '@veranda/db/subscriptions/reader';
import { renewalAmount } from '../subscriptions/renewal-totals.ts';

/** Entitlements of an order besides its parcel. */
export interface OrderEntitlements {
  readonly entitlements: readonly Entitlement[];
  readonly giftCards: readonly GiftCardRecord[];
  /** The subscription that the order began; null for none. */
  readonly subscription: SubscriptionRecord | null;
  /** Amount of each further charge; 0 for none. */
  readonly renewalMinor: bigint;
  /** Thanks of a donation's fund to its donor; empty for nothing. */
  readonly thanks: string;
  readonly memberships: readonly PlanMembershipRecord[];
}

export async function readOrderEntitlements(
  tx: SiteTransaction,
  orderId: string,
  now: number,
): Promise<OrderEntitlements> {
  const subscription = (await findSubscriptionOfOrder(tx, orderId)) ?? null;
  return {
    entitlements: await findEntitlements(tx, orderId),
    giftCards: await findCardsOfOrder(tx, orderId),
    subscription,
    renewalMinor: subscription === null ? 0n : await renewalAmount(tx, subscription, now),
    memberships: await findMembershipsOf(tx, { orderId, subscriptionId: null }),
    thanks: await findThanksOfOrder(tx, orderId),
  };
}
