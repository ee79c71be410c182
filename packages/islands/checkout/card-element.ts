import type { Stripe, StripeConstructor, StripeElements } from '@stripe/stripe-js';
import type { CheckoutPageMessages } from '@veranda/contracts/checkout-view';

/** Stripe's fields for a card, in their own frame. */
export interface CardElement {
  /** The amount in the currency's smallest unit has changed. */
  setAmount(minor: number): void;
  /** Makes a token of what was typed; null when something is wrong with it, which is said at the fields. */
  token(): Promise<string | null>;
  remove(): void;
}

/** Options of the fields. */
interface CardWanted {
  readonly key: string;
  readonly currency: string;
  /** Null where a card is saved without a charge. */
  readonly minor: number | null;
  readonly words: Pick<CheckoutPageMessages, 'cardLost' | 'cardFailed'>;
  /** Shows a sentence at the fields; an empty one removes it. */
  readonly say: (sentence: string) => void;
  /** Shows why the card was not taken, and leads the focus to its fields. */
  readonly refuse: (sentence: string) => void;
}

/** Style of the provider's frames: as the fields beside them, in the accent of the site. */
export function readAppearance() {
  const accent = getComputedStyle(document.documentElement).getPropertyValue('--accent').trim();
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: accent || '#0b6e69',
      colorText: '#17191c',
      borderRadius: '6px',
      fontSizeBase: '16px',
    },
  } as const;
}

/** Stripe's own script, when it is there. */
export function openStripe(key: string): Stripe | null {
  const make = (globalThis as { Stripe?: StripeConstructor }).Stripe;
  return make ? make(key) : null;
}

/** Puts Stripe's fields into their place; null when its script has not come. */
export function mountCard(place: HTMLElement, wanted: CardWanted): CardElement | null {
  const { key, currency, minor, words, say } = wanted;
  const stripe = openStripe(key);
  if (!stripe) {
    say(words.cardLost);
    return null;
  }
  const kind =
    minor === null
      ? ({ mode: 'setup', currency } as const)
      : ({ mode: 'payment', amount: Math.max(1, minor), currency } as const);
  const elements = stripe.elements({
    ...kind,
    allowedPaymentMethodTypes: ['card'],
    appearance: readAppearance(),
  });
  const card = elements.create('payment', {
    layout: 'tabs',
    wallets: { applePay: 'never', googlePay: 'never' },
  });
  card.mount(place);
  return {
    setAmount: (amount) => void elements.update({ amount: Math.max(1, amount) }),
    token: () => makeToken(stripe, elements, wanted),
    remove: () => card.destroy(),
  };
}

async function makeToken(
  stripe: Stripe,
  elements: StripeElements,
  { say, refuse, words }: CardWanted,
): Promise<string | null> {
  say('');
  const typed = await elements.submit();
  const made = typed.error ? null : await stripe.createConfirmationToken({ elements });
  const error = typed.error ?? made?.error;
  if (error) refuse(error.message ?? words.cardFailed);
  return made?.confirmationToken?.id ?? null;
}
