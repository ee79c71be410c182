import type {
  AddressView,
  BillingView,
  ContactView,
  ExtrasView,
  ShippingView,
} from '@veranda/contracts/checkout-view';
import { escapeHtml as text } from '@veranda/render/escape-html';
import { control, drawError, drawField, drawPlace, type Shown } from '../../platform/html/draw-fields.ts';

export function drawContact(view: Shown, contact: ContactView): string {
  const aside = contact.login
    ? `<a class="aside" href="${text(contact.login.url)}">${text(contact.login.text)}</a>`
    : `<span class="aside">${text(contact.member)}</span>`;
  const { newsletter } = contact;
  const box = newsletter
    ? `<input type="hidden" name="newsletterShown" value="1"><label class="tick"><input type="checkbox" name="newsletter" value="1"${newsletter.ticked ? ' checked' : ''}><span>${text(newsletter.label)}</span></label>`
    : '';
  return `<section><div class="head"><h2>${text(contact.title)}</h2>${aside}</div>${drawField(view, contact.email)}${box}</section>`;
}

export function drawAddress(view: Shown, address: AddressView): string {
  const [first, last] = address.names;
  return `<section><h2>${text(address.title)}</h2>${drawSaved(address)}<input type="hidden" name="addressFor" value="${address.addressFor}"><div class="address">${[address.country, first, last, ...address.fields].map((one) => drawField(view, one)).join('')}</div><button class="link no-script" type="submit" name="action" value="country">${text(address.redrawText)}</button></section>`;
}

function drawSaved({ saved, savedTitle, useText }: AddressView): string {
  if (saved.length === 0) return '';
  const rows = saved.map(
    (one) =>
      `<li><span>${text(one.text)}</span><button class="button quiet" type="submit" name="useAddress" value="${text(one.id)}" aria-label="${text(one.label)}">${text(useText)}</button></li>`,
  );
  return `<div class="saved"><h3>${text(savedTitle)}</h3><ul>${rows.join('')}</ul></div>`;
}

export function drawBilling(view: Shown, billing: BillingView): string {
  const fields = billing.fields.map((one) => drawField(view, one)).join('');
  const form = billing.ticked ? `<div class="address">${fields}</div>` : '';
  return `<section class="billing"><h2>${text(billing.title)}</h2><label class="tick"><input type="checkbox" name="billing" value="1"${billing.ticked ? ' checked' : ''}><span>${text(billing.label)}</span></label>${form}<button class="link no-script" type="submit" name="action" value="country">${text(billing.redrawText)}</button></section>`;
}

export function drawShipping(view: Shown, shipping: ShippingView): string {
  const choices = shipping.options.map(
    (one) =>
      `<label class="choice"><input type="radio" name="shippingOption" value="${text(one.id)}"${one.chosen ? ' checked' : ''}><span>${text(one.name)}</span><span class="price">${text(one.price)}</span></label>`,
  );
  const body = choices.length > 0 ? choices.join('') : `<p>${text(shipping.noneText)}</p>`;
  const { place, error } = drawPlace(view, 'shippingOption');
  return `<section><fieldset ${place}><legend><h2>${text(shipping.title)}</h2></legend>${body}</fieldset>${error}<button class="link no-script" type="submit" name="action" value="shipping">${text(shipping.redrawText)}</button></section>`;
}

export function drawExtras(view: Shown, extras: ExtrasView): string {
  const rows = extras.codes.map(
    (one) =>
      `<li><strong>${text(one.name)}</strong>${one.problem === '' ? '' : `<span class="error">${text(one.problem)}</span>`}<button class="link" type="submit" name="${one.kind}" value="${text(one.value)}" aria-label="${text(one.removeLabel)}">${text(extras.removeText)}</button></li>`,
  );
  const list = rows.length > 0 ? `<ul class="codes">${rows.join('')}</ul>` : '';
  const entry = `<div class="field"><label for="coupon">${text(extras.code.label)}</label><div class="row code">${control(view, extras.code, ' autocapitalize="characters" maxlength="60"')}<button class="button quiet" type="submit" name="action" value="apply">${text(extras.applyText)}</button></div>${drawError(view, 'coupon')}</div>`;
  return `<section class="extras"><details${extras.codesOpen ? ' open' : ''}><summary>${text(extras.codesTitle)}</summary>${list}${entry}</details><details${extras.note === '' ? '' : ' open'}><summary>${text(extras.noteTitle)}</summary><div class="field"><label for="note">${text(extras.noteLabel)}</label><textarea id="note" name="note" maxlength="2000" rows="3">${text(extras.note)}</textarea></div></details></section>`;
}
