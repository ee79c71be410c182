import { toWireCents } from '../money/wire.ts';

/**
 * Milliseconds after an order within which its purchase is reported: seven days, later ones count as none at
 * an ad-pixel.
 */
export const purchaseToldWithin = 7 * 86_400_000;

/** A placed order, amounts in minor units of its currency. */
export interface PlacedOrder {
  readonly id: string;
  readonly cartId: string;
  readonly websiteId: string;
  readonly testMode: boolean;
  readonly currency: string;
  readonly grandTotalMinor: bigint;
  readonly shippingMinor: bigint;
  readonly taxMinor: bigint;
  readonly lines: readonly {
    readonly sku: string;
    readonly title: string;
    readonly quantity: number;
    readonly unitMinor: bigint;
  }[];
}

/** An order as analytics read it (storefront §3); amounts in major units. */
export interface AnalyticsOrder {
  readonly id: string;
  readonly purchasedCartId: string;
  readonly testMode: boolean;
  readonly websiteId: string;
  readonly grandTotal: number;
  readonly shippingTotal: number;
  readonly taxTotal: number;
  readonly items: readonly {
    readonly sku: string;
    readonly productName: string;
    readonly quantity: number;
    readonly unitPrice: number;
  }[];
}

/** A placed order for analytics: what the wire says in cents is divided by 100 (storefront §9). */
export function orderForAnalytics(order: PlacedOrder): AnalyticsOrder {
  const value = (minor: bigint): number => toWireCents(minor, order.currency) / 100;
  return {
    id: order.id,
    purchasedCartId: order.cartId,
    testMode: order.testMode,
    websiteId: order.websiteId,
    grandTotal: value(order.grandTotalMinor),
    shippingTotal: value(order.shippingMinor),
    taxTotal: value(order.taxMinor),
    items: order.lines.map(({ sku, title, quantity, unitMinor }) => ({
      sku,
      productName: title,
      quantity,
      unitPrice: value(unitMinor),
    })),
  };
}
