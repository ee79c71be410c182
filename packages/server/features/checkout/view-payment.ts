import type { ExpressView, PaymentView, PayView } from '@veranda/contracts/checkout-view';
import { cardView } from '../../services/commerce/checkout-pages/card-fields.ts';
import { testWallet } from './test-wallet.ts';
import { minorOf } from './view-address.ts';
import { laterLine } from './view-later-charges.ts';
import { type RenderedCheckout, isShippingOpen, moneyOf, typedOr } from './view-parts.ts';
import { seenOf } from './seen-cart.ts';

/**
 * Payment of the buyer: by card, or manually where the shop offers that; null where nothing is left to pay.
 */
export function paymentView(drawn: RenderedCheckout): PaymentView | null {
  const { checkout, messages } = drawn;
  if (checkout.cart.amountDueCents === 0) return null;
  const { manual } = checkout.payment;
  const wanted = typedOr(drawn, 'payWith', 'card');
  const chosen = manual.some(({ id }) => id === wanted) ? wanted : 'card';
  return {
    title: messages.t('paymentTitle'),
    card: cardView(checkout.payment.card, { currency: checkout.cart.currency, messages }),
    ways: [
      { id: 'card', name: messages.t('card'), lead: '', chosen: chosen === 'card' },
      ...manual.map(({ id, name, kind }) => ({
        id,
        name,
        lead: messages.t(kind === 'cash-on-delivery' ? 'leadOnDelivery' : 'leadTransfer'),
        chosen: id === chosen,
      })),
    ],
  };
}

/** Amounts that were seen, and the label of the button. */
export function payView(drawn: RenderedCheckout): PayView {
  const { site, checkout, attempt } = drawn;
  const { cart } = checkout;
  return {
    ...buttonMessages(drawn),
    later: laterLine(drawn),
    expectedGrandTotalCents: cart.grandTotalCents,
    expectedAmountDueCents: cart.amountDueCents,
    expectedCurrency: cart.currency,
    minor: minorOf(site.currency, cart.amountDueCents),
    seen: JSON.stringify(seenOf(cart)),
    attempt,
  };
}

// The button names no sum that would not be charged: without a shipping method it leads to those that are
// offered.
function buttonMessages(drawn: RenderedCheckout): Pick<PayView, 'cardText' | 'handText'> {
  const { site, checkout, messages } = drawn;
  const { cart } = checkout;
  const both = (text: string) => ({ cardText: text, handText: text });
  const isOpen = isShippingOpen(drawn);
  if (isOpen && cart.shippingOptions.length > 0) return both(messages.t('chooseShipping'));
  if (isOpen || cart.amountDueCents === 0) return both(messages.t('placeOrder'));
  const amount = moneyOf(site)(cart.amountDueCents);
  return { cardText: messages.t('pay', { amount }), handText: messages.t('orderFor', { amount }) };
}

/**
 * Paying without typing. None where nothing is left to pay, nor for what is charged repeatedly: its card is
 * given with the agreement to that.
 */
export function expressView({ checkout, messages }: RenderedCheckout): ExpressView | null {
  const { card } = checkout.payment;
  if (checkout.cart.amountDueCents === 0 || !checkout.offersExpress) return null;
  const countries = checkout.countries.map(({ code }) => code);
  const wallet = card.kind === 'test-card' ? testWallet(countries, messages) : null;
  if (card.kind === 'test-card' && wallet === null) return null;
  return {
    title: messages.t('expressTitle'),
    orText: messages.t('or'),
    kind: card.kind === 'test-card' ? 'test' : 'stripe',
    wallet,
    // More than a wallet takes: it is asked nothing then, and the address is checked as any other.
    countries: countries.length > 200 ? [] : countries,
  };
}
