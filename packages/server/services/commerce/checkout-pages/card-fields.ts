import type { CardView, FieldView } from '@veranda/contracts/checkout-view';
import type { CardForm } from '@veranda/server/platform/payments/payments';
import type { CheckoutMessages } from './checkout-messages.ts';
import { fieldContext, type ShownProblems } from './field-context.ts';

/** Card fields. Input never comes back into a page. */
export function cardView(
  form: CardForm,
  { currency, messages }: { readonly currency: string; readonly messages: Pick<CheckoutMessages, 't'> },
): CardView {
  if (form.kind === 'stripe')
    return {
      kind: 'stripe',
      key: form.publishableKey,
      currency: currency.toLowerCase(),
      needsScript: messages.t('cardNeedsScript'),
    };
  const field = (name: 'cardNumber' | 'cardExpiry' | 'cardCvc', autocomplete: string): FieldView => ({
    name,
    label: messages.t(name),
    autocomplete,
    type: 'text',
    inputMode: 'numeric',
    value: '',
    required: false,
    isHalf: false,
    options: null,
    unchosen: '',
  });
  return {
    kind: 'test-card',
    fields: [field('cardNumber', 'cc-number'), field('cardExpiry', 'cc-exp'), field('cardCvc', 'cc-csc')],
  };
}

/**
 * The field at which a problem is said. A card in the provider's own frame has no field here that could be
 * pointed at: errors of its number are shown at the place that holds the frame.
 */
export function fieldOfCard(kind: CardView['kind'], field: string): string {
  return kind === 'stripe' && field === 'cardNumber' ? 'payment' : field;
}

/** The context of `card-fields`. */
export function cardContext(shown: ShownProblems, card: CardView) {
  if (card.kind === 'stripe') return card;
  const [number, expiry, cvc] = card.fields;
  return {
    kind: card.kind,
    number: fieldContext(shown, number),
    expiry: fieldContext(shown, expiry),
    cvc: fieldContext(shown, cvc),
  };
}
