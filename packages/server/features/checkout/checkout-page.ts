import { lineCodeOf } from '@veranda/domain/cart/line-kind';
import { pageTypeCodes } from '@veranda/domain/pages/page-types';
import { platformDocument, text } from './html.ts';
import { addressFields, shippingOptions } from './page-delivery.ts';
import { contact, extras } from './page-extras.ts';
import { type CheckoutPage, errorSummary, field, moneyOf, part } from './page-parts.ts';
import { payButton, paymentFields } from './page-payment.ts';
import { summary } from './page-summary.ts';

const donationLine = lineCodeOf('donation');

/**
 * The checkout: one page, a real form, errors in a summary and at their fields. With a script it saves as it is typed, and
 * the server draws what follows from it; without one its buttons do the same.
 */
export function checkoutPage(page: CheckoutPage): string {
  const { site, checkout } = page;
  const { cart, payment } = checkout;
  const money = moneyOf(site);
  const isDonation = cart.entries.some((entry) => entry.productType === donationLine);
  const asksAddress = cart.requiresShipping || checkout.asksBillingAddress;
  const count = cart.totalQuantity === 1 ? '1 item' : `${cart.totalQuantity} items`;
  const email = field(page, {
    name: 'email',
    label: 'E-mail',
    type: 'email',
    autocomplete: 'email',
    inputmode: 'email',
    value: checkout.email,
    required: true,
  });
  const body = `<div class="page"><div class="form-side"><header><a class="site" href="/">${text(site.title)}</a>${backLink(checkout)}</header>
<main><h1>${isDonation ? 'Donation' : 'Checkout'}</h1>${part('glance', `<a href="#order"><span>${text(count)}</span><strong>${text(money(cart.grandTotalCents))}</strong></a>`, 'div')}${testRibbon(page)}${part('errors', errorSummary(page), 'div')}
<form method="post" action="/checkout" novalidate data-checkout><input type="hidden" name="crumb" value="${text(page.crumb)}">
${contact(page, email)}
${asksAddress ? addressFields(page) : part('delivery', '', 'div')}${cart.requiresShipping ? shippingOptions(page, money) : part('shipping', '', 'div')}
${extras(page)}
${paymentFields(page)}
${payButton(page, money)}</form></main></div>
<aside class="summary" id="order" aria-label="Your order"><div><h2>Your order</h2>${part('summary', summary(checkout, money), 'div')}</div></aside></div>`;
  const scripts = [
    ...(payment.card.kind === 'stripe' ? [payment.card.scriptUrl] : []),
    '/bundles/checkout.js',
  ];
  return platformDocument({
    title: `Checkout – ${site.title}`,
    language: site.language,
    body,
    scripts,
    pageType: isDonation ? pageTypeCodes.donate : pageTypeCodes.checkout,
  });
}

// A donation goes back to its fund.
function backLink({ cart }: CheckoutPage['checkout']): string {
  const given = cart.entries.find((entry) => entry.productType === donationLine);
  return given
    ? `<a class="back" href="${text(given.productUrl)}">Back</a>`
    : '<a class="back" href="/cart">Back to cart</a>';
}

function testRibbon({ checkout }: CheckoutPage): string {
  if (!checkout.testMode) return '';
  const card =
    checkout.payment.card.kind === 'test-card'
      ? ' Card 4242 4242 4242 4242, any date to come, any three digits.'
      : '';
  return `<p class="ribbon">Test mode: no money moves.${card}</p>`;
}
