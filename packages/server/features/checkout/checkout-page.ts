import type { CheckoutView } from '@veranda/contracts/checkout-view';
import { checkoutViewMark } from '@veranda/contracts/checkout-view';
import { pageTypeCodes } from '@veranda/domain/pages/page-types';
import type { ScriptInventory } from '../../platform/html/script-inventory.ts';
import { escapeHtml as text } from '@veranda/render/escape-html';
import { cardDocument, jsonScript } from '../../platform/html/card-document.ts';
import { drawAddress, drawBilling, drawContact, drawExtras, drawShipping } from './render-checkout-form.ts';
import { type CheckoutBrand, drawSiteMark } from '../../platform/html/checkout-brand.ts';
import { drawProblems } from '../../platform/html/draw-fields.ts';
import { drawPay, drawPayment } from './draw-payment.ts';

/**
 * The checkout as the server draws it: one page, a real form, errors in a summary and at their fields. It works as it is;
 * React takes over this very markup and draws what follows.
 */
export function checkoutPage(
  view: CheckoutView,
  page: {
    readonly language: string;
    readonly script: ScriptInventory;
    readonly brand: CheckoutBrand;
    /** Of the provider that takes the cards; null for none. */
    readonly cardScript: string | null;
  },
): string {
  return cardDocument({
    title: `${view.title} – ${view.siteTitle}`,
    language: page.language,
    body: `<div class="page" id="checkout">${drawCheckout(view)}</div>${jsonScript(checkoutViewMark, view)}`,
    scripts: page.cardScript === null ? [] : [page.cardScript],
    own: page.script,
    brand: page.brand,
    pageType: pageTypeCodes[view.isDonation ? 'donate' : 'checkout'],
  });
}

/** What stands in the page's frame. */
export function drawCheckout(view: CheckoutView): string {
  const { address, shipping, billing, payment, glance, summary } = view;
  const form = [
    `<input type="hidden" name="crumb" value="${text(view.crumb)}">`,
    `<input type="hidden" name="cartId" value="${text(view.cartId)}">`,
    // What Enter presses: the form's first button.
    '<button class="enter" type="submit" name="action" value="save" tabindex="-1" aria-hidden="true"></button>',
    drawContact(view, view.contact),
    address ? drawAddress(view, address) : '',
    shipping ? drawShipping(view, shipping) : '',
    billing ? drawBilling(view, billing) : '',
    drawExtras(view, view.extras),
    payment ? drawPayment(view, payment) : '',
    drawPay(view.pay),
  ].join('');
  return `<div class="form-side"><header>${drawSiteMark(view.siteTitle, view.logo)}<a class="back" href="${text(view.backUrl)}">${text(view.backText)}</a></header><main><h1>${text(view.title)}</h1><a class="glance" href="#order"><span>${text(glance.count)} · <span class="more">${text(glance.more)}</span></span><strong>${text(glance.total)}</strong></a>${view.ribbon === '' ? '' : `<p class="ribbon">${text(view.ribbon)}</p>`}<div class="problems">${drawProblems(view, view.changes)}</div>${drawExpress(view)}<form method="post" action="/checkout" novalidate data-checkout="">${form}</form></main></div><aside class="summary" id="order" aria-label="${text(summary.title)}"><div><h2>${text(summary.title)}</h2>${drawSummary(view)}</div></aside>`;
}

function drawExpress({ express }: CheckoutView): string {
  if (express === null) return '';
  const place =
    express.kind === 'test'
      ? '<button class="button test-pay" type="button">Test Pay</button>'
      : '<div id="express-element"></div>';
  return `<section class="express ${express.kind}" aria-label="${text(express.title)}">${place}<p class="or"><span>${text(express.orText)}</span></p></section>`;
}

function drawSummary({ summary }: CheckoutView): string {
  const lines = summary.lines.map(
    (line) =>
      `<li>${line.imageUrl === '' ? '<span class="none"></span>' : `<img src="${text(line.imageUrl)}" alt="" width="56" height="70">`}<span>${text(line.title)}<small>${text(line.detail)}</small>${line.problem === '' ? '' : `<span class="error">${text(line.problem)}</span>`}</span><span>${text(line.amount)}</span></li>`,
  );
  const sums = summary.sums.map(({ name, amount, kind }) => {
    const mark = kind === 'line' ? '' : ` class="${kind}"`;
    return `<dt${mark}>${text(name)}</dt><dd${mark}>${text(amount)}</dd>`;
  });
  const later = summary.later.map(({ name, amount }) => `<dt>${text(name)}</dt><dd>${text(amount)}</dd>`);
  const after = later.length === 0 ? '' : `<dl class="sum later">${later.join('')}</dl>`;
  return `<ul class="lines">${lines.join('')}</ul><dl class="sum">${sums.join('')}</dl>${after}`;
}
