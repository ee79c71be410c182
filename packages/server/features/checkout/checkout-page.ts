import type { Checkout } from '@veranda/contracts/checkout';
import { fromWireCents } from '@veranda/domain/money/wire';
import { formatMoney } from '@veranda/domain/money/format';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { platformDocument, text } from './html.ts';

/** What the page is drawn with. `problems` are those to be shown now: an untouched form shows none. */
export interface CheckoutPage {
  readonly site: SiteEntry;
  readonly checkout: Checkout;
  readonly crumb: string;
  readonly problems: readonly { readonly field: string; readonly error: string }[];
  readonly typed: Readonly<Record<string, string | undefined>>;
}

/** The checkout: one page, a real form, errors in a summary and at their fields. */
export function checkoutPage(page: CheckoutPage): string {
  const { site, checkout } = page;
  const money = moneyOf(site);
  const body = `<div class="page"><div class="form-side"><header><a class="site" href="/">${text(site.title)}</a><a class="back" href="/cart">Back to cart</a></header>
<main><h1>Checkout</h1>${checkout.testMode ? '<p class="ribbon">Test mode: no money moves. Card 4242 4242 4242 4242, any date to come, any three digits.</p>' : ''}${errorSummary(page)}
<form method="post" action="/checkout" novalidate><input type="hidden" name="crumb" value="${text(page.crumb)}"><input type="hidden" name="expectedGrandTotalCents" value="${checkout.cart.grandTotalCents}"><input type="hidden" name="expectedAmountDueCents" value="${checkout.cart.amountDueCents}">
<section><h2>Contact</h2>${field(page, { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email', value: checkout.email })}</section>
${checkout.cart.requiresShipping || checkout.asksBillingAddress ? addressFields(page) : ''}${checkout.cart.requiresShipping ? shipping(page, money) : ''}
<section class="extras">${coupons(page)}${noteField(page)}</section>
${checkout.cart.amountDueCents === 0 ? '' : cardFields(page)}
<section><button class="button" name="action" value="pay">${checkout.cart.amountDueCents === 0 ? 'Place the order' : `Pay ${text(money(checkout.cart.amountDueCents))}`}</button></section></form></main></div>
<aside class="summary" aria-label="Your order"><div><h2>Your order</h2>${summary(checkout, money)}</div></aside></div>`;
  return platformDocument({ title: `Checkout – ${site.title}`, language: site.language, body });
}

function addressFields(page: CheckoutPage): string {
  const { checkout } = page;
  const billing = checkout.asksBillingAddress;
  const address = billing ? checkout.billingAddress : checkout.shippingAddress;
  const country = page.typed['country'] ?? address?.country ?? checkout.addressForm.country;
  const options = checkout.countries
    .map(
      (one) =>
        `<option value="${one.code}"${one.code === country ? ' selected' : ''}>${text(one.name)}</option>`,
    )
    .join('');
  const autocomplete: Readonly<Record<string, string>> = {
    address1: 'address-line1',
    address2: 'address-line2',
    city: 'address-level2',
    region: 'address-level1',
    postalCode: 'postal-code',
  };
  const rest = checkout.addressForm.fields
    .map((one) => {
      const given = {
        name: one.name,
        label: one.label,
        autocomplete: autocomplete[one.name] ?? '',
        value: address?.[one.name] ?? '',
      };
      return one.options.length > 0 ? choice(page, given, one.options) : field(page, given);
    })
    .join('');
  return `<section><h2>${billing ? 'Billing address' : 'Delivery'}</h2><input type="hidden" name="addressFor" value="${billing ? 'billing' : 'shipping'}"><div class="field"><label for="country">Country</label><select id="country" name="country" autocomplete="country"${invalid(page, 'country')}>${options}</select>${errorText(page, 'country')}</div><div class="row two">${field(page, { name: 'firstName', label: 'First name', autocomplete: 'given-name', value: address?.firstName ?? '' })}${field(page, { name: 'lastName', label: 'Last name', autocomplete: 'family-name', value: address?.lastName ?? '' })}</div>${rest}${field(page, { name: 'phone', label: 'Phone (optional)', type: 'tel', autocomplete: 'tel', value: address?.phone ?? '' })}<button class="link" name="action" value="country">Show the fields of this country</button></section>`;
}

