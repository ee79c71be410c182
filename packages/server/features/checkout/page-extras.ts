import { text } from './html.ts';
import { type CheckoutPage, errorText, invalid, part } from './page-parts.ts';

/** Codes, a note to the shop. */
export function extras(page: CheckoutPage): string {
  return `<section class="extras" data-part="extras">${coupons(page)}${noteField(page)}</section>`;
}

/** The wish for the newsletter: never ticked for anybody. */
export function newsletterBox({ checkout, typed }: CheckoutPage): string {
  if (!checkout.offersNewsletter) return '';
  const ticked =
    typed['newsletterShown'] === undefined ? checkout.wantsNewsletter : typed['newsletter'] === '1';
  return `<input type="hidden" name="newsletterShown" value="1"><label class="tick"><input type="checkbox" name="newsletter" value="1"${ticked ? ' checked' : ''}><span>Send me news and offers by e-mail. I can leave at any time.</span></label>`;
}

function coupons(page: CheckoutPage): string {
  const { cart } = page.checkout;
  const rows = cart.coupons
    .map(({ code }) => {
      const wrong = cart.invalidCoupons.find((one) => one.code === code);
      const state = wrong ? `<span class="error">${text(wrong.message)}</span>` : '';
      return `<li><strong>${text(code)}</strong>${state}<button class="link" name="removeCoupon" value="${text(code)}" aria-label="Remove the code ${text(code)}">Remove</button></li>`;
    })
    .join('');
  const failed = page.problems.some((one) => one.field === 'coupon');
  const entered = failed ? (page.typed['coupon'] ?? '') : '';
  const cards = cart.giftCards
    .map(
      (card) =>
        `<li><strong>Gift card ·· ${text(card.last4)}</strong><button class="link" name="removeGiftCard" value="${text(card.id)}" aria-label="Remove the gift card that ends in ${text(card.last4)}">Remove</button></li>`,
    )
    .join('');
  const open = rows + cards !== '' || failed;
  return `<details${open ? ' open' : ''}><summary>Discount code or gift card</summary>${rows + cards === '' ? '' : `<ul class="codes">${rows}${cards}</ul>`}<div class="field"><label for="coupon">Code</label><div class="row code"><input id="coupon" name="coupon" type="text" autocomplete="off" autocapitalize="characters" maxlength="60" value="${text(entered)}"${invalid(page, 'coupon')}><button class="button quiet" name="action" value="apply">Apply</button></div>${errorText(page, 'coupon')}</div></details>`;
}

function noteField(page: CheckoutPage): string {
  const value = page.typed['note'] ?? page.checkout.note;
  return `<details${value === '' ? '' : ' open'}><summary>Note to the shop</summary><div class="field"><label for="note">Anything we should know?</label><textarea id="note" name="note" maxlength="2000" rows="3">${text(value)}</textarea></div></details>`;
}

/** The first thing that is asked: where the confirmation goes. */
export function contact(page: CheckoutPage, emailField: string): string {
  const { member } = page.checkout;
  const login =
    member === null
      ? '<a class="aside" href="/account/login?returnTo=/checkout">Log in</a>'
      : `<span class="aside">Logged in as ${text(member.name || member.email)}</span>`;
  return part(
    'contact',
    `<div class="head"><h2>Contact</h2>${login}</div>${emailField}${newsletterBox(page)}`,
  );
}
