import { describe, expect, it } from 'vitest';
import { orderForAnalytics, type PlacedOrder } from './order-for-analytics.ts';

const order: PlacedOrder = {
  id: 'o',
  cartId: 'c',
  websiteId: 'w',
  testMode: true,
  currency: 'USD',
  grandTotalMinor: 3050n,
  shippingMinor: 500n,
  taxMinor: 150n,
  lines: [{ sku: 'MUG', title: 'Mug', quantity: 2, unitMinor: 1200n }],
};

describe('an order for analytics', () => {
  const made = orderForAnalytics(order);
  it('storefront §3 order for analytics: has id, purchasedCartId, testMode and websiteId', () => {
    expect(made).toMatchObject({ id: 'o', purchasedCartId: 'c', testMode: true, websiteId: 'w' });
  });
  it('storefront §3 order for analytics: has grandTotal, shippingTotal and taxTotal', () => {
    expect(made).toMatchObject({ grandTotal: 30.5, shippingTotal: 5, taxTotal: 1.5 });
  });
  it('storefront §3 order for analytics: each item has sku, productName, quantity and unitPrice', () => {
    expect(made.items).toEqual([{ sku: 'MUG', productName: 'Mug', quantity: 2, unitPrice: 12 }]);
  });
  it('storefront §9 analytics: cents are divided by 100, also those of yen', () => {
    expect(orderForAnalytics({ ...order, currency: 'JPY', grandTotalMinor: 934n }).grandTotal).toBe(934);
    expect(orderForAnalytics({ ...order, grandTotalMinor: 1n }).grandTotal).toBe(0.01);
  });
});