function shipping(page: CheckoutPage, money: (cents: number) => string): string {
  const { cart, shippingOption } = page.checkout;
  const chosen = page.typed['shippingOption'] ?? shippingOption;
  const choices = cart.shippingOptions
    .map(
      (option) =>
        `<label class="choice"><input type="radio" name="shippingOption" value="${text(option.id)}"${option.id === chosen ? ' checked' : ''}><span>${text(option.name)}</span><span class="price">${option.costCents === 0 ? 'Free' : text(money(option.costCents))}</span></label>`,
    )
    .join('');
  return `<section><fieldset id="shippingOption"><legend><h2>Shipping</h2></legend>${choices || '<p>This shop has no way of shipping yet.</p>'}</fieldset>${errorText(page, 'shippingOption')}<button class="link" name="action" value="shipping">Update the total</button></section>`;
}

function summary(checkout: Checkout, money: (cents: number) => string): string {
  const lines = checkout.cart.entries
    .map(
      (entry) =>
        `<li>${entry.imageUrl === '' ? '<span class="none"></span>' : `<img src="${text(entry.imageUrl)}" alt="" width="56" height="70">`}<span>${text(entry.title)}<small>${text([...Object.values(entry.chosenVariant.attributes), `× ${entry.quantity}`].join(' · '))}</small>${entry.problem === '' ? '' : `<span class="error">${text(entry.problem)}</span>`}</span><span>${text(money(entry.purchasePriceCents * entry.quantity))}</span></li>`,
    )
    .join('');
  const { cart } = checkout;
  const shippingText = !cart.requiresShipping
    ? ''
    : cart.selectedShippingOption
      ? cart.shippingCostCents === 0
        ? 'Free'
        : money(cart.shippingCostCents)
      : 'Choose a way of shipping';
  const discounts = cart.validCoupons
    .filter((one) => one.discountCents > 0 || one.freeShipping)
    .map(
      (one) =>
        `<dt>${text(one.name || one.code)}</dt><dd>${one.freeShipping ? 'Free shipping' : `−${text(money(one.discountCents))}`}</dd>`,
    )
    .join('');
  const tax = cart.taxCents === 0 ? '' : `<dt>Tax</dt><dd>${text(money(cart.taxCents))}</dd>`;
  const included =
    cart.includedTaxCents === 0
      ? ''
      : `<dt class="part">Including tax</dt><dd class="part">${text(money(cart.includedTaxCents))}</dd>`;
  const paid = cart.giftCards
    .filter((card) => card.amountCents > 0)
    .map((card) => `<dt>Gift card ·· ${text(card.last4)}</dt><dd>−${text(money(card.amountCents))}</dd>`)
    .join('');
  const tenders =
    paid === ''
      ? ''
      : `${paid}<dt class="total">To pay</dt><dd class="total">${text(money(cart.amountDueCents))}</dd>`;
  return `<ul class="lines">${lines}</ul><dl class="sum"><dt>Subtotal</dt><dd>${text(money(cart.subtotalCents))}</dd>${discounts}${shippingText === '' ? '' : `<dt>Shipping</dt><dd>${text(shippingText)}</dd>`}${tax}<dt class="total">Total</dt><dd class="total">${text(money(cart.grandTotalCents))}</dd>${included}${tenders}</dl>`;
}

function cardFields(page: CheckoutPage): string {
  return `<section><h2>Payment</h2>${field(page, { name: 'cardNumber', label: 'Card number', autocomplete: 'cc-number', inputmode: 'numeric' })}<div class="row two">${field(page, { name: 'cardExpiry', label: 'Expires (MM/YY)', autocomplete: 'cc-exp', inputmode: 'numeric' })}${field(page, { name: 'cardCvc', label: 'Security code', autocomplete: 'cc-csc', inputmode: 'numeric' })}</div></section>`;
}

