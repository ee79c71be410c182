import type { CheckoutView, ShippingView } from '@veranda/contracts/checkout-view';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import type { CardElement } from './card-element.ts';
import type { CheckoutState } from './checkout-state.ts';
import { Billing } from './Billing.tsx';
import { Contact } from './Contact.tsx';
import { Delivery } from './Delivery.tsx';
import { PromoCodesAndNote } from './PromoCodesAndNote.tsx';
import { Pay } from './Pay.tsx';
import { Payment } from './Payment.tsx';
import { Shipping } from './Shipping.tsx';
import { StripeCard } from './StripeCard.tsx';
import type { CheckoutActions } from './checkout-actions.ts';
import { send } from './submit-via-button.ts';

interface CheckoutFormProps {
  readonly state: CheckoutState;
  readonly actions: CheckoutActions;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly card: RefObject<CardElement | null>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The form itself. Input is saved when a field is left, so that a reload keeps it. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { state, actions, form, card, onSubmit } = props;
  const takePlace = usePlace(props);
  const { view, problems, round } = state;
  const { address, shipping, billing, payment } = view;
  return (
    <form
      method="post"
      action="/checkout"
      noValidate
      data-checkout=""
      ref={form}
      onSubmit={onSubmit}
      onChange={(event) => takeChange(event, actions)}
    >
      <input type="hidden" name="crumb" value={view.crumb} />
      <input type="hidden" name="cartId" value={view.cartId} />
      <button className="enter" type="submit" name="action" value="save" tabIndex={-1} aria-hidden="true" />
      <Contact key={`contact ${round}`} contact={view.contact} problems={problems} />
      {address ? (
        <Delivery key={`delivery ${round}`} address={address} problems={problems} onPlace={takePlace} />
      ) : null}
      {shipping ? (
        // Other rates are other buttons: which one is chosen comes with them.
        <Shipping key={`${idsOf(shipping)} ${round}`} shipping={shipping} problems={problems} />
      ) : null}
      {billing ? <Billing key={`billing ${round}`} billing={billing} problems={problems} /> : null}
      <PromoCodesAndNote
        key={`extras ${view.cartId}`}
        extras={view.extras}
        problems={problems}
        pressed={state.pressed}
      />
      {payment ? (
        <Payment payment={payment} problems={problems} frame={<Frame view={view} card={card} />} />
      ) : null}
      <Pay state={state} />
    </form>
  );
}

// The fields that are filled in are other ones: the focus goes on in the street among them.
function usePlace({ state: { round }, actions, form }: CheckoutFormProps): (placeId: string) => void {
  const isTaken = useRef(false);
  useEffect(() => {
    if (!isTaken.current) return;
    isTaken.current = false;
    form.current?.querySelector<HTMLInputElement>('[name="address1"]')?.focus();
  }, [round, form]);
  return (usePlace) => {
    if (!form.current) return;
    const sent = form.current;
    isTaken.current = true;
    void actions.press('usePlace', () => send(sent, { usePlace }), { fills: true });
  };
}

function takeChange(event: FormEvent<HTMLFormElement>, actions: CheckoutActions): void {
  const { name } = event.target as HTMLInputElement;
  actions.touch(name);
  if (!isPayment(name)) actions.saveSoon();
}

/** The provider's own fields, where it has a frame for them. */
function Frame({ view, card }: { readonly view: CheckoutView } & Pick<CheckoutFormProps, 'card'>) {
  const { payment, pay, words } = view;
  if (payment?.card.kind !== 'stripe') return null;
  const { key, currency } = payment.card;
  return (
    <StripeCard publishableKey={key} currency={currency} minor={pay.minor} words={words} element={card} />
  );
}

function idsOf({ options }: ShippingView): string {
  return options.map(({ id }) => id).join(' ');
}

// A card is saved nowhere; a payment method is sent with the payment.
function isPayment(name: string): boolean {
  return name === 'payWith' || name.startsWith('card');
}
