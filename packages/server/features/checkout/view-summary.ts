import type { CheckoutView, SumView } from '@veranda/contracts/checkout-view';
import { laterSums } from './view-later-charges.ts';
import { type RenderedCheckout, isShippingOpen, moneyOf } from './view-parts.ts';

/** Items of the order, and its sums. */
export function summaryView(drawn: RenderedCheckout): CheckoutView['summary'] {
  const { checkout, site, messages } = drawn;
  const money = moneyOf(site);
  return {
    title: messages.t('orderTitle'),
    lines: checkout.cart.entries.map((entry) => ({
      id: entry.id,
      imageUrl: entry.imageUrl,
      title: entry.title,
      detail: [...Object.values(entry.chosenVariant.attributes), `× ${entry.quantity}`].join(' · '),
      amount: money(entry.purchasePriceCents * entry.quantity),
      problem: entry.problem,
    })),
    sums: sumsOf(drawn),
    later: laterSums(drawn),
  };
}

function sumsOf(drawn: RenderedCheckout): SumView[] {
  const { site, messages } = drawn;
  const { cart } = drawn.checkout;
  const money = moneyOf(site);
  const line = (name: string, amount: string): SumView => ({ name, amount, kind: 'line' });
  const discounts = cart.validCoupons
    .filter((validCoupon) => validCoupon.discountCents > 0 || validCoupon.freeShipping)
    .map((coupon) =>
      line(
        coupon.name || coupon.code,
        coupon.freeShipping ? messages.t('freeShipping') : `−${money(coupon.discountCents)}`,
      ),
    );
  return [
    line(messages.t('subtotal'), money(cart.subtotalCents)),
    ...discounts,
    ...(cart.requiresShipping ? [line(messages.t('shipping'), shippingText(drawn))] : []),
    ...(cart.taxCents === 0 ? [] : [line(messages.t('tax'), money(cart.taxCents))]),
    {
      name: messages.t(isShippingOpen(drawn) ? 'totalBeforeShipping' : 'total'),
      amount: money(cart.grandTotalCents),
      kind: 'total',
    },
    ...(cart.includedTaxCents === 0
      ? []
      : [
          {
            name: messages.t('includingTax'),
            amount: money(cart.includedTaxCents),
            kind: 'part' as const,
          },
        ]),
    ...tenders(drawn),
  ];
}

function shippingText({ checkout: { cart }, site, messages }: RenderedCheckout): string {
  if (!cart.selectedShippingOption) return messages.t('chooseShipping');
  return cart.shippingCostCents === 0 ? messages.t('free') : moneyOf(site)(cart.shippingCostCents);
}

function tenders(drawn: RenderedCheckout): SumView[] {
  const { site, messages } = drawn;
  const { cart } = drawn.checkout;
  const money = moneyOf(site);
  const paid = cart.giftCards
    .filter((card) => card.amountCents > 0)
    .map(
      ({ last4, amountCents }): SumView => ({
        name: messages.t('giftCard', { last4 }),
        amount: `−${money(amountCents)}`,
        kind: 'line',
      }),
    );
  // The amount due is not known before the price of shipping is.
  if (paid.length === 0 || isShippingOpen(drawn)) return paid;
  return [...paid, { name: messages.t('toPay'), amount: money(cart.amountDueCents), kind: 'total' }];
}
