import { isEntityId } from '@veranda/domain/entity-id';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { cartTokenHash } from '../../platform/carts/cart-cookie.ts';
import type { OwnCart } from '../../platform/carts/change-cart.ts';
import { changeCouponsByForm } from '../../platform/carts/change-coupons.ts';
import { emptyCart } from '../../platform/carts/present-cart.ts';
import type { Deps } from '../../platform/deps.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import type { Call, RawAnswer } from '../../platform/http/route.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { readCart, removeEntry, setQuantities } from './change-entry.ts';

/** The parts of a call that a page of a visitor needs. */
export type VisitorCall = Pick<Call<never>, 'request' | 'reply' | 'crumb'>;

/** Where a form without JavaScript goes on. */
export const toCart: RawAnswer = { kind: 'redirect', status: 303, location: '/cart' };

/** The cart page in the site's theme, with what was refused. */
export async function cartPage(
  deps: Deps,
  at: { readonly site: SiteEntry; readonly call: VisitorCall },
  refused: Refusal | null,
): Promise<RawAnswer> {
  const { site, call } = at;
  const cart = await readCart(deps, site, cartTokenHash(call));
  const problem = refused ?? (isRefusal(cart) ? cart : null);
  const told = problem ? presentRefusal(problem) : null;
  const page = await deps.pages.system(site, {
    kind: 'cart',
    shoppingCart: isRefusal(cart) ? emptyCart(site) : cart,
    crumb: call.crumb(),
    notice: told?.body.error ?? '',
  });
  for (const [name, value] of Object.entries(page.headers)) call.reply.header(name, value);
  return { kind: 'html', status: told?.status ?? page.status, html: page.html };
}

/** The cart page's form, sent without JavaScript. */
export async function changeByForm(
  deps: Deps,
  at: { readonly site: SiteEntry; readonly call: VisitorCall },
  body: Readonly<Record<string, string | undefined>>,
): Promise<RawAnswer> {
  const own: OwnCart = { site: at.site, tokenHash: cartTokenHash(at.call) };
  const { remove, checkout, update, apply, removeCoupon, coupon, ...fields } = body;
  // The Enter key in the field of the code presses the form's first button, which is to update.
  const entered = apply !== undefined || (update !== undefined && (coupon ?? '').trim() !== '');
  const { ip } = at.call.request;
  const changed = await changeCouponsByForm(deps, own, { apply: entered, coupon, removeCoupon, ip });
  if (changed) return isRefusal(changed) ? cartPage(deps, at, changed) : toCart;
  if (remove !== undefined) {
    const removed = isEntityId(remove) ? await removeEntry(deps, own, remove) : refuse('unknown-entry');
    return isRefusal(removed) ? cartPage(deps, at, removed) : toCart;
  }
  const wanted = Object.entries(fields).flatMap(([name, quantity]) => {
    const entryId = name.startsWith('quantity.') ? name.slice(9) : '';
    return isEntityId(entryId) ? [{ entryId, quantity }] : [];
  });
  const cart = await setQuantities(deps, own, wanted);
  if (isRefusal(cart)) return cartPage(deps, at, cart);
  if (checkout === undefined) return toCart;
  return { kind: 'redirect', status: 303, location: cart.checkoutUrl || '/cart' };
}
