import type { OrderEntitlements } from '@veranda/contracts/downloads';
import type { OrderEntitlements as EntitlementRows } from '../../services/commerce/entitlements/read-order-entitlements.ts';

/** Entitlements of an order besides its parcel, as the studio shows them. */
export function presentEntitlements({
  entitlements,
  giftCards,
  subscription,
}: EntitlementRows): OrderEntitlements {
  return {
    downloads: entitlements.map((entitlement) => ({
      id: entitlement.id,
      title: entitlement.productTitle,
      fileName: entitlement.fileName,
      used: entitlement.used,
      maxDownloads: entitlement.maxDownloads,
      expiresAt: entitlement.expiresAt?.toISOString() ?? '',
      revoked: entitlement.revokedAt !== null,
    })),
    giftCards: giftCards.map((card) => ({
      id: card.id,
      last4: card.codeLast4,
      recipient: card.recipientEmail,
    })),
    subscriptionId: subscription?.id ?? '',
  };
}
