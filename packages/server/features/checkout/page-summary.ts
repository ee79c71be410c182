import type { Checkout } from '@veranda/contracts/checkout';
import { text } from './html.ts';

/** What is bought and what it comes to. */
export function summary(checkout: Checkout, money: (cents: number) => string): string {
  const { cart } = checkout;
  const lines = cart.entries
    .map(
      (entry) =>
        `<li>${entry.imageUrl === '' ? '<span class="none"></span>' : `<img src="${text(entry.imageUrl)}" alt="" width="56" height="70">`}<span>${text(entry.title)}<small>${text([...Object.values(entry.chosenVariant.attributes), `× ${entry.quantity}`].join(' · '))}</small>${entry.problem === '' ? '' : `<span class="error">${text(entry.problem)}</span>`}</span><span>${text(money(entry.purchasePriceCents * entry.quantity))}</span></li>`,
    )
    .join('');
  return `<ul class="lines">${lines}</ul><dl class="sum"><dt>Subtotal</dt><dd>${text(money(cart.subtotalCents))}</dd>${discounts(checkout, money)}${shippingLine(checkout, money)}${taxLine(checkout, money)}<dt class="total">Total</dt><dd class="total">${text(money(cart.grandTotalCents))}</dd>${included(checkout, money)}${tenders(checkout, money)}</dl>`;
}

type Part = (checkout: Checkout, money: (cents: number) => string) => string;

const discounts: Part = ({ cart }, money) =>
  cart.validCoupons
    .filter((one) => one.discountCents > 0 || one.freeShipping)
    .map(
      (one) =>
        `<dt>${text(one.name || one.code)}</dt><dd>${one.freeShipping ? 'Free shipping' : `−${text(money(one.discountCents))}`}</dd>`,
    )
    .join('');

const shippingLine: Part = ({ cart }, money) => {
  if (!cart.requiresShipping) return '';
  const cost = cart.shippingCostCents === 0 ? 'Free' : money(cart.shippingCostCents);
  return `<dt>Shipping</dt><dd>${text(cart.selectedShippingOption ? cost : 'Choose a way of shipping')}</dd>`;
};

const taxLine: Part = ({ cart }, money) =>
  cart.taxCents === 0 ? '' : `<dt>Tax</dt><dd>${text(money(cart.taxCents))}</dd>`;

const included: Part = ({ cart }, money) =>
  cart.includedTaxCents === 0
    ? ''
    : `<dt class="part">Including tax</dt><dd class="part">${text(money(cart.includedTaxCents))}</dd>`;

const tenders: Part = ({ cart }, money) => {
  const paid = cart.giftCards
    .filter((card) => card.amountCents > 0)
    .map((card) => `<dt>Gift card ·· ${text(card.last4)}</dt><dd>−${text(money(card.amountCents))}</dd>`)
    .join('');
  if (paid === '') return '';
  return `${paid}<dt class="total">To pay</dt><dd class="total">${text(money(cart.amountDueCents))}</dd>`;
};
