import type { CheckoutView } from '@veranda/contracts/checkout-view';
import { pageTypeCodes } from '@veranda/domain/pages/page-types';
import { jsonInHtml } from '@veranda/render/escape-html';
import { platformTemplate } from '@veranda/render/platform-pages/platform-template';
import { cardContext } from '../../services/commerce/checkout-pages/card-fields.ts';
import type { CheckoutBrand } from '../../services/commerce/checkout-pages/checkout-brand.ts';
import {
  fieldContext,
  placeContext,
  problemsContext,
} from '../../services/commerce/checkout-pages/field-context.ts';
import { pagePartials } from '../../services/commerce/checkout-pages/page-partials.ts';
import { renderPurchasePage } from '../../services/commerce/checkout-pages/purchase-page.ts';
import type { ScriptInventory } from '../../services/commerce/checkout-pages/script-inventory.ts';
import checkoutAddress from './checkout-address.html?raw';
import checkoutBilling from './checkout-billing.html?raw';
import checkoutContact from './checkout-contact.html?raw';
import checkoutExpress from './checkout-express.html?raw';
import checkoutExtras from './checkout-extras.html?raw';
import checkoutForm from './checkout-form.html?raw';
import checkoutTemplate from './checkout-page.html?raw';
import checkoutPay from './checkout-pay.html?raw';
import checkoutPayment from './checkout-payment.html?raw';
import checkoutShipping from './checkout-shipping.html?raw';
import checkoutSummary from './checkout-summary.html?raw';

const checkoutBody = platformTemplate<ReturnType<typeof checkoutContext>>(checkoutTemplate, {
  ...pagePartials,
  'checkout-address': checkoutAddress,
  'checkout-billing': checkoutBilling,
  'checkout-contact': checkoutContact,
  'checkout-express': checkoutExpress,
  'checkout-extras': checkoutExtras,
  'checkout-form': checkoutForm,
  'checkout-pay': checkoutPay,
  'checkout-payment': checkoutPayment,
  'checkout-shipping': checkoutShipping,
  'checkout-summary': checkoutSummary,
});

/**
 * The checkout as the server renders it: one page, a real form, errors in a summary and at their fields. It
 * works as it is; React takes over this very markup and renders what follows.
 */
export function checkoutPage(
  view: CheckoutView,
  page: {
    readonly language: string;
    readonly script: ScriptInventory;
    readonly brand: CheckoutBrand;
    /** Script of the provider that takes the cards; null for none. */
    readonly cardScript: string | null;
  },
): string {
  return renderPurchasePage({
    title: `${view.title} – ${view.siteTitle}`,
    language: page.language,
    body: checkoutMarkup(view),
    scripts: page.cardScript === null ? [] : [page.cardScript],
    entry: page.script,
    brand: page.brand,
    pageType: pageTypeCodes[view.isDonation ? 'donate' : 'checkout'],
  });
}

/** The body of the checkout. */
export function checkoutMarkup(view: CheckoutView): string {
  return checkoutBody(checkoutContext(view));
}

function checkoutContext(view: CheckoutView) {
  const { contact, address, shipping, billing, extras, payment, summary } = view;
  return {
    ...view,
    viewJson: jsonInHtml(view),
    shownProblems: problemsContext(view, view.changes),
    contact: { ...contact, email: fieldContext(view, contact.email) },
    address: address && {
      ...address,
      fields: [address.country, ...address.names, ...address.fields].map((field) =>
        fieldContext(view, field),
      ),
    },
    shipping: shipping && { ...shipping, place: placeContext(view, 'shippingOption') },
    billing: billing && { ...billing, fields: billing.fields.map((field) => fieldContext(view, field)) },
    extras: { ...extras, code: fieldContext(view, extras.code) },
    payment: payment && {
      ...payment,
      card: cardContext(view, payment.card),
      place: placeContext(view, 'payment'),
      hasOneWay: payment.ways.length === 1,
    },
    summary: { ...summary, lines: summary.lines.map((line) => ({ ...line, answers: [] })) },
  };
}
