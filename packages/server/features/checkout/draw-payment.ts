import type { PaymentView, PayView, WayView } from '@veranda/contracts/checkout-view';
import { escapeHtml as text } from '@veranda/render/escape-html';
import { drawCard } from '../../platform/html/card-fields.ts';
import { drawPlace, type Shown } from '../../platform/html/draw-fields.ts';

export function drawPayment(view: Shown, payment: PaymentView): string {
  const card = drawCard(view, payment.card);
  const title = `<h2 id="payment-title">${text(payment.title)}</h2>`;
  const { place, error } = drawPlace(view, 'payment');
  if (payment.ways.length === 1)
    return `<section aria-labelledby="payment-title" ${place}>${title}${error}${card}</section>`;
  const ways = payment.ways.map((way) => drawWay(way, card)).join('');
  return `<section><fieldset ${place}><legend>${title}</legend>${error}<div class="ways">${ways}</div></fieldset></section>`;
}

function drawWay(way: WayView, card: string): string {
  const body = way.id === 'card' ? card : `<p class="lead">${text(way.lead)}</p>`;
  return `<div class="way"><label class="choice"><input type="radio" name="payWith" value="${text(way.id)}"${way.chosen ? ' checked' : ''}><span>${text(way.name)}</span></label><div class="way-body">${body}</div></div>`;
}

export function drawPay(pay: PayView): string {
  const hidden = (name: string, value: string | number): string =>
    `<input type="hidden" name="${name}" value="${text(String(value))}">`;
  return `<div class="pay">${hidden('expectedGrandTotalCents', pay.expectedGrandTotalCents)}${hidden('expectedAmountDueCents', pay.expectedAmountDueCents)}${hidden('expectedCurrency', pay.expectedCurrency)}${hidden('seen', pay.seen)}${hidden('attempt', pay.attempt)}<p class="status" role="status"></p>${pay.later === '' ? '' : `<p class="later">${text(pay.later)}</p>`}<button class="button" type="submit" name="action" value="pay"><span class="by-card">${text(pay.cardText)}</span><span class="by-hand">${text(pay.handText)}</span></button></div>`;
}
