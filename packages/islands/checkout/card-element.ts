import type { Stripe, StripeConstructor, StripeElements } from '@stripe/stripe-js';

/** Stripe's fields for a card, in their own frame. */
export interface CardElement {
  /** The amount in the currency's smallest unit has changed. */
  setAmount(minor: number): void;
  /** Makes a token of what was typed, or says what is wrong with it. */
  token(): Promise<{ readonly token: string } | { readonly problem: string }>;
}

/** Puts Stripe's fields into their place; null where the page has none. */
export function mountCard(minor: number): CardElement | null {
  const place = document.querySelector<HTMLElement>('#card-element');
  if (!place) return null;
  const make = (globalThis as { Stripe?: StripeConstructor }).Stripe;
  const { key = '', currency = '' } = place.dataset;
  if (!make) {
    say('The card fields could not be loaded. Please reload the page.');
    return null;
  }
  const stripe = make(key);
  const elements = stripe.elements({
    mode: 'payment',
    amount: Math.max(1, minor),
    currency,
    allowedPaymentMethodTypes: ['card'],
    appearance: {
      theme: 'stripe',
      variables: { colorPrimary: '#0b6e69', colorText: '#17191c', borderRadius: '6px', fontSizeBase: '16px' },
    },
  });
  elements.create('payment', { layout: 'tabs' }).mount(place);
  return {
    setAmount: (amount) => void elements.update({ amount: Math.max(1, amount) }),
    token: () => makeToken(stripe, elements),
  };
}

async function makeToken(
  stripe: Stripe,
  elements: StripeElements,
): Promise<{ readonly token: string } | { readonly problem: string }> {
  say('');
  const typed = await elements.submit();
  if (typed.error) return failed(typed.error.message);
  const made = await stripe.createConfirmationToken({ elements });
  return made.error ? failed(made.error.message) : { token: made.confirmationToken.id };
}

function failed(message: string | undefined): { readonly problem: string } {
  const problem = message ?? 'Your card could not be read. Please try again.';
  say(problem);
  return { problem };
}

function say(sentence: string): void {
  const place = document.querySelector('#card-error');
  if (place) place.textContent = sentence;
}