function coupons(page: CheckoutPage): string {
  const { cart } = page.checkout;
  const rows = cart.coupons
    .map(({ code }) => {
      const invalid = cart.invalidCoupons.find((one) => one.code === code);
      const state = invalid ? `<span class="error">${text(invalid.message)}</span>` : '';
      return `<li><strong>${text(code)}</strong>${state}<button class="link" name="removeCoupon" value="${text(code)}" aria-label="Remove the code ${text(code)}">Remove</button></li>`;
    })
    .join('');
  const entered = page.problems.some((one) => one.field === 'coupon') ? (page.typed['coupon'] ?? '') : '';
  const cards = cart.giftCards
    .map(
      (card) =>
        `<li><strong>Gift card ·· ${text(card.last4)}</strong><button class="link" name="removeGiftCard" value="${text(card.id)}" aria-label="Remove the gift card that ends in ${text(card.last4)}">Remove</button></li>`,
    )
    .join('');
  const open = rows + cards !== '' || page.problems.some((one) => one.field === 'coupon');
  return `<details${open ? ' open' : ''}><summary>Discount code or gift card</summary>${rows + cards === '' ? '' : `<ul class="codes">${rows}${cards}</ul>`}<div class="field"><label for="coupon">Code</label><div class="row code"><input id="coupon" name="coupon" type="text" autocomplete="off" autocapitalize="characters" maxlength="60" value="${text(entered)}"${invalid(page, 'coupon')}><button class="button quiet" name="action" value="apply">Apply</button></div>${errorText(page, 'coupon')}</div></details>`;
}

function noteField(page: CheckoutPage): string {
  const value = page.typed['note'] ?? page.checkout.note;
  return `<details${value === '' ? '' : ' open'}><summary>Note to the shop</summary><div class="field"><label for="note">Anything we should know?</label><textarea id="note" name="note" maxlength="2000" rows="3">${text(value)}</textarea></div></details>`;
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly type?: string;
  readonly autocomplete: string;
  readonly inputmode?: string;
  readonly value?: string;
}

function field(page: CheckoutPage, given: Field): string {
  const value = page.typed[given.name] ?? given.value ?? '';
  const kept = given.name.startsWith('card') ? '' : value;
  return `<div class="field"><label for="${given.name}">${text(given.label)}</label><input id="${given.name}" name="${given.name}" type="${given.type ?? 'text'}" autocomplete="${given.autocomplete}"${given.inputmode ? ` inputmode="${given.inputmode}"` : ''} value="${text(kept)}"${invalid(page, given.name)}>${errorText(page, given.name)}</div>`;
}

function choice(
  page: CheckoutPage,
  given: Field,
  options: readonly { readonly value: string; readonly label: string }[],
): string {
  const chosen = page.typed[given.name] ?? given.value ?? '';
  const rows = options.map(
    (one) =>
      `<option value="${text(one.value)}"${one.value === chosen ? ' selected' : ''}>${text(one.label)}</option>`,
  );
  return `<div class="field"><label for="${given.name}">${text(given.label)}</label><select id="${given.name}" name="${given.name}" autocomplete="${given.autocomplete}"${invalid(page, given.name)}><option value="">Choose</option>${rows.join('')}</select>${errorText(page, given.name)}</div>`;
}

function invalid(page: CheckoutPage, name: string): string {
  return page.problems.some((one) => one.field === name)
    ? ` aria-invalid="true" aria-describedby="${name}-error"`
    : '';
}

function errorText(page: CheckoutPage, name: string): string {
  const problem = page.problems.find((one) => one.field === name);
  return problem ? `<span class="error" id="${name}-error">${text(problem.error)}</span>` : '';
}

function errorSummary({ problems }: CheckoutPage): string {
  if (problems.length === 0) return '';
  const items = problems.map((one) =>
    /^[a-zA-Z0-9]+$/.test(one.field) && one.field !== 'cart' && one.field !== 'expectedGrandTotalCents'
      ? `<li><a href="#${one.field}">${text(one.error)}</a></li>`
      : `<li>${text(one.error)}</li>`,
  );
  return `<div class="errors" role="alert" tabindex="-1" autofocus><p><strong>Please look at this again:</strong></p><ul>${items.join('')}</ul></div>`;
}

/** Wire cents as a text in the site's language. */
export function moneyOf(site: Pick<SiteEntry, 'currency' | 'language'>): (cents: number) => string {
  return (cents) => formatMoney(fromWireCents(cents, site.currency) ?? 0n, site.currency, site.language);
}
