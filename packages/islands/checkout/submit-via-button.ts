import type { CardElement } from './card-element.ts';
import { type Answer, type Fields, fieldsOf, sendCheckout } from './send-checkout.ts';

/** Sends the form, pressed by a button. */
export function send(form: HTMLFormElement, button: Fields): Promise<Answer> {
  return sendCheckout({ ...fieldsOf(form, { withCard: false }), ...button });
}

/**
 * Pays what was seen when the button was pressed. If the provider's own fields take the card, everything else
 * is checked first, so that no card is asked for needlessly; null when something is wrong with the card,
 * which its fields say.
 */
export async function pay(
  form: HTMLFormElement,
  { card, seen }: { readonly card: CardElement | null; readonly seen: Fields },
): Promise<Answer | null> {
  const fields = fieldsOf(form, { withCard: true });
  const isByCard = (fields['payWith'] ?? 'card') === 'card';
  if (!card || !isByCard) return sendCheckout({ ...fields, ...seen, action: 'pay' });
  const checked = await send(form, { action: 'check' });
  if (checked.kind !== 'view' || checked.isRefused) return checked;
  const paymentToken = await card.token();
  if (paymentToken === null) return null;
  return sendCheckout({ ...fields, ...seen, paymentToken, action: 'pay' });
}
