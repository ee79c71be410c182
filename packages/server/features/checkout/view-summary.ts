import type { CheckoutView, SumView } from '@veranda/contracts/checkout-view';
import { laterSums } from './view-later-charges.ts';
import { type DrawnCheckout, isShippingOpen, moneyOf } from './view-parts.ts';

/** What is bought and what it comes to. */
export function summaryView(drawn: DrawnCheckout): CheckoutView['summary'] {
  const { checkout, site, speech } = drawn;
  const money = moneyOf(site);
  return {
    title: speech.say('orderTitle'),
    lines: checkout.cart.entries.map((entry) => ({
      id: entry.id,
      imageUrl: entry.imageUrl,
      title: entry.title,
      detail: [...Object.values(entry.chosenVariant.attributes), `× ${entry.quantity}`].join(' · '),
      amount: money(entry.purchasePriceCents * entry.quantity),
      problem: speech.inWords(entry.problem),
    })),
    sums: sumsOf(drawn),
    later: laterSums(drawn),
  };
}

function sumsOf(drawn: DrawnCheckout): SumView[] {
  const { site, speech } = drawn;
  const { cart } = drawn.checkout;
  const money = moneyOf(site);
  const line = (name: string, amount: string): SumView => ({ name, amount, kind: 'line' });
  const discounts = cart.validCoupons
    .filter((one) => one.discountCents > 0 || one.freeShipping)
    .map((one) =>
      line(
        one.name || one.code,
        one.freeShipping ? speech.say('freeShipping') : `−${money(one.discountCents)}`,
      ),
    );
  return [
    line(speech.say('subtotal'), money(cart.subtotalCents)),
    ...discounts,
    ...(cart.requiresShipping ? [line(speech.say('shipping'), shippingText(drawn))] : []),
    ...(cart.taxCents === 0 ? [] : [line(speech.say('tax'), money(cart.taxCents))]),
    {
      name: speech.say(isShippingOpen(drawn) ? 'totalBeforeShipping' : 'total'),
      amount: money(cart.grandTotalCents),
      kind: 'total',
    },
    ...(cart.includedTaxCents === 0
      ? []
      : [
          {
            name: speech.say('includingTax'),
            amount: money(cart.includedTaxCents),
            kind: 'part' as const,
          },
        ]),
    ...tenders(drawn),
  ];
}

function shippingText({ checkout: { cart }, site, speech }: DrawnCheckout): string {
  if (!cart.selectedShippingOption) return speech.say('chooseShipping');
  return cart.shippingCostCents === 0 ? speech.say('free') : moneyOf(site)(cart.shippingCostCents);
}

function tenders(drawn: DrawnCheckout): SumView[] {
  const { site, speech } = drawn;
  const { cart } = drawn.checkout;
  const money = moneyOf(site);
  const paid = cart.giftCards
    .filter((card) => card.amountCents > 0)
    .map(
      ({ last4, amountCents }): SumView => ({
        name: speech.say('giftCard', { last4 }),
        amount: `−${money(amountCents)}`,
        kind: 'line',
      }),
    );
  // What is left to pay is not known before the price of shipping is.
  if (paid.length === 0 || isShippingOpen(drawn)) return paid;
  return [...paid, { name: speech.say('toPay'), amount: money(cart.amountDueCents), kind: 'total' }];
}
