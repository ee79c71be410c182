import type { ShoppingCart } from '@veranda/contracts/cart';
import { updateCart } from '@veranda/db/cart/writer';
import { maxCoupons } from '@veranda/domain/cart/cart-limits';
import { normalCode } from '@veranda/domain/discounts/discount';
import { readCode } from '@veranda/domain/gift-cards/gift-card-code';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { CommerceDeps } from '../deps.ts';
import { countCall } from '@veranda/server/platform/http/rate-limit';
import { tooManyRequests } from '@veranda/server/platform/http/retry-after';
import { type CartDeps, changeCart, type CartRef } from './change-cart.ts';
import { addGiftCard, removeGiftCard } from './change-gift-cards.ts';
import { loadCart } from './load-cart.ts';
import { showCart } from './show-cart.ts';

/** The buttons of a form that enter a code or take one out; null when neither was pressed. */
export async function changeCouponsByForm(
  deps: CommerceDeps,
  own: CartRef,
  form: {
    readonly apply: boolean;
    readonly coupon: string | undefined;
    readonly removeCoupon: string | undefined;
    readonly removeGiftCard?: string | undefined;
    readonly ip: string;
  },
): Promise<ShoppingCart | Refusal | null> {
  if (form.removeCoupon !== undefined) return removeCoupon(deps, own, form.removeCoupon);
  if (form.removeGiftCard !== undefined) return removeGiftCard(deps, own, form.removeGiftCard);
  if (!form.apply) return null;
  // The form's own limit is wider: codes are counted as those of the call are.
  const subject = { siteId: own.site.id, ip: form.ip, cart: '', accountId: '' };
  const wait = await countCall(deps, 'codes', subject);
  if (wait > 0) return tooManyRequests(wait, { field: 'coupon' });
  // One field takes both: what has the shape of a gift card's code is looked for there first.
  const typed = form.coupon ?? '';
  const card = readCode(typed) === null ? null : await addGiftCard(deps, own, typed);
  const unknown = card === null || (isRefusal(card) && card.code === 'gift-card-unknown');
  return unknown ? addCoupon(deps, own, typed) : card;
}

/**
 * Enters a code. One that does nothing for the cart as it is now is refused with the reason, and not kept.
 */
export async function addCoupon(
  deps: CartDeps,
  own: CartRef,
  typed: string,
): Promise<ShoppingCart | Refusal> {
  const code = normalCode(typed);
  if (own.tokenHash === null || code === '') return refuse('coupon-unknown', { field: 'coupon' });
  return changeCart(deps, own, async (tx, row) => {
    if (row.purpose === 'draft') return refuse('draft-no-coupon', { field: 'coupon' });
    const coupons = [...new Set([...row.coupons, code])];
    if (coupons.length > maxCoupons)
      return refuse('too-many-coupons', { field: 'coupon', params: { max: maxCoupons } });
    await updateCart(tx, row.id, { coupons });
    const cart = await loadCart(deps, tx, { site: own.site, row: { ...row, coupons } });
    const invalid = cart.totals.invalidCodes.find((invalidCode) => invalidCode.code === code);
    if (invalid) return refuse(`coupon-${invalid.reason}`, { field: 'coupon' });
    return showCart(tx, own.site, cart);
  });
}

/** Takes a code out; one that is not in the cart changes nothing. */
export async function removeCoupon(
  deps: CartDeps,
  own: CartRef,
  typed: string,
): Promise<ShoppingCart | Refusal> {
  const code = normalCode(typed);
  return changeCart(deps, own, async (tx, row) => {
    const coupons = row.coupons.filter((coupon) => coupon !== code);
    await updateCart(tx, row.id, { coupons });
    return showCart(tx, own.site, await loadCart(deps, tx, { site: own.site, row: { ...row, coupons } }));
  });
}
