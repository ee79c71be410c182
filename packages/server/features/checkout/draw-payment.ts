import type { CardView, CheckoutView, PaymentView, PayView, WayView } from '@veranda/contracts/checkout-view';
import { escapeHtml as text } from '@veranda/render/escape-html';
import { drawError, drawField } from './draw-fields.ts';

type Shown = Pick<CheckoutView, 'problems'>;

export function drawPayment(view: Shown, payment: PaymentView): string {
  const card = drawCard(view, payment.card);
  const title = `<h2>${text(payment.title)}</h2>`;
  const error = drawError(view, 'payment');
  if (payment.ways.length === 1)
    return `<section id="payment" tabindex="-1">${title}${card}${error}</section>`;
  const ways = payment.ways.map((way) => drawWay(way, card)).join('');
  return `<section><fieldset id="payment" tabindex="-1"><legend>${title}</legend><div class="ways">${ways}</div></fieldset>${error}</section>`;
}

function drawWay(way: WayView, card: string): string {
  const body = way.id === 'card' ? card : `<p class="lead">${text(way.lead)}</p>`;
  return `<div class="way"><label class="choice"><input type="radio" name="payWith" value="${text(way.id)}"${way.chosen ? ' checked' : ''}><span>${text(way.name)}</span></label><div class="way-body">${body}</div></div>`;
}

// The provider's own frame takes the card: none of its digits comes near this server.
function drawCard(view: Shown, card: CardView): string {
  if (card.kind === 'stripe')
    return `<div class="card-frame"><div id="card-element"></div></div><p class="error" id="card-error" role="alert"></p><p class="ribbon no-script">${text(card.needsScript)}</p>`;
  const [number, expiry, cvc] = card.fields;
  return `${drawField(view, number)}<div class="row two">${drawField(view, expiry)}${drawField(view, cvc)}</div>`;
}

export function drawPay(pay: PayView): string {
  const hidden = (name: string, value: string | number): string =>
    `<input type="hidden" name="${name}" value="${text(String(value))}">`;
  return `<div class="pay">${hidden('expectedGrandTotalCents', pay.expectedGrandTotalCents)}${hidden('expectedAmountDueCents', pay.expectedAmountDueCents)}${hidden('seen', pay.seen)}<p class="status" role="status"></p><button class="button" type="submit" name="action" value="pay"><span class="by-card">${text(pay.cardText)}</span><span class="by-hand">${text(pay.handText)}</span></button></div>`;
}
