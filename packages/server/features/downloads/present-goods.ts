import type { OrderGoods } from '@veranda/contracts/downloads';
import type { OrderGoods as FoundGoods } from '../../platform/entitlements/read-order-goods.ts';

/** What an order has brought beside its parcel, as the studio shows it. */
export function presentGoods({ entitlements, giftCards, subscription }: FoundGoods): OrderGoods {
  return {
    downloads: entitlements.map((one) => ({
      id: one.id,
      title: one.product_title,
      fileName: one.file_name,
      used: one.used,
      maxDownloads: one.max_downloads,
      expiresAt: one.expires_at?.toISOString() ?? '',
      revoked: one.revoked_at !== null,
    })),
    giftCards: giftCards.map((card) => ({
      id: card.id,
      last4: card.code_last4,
      recipient: card.recipient_email,
    })),
    subscriptionId: subscription?.id ?? '',
  };
}
