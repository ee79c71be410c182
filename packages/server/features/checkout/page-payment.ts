import type { Checkout } from '@veranda/contracts/checkout';
import { text } from './html.ts';
import { type CheckoutPage, errorText, field, part } from './page-parts.ts';
import { seenOf } from './seen-cart.ts';

/** How the buyer pays: by card, or by hand where the shop takes that. */
export function paymentFields(page: CheckoutPage): string {
  const { checkout } = page;
  if (checkout.cart.amountDueCents === 0) return part('payment', '', 'div');
  const { manual } = checkout.payment;
  const chosen = manual.some(({ id }) => id === page.typed['payWith']) ? page.typed['payWith'] : 'card';
  const card = cardFields(page);
  if (manual.length === 0)
    return `<section data-part="payment" data-kind="card" id="payment" tabindex="-1"><h2>Payment</h2>${card}${errorText(page, 'payment')}</section>`;
  const kinds = ['card', ...manual.map(({ id }) => id)].join(' ');
  const byHand = manual
    .map(
      (method) =>
        `<div class="way">${radio(method.id, method.name, chosen)}<div class="way-body"><p class="lead">${lines(method.kind === 'cash-on-delivery' ? 'You pay when it is delivered.' : 'You get the details after the order, here and by mail. The order is sent when the money has come.')}</p></div></div>`,
    )
    .join('');
  return `<section data-part="payment" data-kind="${text(kinds)}"><fieldset id="payment" tabindex="-1"><legend><h2>Payment</h2></legend><div class="ways"><div class="way">${radio('card', 'Card', chosen)}<div class="way-body">${card}</div></div>${byHand}</div></fieldset>${errorText(page, 'payment')}</section>`;
}

function radio(id: string, name: string, chosen: string | undefined): string {
  return `<label class="choice"><input type="radio" name="payWith" value="${text(id)}"${id === chosen ? ' checked' : ''}><span>${text(name)}</span></label>`;
}

function cardFields(page: CheckoutPage): string {
  const { card } = page.checkout.payment;
  if (card.kind === 'stripe') return stripeFields(page.checkout, card);
  return `${field(page, { name: 'cardNumber', label: 'Card number', autocomplete: 'cc-number', inputmode: 'numeric' })}<div class="row two">${field(page, { name: 'cardExpiry', label: 'Expires (MM/YY)', autocomplete: 'cc-exp', inputmode: 'numeric' })}${field(page, { name: 'cardCvc', label: 'Security code', autocomplete: 'cc-csc', inputmode: 'numeric' })}</div>`;
}

// The provider's own frame takes the card: none of its digits comes near this server.
function stripeFields(
  { cart }: Checkout,
  card: Extract<Checkout['payment']['card'], { kind: 'stripe' }>,
): string {
  return `<div id="card-element" data-key="${text(card.publishableKey)}" data-currency="${text(cart.currency.toLowerCase())}"></div><p class="error" id="card-error" role="alert"></p><noscript><p class="ribbon">Paying by card needs JavaScript in this browser.</p></noscript><input type="hidden" name="paymentToken" value="">`;
}

/** The end of the form: what was seen, and the button. */
export function payButton(page: CheckoutPage, money: (cents: number) => string): string {
  const { cart } = page.checkout;
  const hidden = (name: string, value: string | number): string =>
    `<input type="hidden" name="${name}" value="${text(value)}">`;
  const free = cart.amountDueCents === 0;
  const label = free ? 'Place the order' : `Pay ${money(cart.amountDueCents)}`;
  const order = `Order for ${money(cart.amountDueCents)}`;
  return part(
    'pay',
    `${hidden('expectedGrandTotalCents', cart.grandTotalCents)}${hidden('expectedAmountDueCents', cart.amountDueCents)}${hidden('seen', JSON.stringify(seenOf(cart)))}<button class="button" name="action" value="pay" data-minor="${minorOf(page)}"><span class="by-card">${text(label)}</span><span class="by-hand">${text(free ? label : order)}</span></button>`,
  );
}

// In the unit that the provider's fields count in: of yen there are no hundredths.
function minorOf({ site, checkout }: CheckoutPage): number {
  const cents = checkout.cart.amountDueCents;
  return site.currency === 'JPY' ? cents / 100 : cents;
}

function lines(value: string): string {
  return text(value).replaceAll('\n', '<br>');
}
