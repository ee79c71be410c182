import type { CheckoutView } from '@veranda/contracts/checkout-view';
import type { Fields } from './send-checkout.ts';

/** Details that a wallet hands over, as the form's fields: no address where none is asked for. */
export function walletFields(
  view: CheckoutView,
  { email = '', ...address }: Fields,
  shippingOption?: string,
): Fields {
  return {
    crumb: view.crumb,
    cartId: view.cartId,
    ...(email === '' ? {} : { email }),
    ...(view.address ? { ...address, addressFor: view.address.addressFor } : {}),
    ...(view.shipping && shippingOption !== undefined ? { shippingOption } : {}),
  };
}

/** The same with the payment: of the total that the wallet's sheet has shown. */
export function payFields(view: CheckoutView, fields: Fields): Fields {
  return {
    ...walletFields(view, fields, view.shipping?.options.find((option) => option.chosen)?.id),
    expectedGrandTotalCents: String(view.pay.expectedGrandTotalCents),
    expectedAmountDueCents: String(view.pay.expectedAmountDueCents),
    expectedCurrency: view.pay.expectedCurrency,
    seen: view.pay.seen,
    attempt: view.pay.attempt,
    payWith: 'card',
    action: 'pay',
  };
}
