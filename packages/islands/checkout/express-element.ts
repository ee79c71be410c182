import type {
  ShippingRate,
  Stripe,
  StripeElements,
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import type { CheckoutView } from '@veranda/contracts/checkout-view';
import { openStripe, readAppearance } from './card-element.ts';
import type { Answer, Fields } from './send-checkout.ts';
import { payFields, walletFields } from './wallet-fields.ts';

/** Stripe's buttons of wallets. */
export interface ExpressElement {
  setAmount(minor: number): void;
  remove(): void;
}

/** Functions of the page that the buttons need. */
interface ExpressWanted {
  /** ISO codes that may be sent to; empty for everywhere. */
  readonly countries: readonly string[];
  /** The checkout as it is known now. */
  readonly view: () => CheckoutView;
  readonly send: (fields: Fields, pays: boolean) => Promise<Answer | null>;
}

/**
 * Puts the buttons into their place, which shows them once there is one; null when Stripe's script has not
 * come.
 */
export function mountExpress(place: HTMLElement, wanted: ExpressWanted): ExpressElement | null {
  const { payment, pay } = wanted.view();
  const stripe = payment?.card.kind === 'stripe' ? openStripe(payment.card.key) : null;
  if (!stripe || payment?.card.kind !== 'stripe') return null;
  const elements = stripe.elements({
    mode: 'payment',
    amount: Math.max(1, pay.minor),
    currency: payment.card.currency,
    allowedPaymentMethodTypes: ['card'],
    appearance: readAppearance(),
  });
  const element = elements.create('expressCheckout', { buttonHeight: 48 });
  element.on('ready', ({ availablePaymentMethods }) => {
    place.dataset['ready'] = availablePaymentMethods ? 'yes' : 'no';
  });
  element.on('click', (event) => open(event, wanted));
  listen(element, elements, wanted);
  element.on('confirm', (event) => void confirm(event, { stripe, elements, wanted }));
  element.mount(place);
  return {
    setAmount: (minor) => void elements.update({ amount: Math.max(1, minor) }),
    remove: () => element.destroy(),
  };
}

function open(event: StripeExpressCheckoutElementClickEvent, { countries, view }: ExpressWanted): void {
  const { address, shipping } = view();
  event.resolve({
    emailRequired: true,
    phoneNumberRequired: false,
    billingAddressRequired: address?.addressFor === 'billing',
    ...(shipping
      ? {
          shippingAddressRequired: true,
          shippingRates: ratesOf(view()),
          ...(countries.length > 0 ? { allowedShippingCountries: [...countries] } : {}),
        }
      : {}),
  });
}

// The sheet shows what the server says of each address and each way, and nothing that was counted here.
function listen(
  element: StripeExpressCheckoutElement,
  elements: StripeElements,
  { view, send }: ExpressWanted,
): void {
  const follow = async (fields: Fields, event: Pick<ShippingEvent, 'resolve' | 'reject'>): Promise<void> => {
    const answer = await send({ ...fields, action: 'save' }, false);
    if (answer?.kind !== 'view' || answer.isRefused) return event.reject();
    const offered = answer.view.shipping?.options ?? [];
    const [first] = offered;
    if (first !== undefined && !offered.some((one) => one.chosen) && fields['shippingOption'] === undefined)
      return follow({ ...fields, shippingOption: first.id }, event);
    if (offered.length === 0) return event.reject();
    void elements.update({ amount: Math.max(1, answer.view.pay.minor) });
    event.resolve({ shippingRates: ratesOf(answer.view) });
  };
  element.on('shippingaddresschange', (event) => {
    const { city, state: region, country, postal_code: postalCode } = event.address;
    const { firstName, lastName } = namesOf(event.name);
    const fields = { firstName, lastName, city, region, country, postalCode };
    void follow(walletFields(view(), fields), event);
  });
  element.on('shippingratechange', (event) => {
    const { crumb } = view();
    void follow({ crumb, shippingOption: event.shippingRate.id }, event);
  });
}

interface ShippingEvent {
  readonly resolve: (given: { shippingRates: ShippingRate[] }) => void;
  readonly reject: () => void;
}

async function confirm(
  event: StripeExpressCheckoutElementConfirmEvent,
  at: { readonly stripe: Stripe; readonly elements: StripeElements; readonly wanted: ExpressWanted },
): Promise<void> {
  const { stripe, elements, wanted } = at;
  const typed = await elements.submit();
  const made = typed.error ? null : await stripe.createConfirmationToken({ elements });
  const paymentToken = made?.confirmationToken?.id;
  if (paymentToken === undefined) return event.paymentFailed({ reason: 'fail' });
  const view = wanted.view();
  const fields = { ...payFields(view, given(event)), paymentToken };
  const answer = await wanted.send(fields, true);
  if (answer?.kind !== 'go') event.paymentFailed({ reason: 'fail' });
}

// Products that are shipped go to the address of the sheet; everything else is billed to the card's address.
function given(event: StripeExpressCheckoutElementConfirmEvent): Fields {
  const { billingDetails, shippingAddress } = event;
  const { name, address } = shippingAddress ?? billingDetails ?? { name: '', address: undefined };
  return {
    email: billingDetails?.email ?? '',
    phone: billingDetails?.phone ?? '',
    ...namesOf(name),
    address1: address?.line1 ?? '',
    address2: address?.line2 ?? '',
    city: address?.city ?? '',
    region: address?.state ?? '',
    postalCode: address?.postal_code ?? '',
    country: address?.country ?? '',
  };
}

function namesOf(name: string): { readonly firstName: string; readonly lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

// The sheet asks for a way before there is an address: what is known of it then.
function ratesOf({ shipping, summary }: CheckoutView): ShippingRate[] {
  const rates = [...(shipping?.options ?? [])]
    .sort((a, b) => Number(b.chosen) - Number(a.chosen))
    .map(({ id, name, minor }) => ({ id, displayName: name, amount: minor }));
  return rates.length > 0
    ? rates
    : [{ id: 'open', displayName: shipping?.title ?? summary.title, amount: 0 }];
}
