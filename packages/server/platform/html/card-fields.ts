import type { CardView, FieldView } from '@veranda/contracts/checkout-view';
import { escapeHtml as text } from '@veranda/render/escape-html';
import type { CardForm } from '../payments/payments.ts';
import type { CheckoutMessages } from './checkout-messages.ts';
import { drawField, type Shown } from './draw-fields.ts';

/** How a card is asked for. Of what was typed nothing ever comes back into a page. */
export function cardView(
  form: CardForm,
  { currency, speech }: { readonly currency: string; readonly speech: Pick<CheckoutMessages, 'say'> },
): CardView {
  if (form.kind === 'stripe')
    return {
      kind: 'stripe',
      key: form.publishableKey,
      currency: currency.toLowerCase(),
      needsScript: speech.say('cardNeedsScript'),
    };
  const field = (name: 'cardNumber' | 'cardExpiry' | 'cardCvc', autocomplete: string): FieldView => ({
    name,
    label: speech.say(name),
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
 * The field at which a problem is said. Of a card in the provider's own frame there is no field here that could be pointed
 * at: what is said of its number is said of the place that holds the frame.
 */
export function fieldOfCard(kind: CardView['kind'], field: string): string {
  return kind === 'stripe' && field === 'cardNumber' ? 'payment' : field;
}

/** Draws it. A provider's own frame takes the card: none of its digits comes near this server. */
export function drawCard(view: Shown, card: CardView): string {
  if (card.kind === 'stripe')
    return [
      '<div class="card-frame" tabindex="-1" aria-describedby="card-error"><div id="card-element"></div></div>',
      '<p class="error" id="card-error" role="alert"></p>',
      `<p class="ribbon no-script">${text(card.needsScript)}</p>`,
    ].join('');
  const [number, expiry, cvc] = card.fields;
  return `${drawField(view, number)}<div class="row two">${drawField(view, expiry)}${drawField(view, cvc)}</div>`;
}
