import { isEntityId } from '@veranda/domain/entity-id';
import { type PostedFields, postedText } from '@veranda/domain/forms/kinds/field-kind';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { cartTokenHash } from '../../services/commerce/carts/cart-cookie.ts';
import type { CartRef } from '../../services/commerce/carts/change-cart.ts';
import { changeCouponsByForm } from '../../services/commerce/carts/change-coupons.ts';
import { emptyCart } from '../../services/commerce/carts/present-cart.ts';
import { keepToBrowser } from '../../services/commerce/carts/cart-browser.ts';
import type { Deps } from '../../services/deps.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import type { Call, RawAnswer } from '../../platform/http/route.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { setCartEntryFields, readEntryForm } from './set-entry-fields.ts';
import { estimateDelivery, type Place } from './estimate.ts';
import { readCart, removeEntry, setQuantities } from './change-entry.ts';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';
import { setRetryAfter } from '../../platform/http/retry-after.ts';

/** The parts of a call that a page of a visitor needs. */
type VisitorCall = Pick<Call<never>, 'request' | 'reply' | 'crumb'>;

/** Address to which a form without JavaScript continues. */
export const toCart: RawAnswer = { kind: 'redirect', status: 303, location: '/cart' };

/** Visitor of the cart page, and the entry whose form is open. */
interface CartPageAsked {
  readonly site: SiteEntry;
  readonly call: VisitorCall;
  /** Id of the entry; empty or absent for none. */
  readonly edit?: string;
  /** Answers that were refused. */
  readonly typed?: PostedFields;
  /** The code that was typed, where it was refused. */
  readonly code?: string;
}

/** The cart page in the site's theme, with what was refused. */
export async function cartPage(
  deps: Deps,
  request: CartPageAsked,
  refused: Refusal | null,
): Promise<RawAnswer> {
  const { site, call, edit = '', typed, code = '' } = request;
  const tokenHash = cartTokenHash(call);
  const cart = await readCart(deps, site, tokenHash);
  const form = edit === '' ? null : await readEntryForm(deps, { site, tokenHash }, edit);
  const problem = refused ?? (isRefusal(cart) ? cart : null);
  const refusal = problem ? presentRefusal(problem, site.language) : null;
  const page = await deps.pages.system(site, {
    kind: 'cart',
    shoppingCart: isRefusal(cart) ? emptyCart(site) : cart,
    crumb: call.crumb(),
    notice: refusal?.body.error ?? '',
    refusedCode: problem?.field === 'coupon' ? code : null,
    form: form && { ...form, typed: typed ?? form.typed, refused: typed !== undefined },
  });
  setRetryAfter(call.reply, problem);
  return respondWithPage(call, page, refusal?.status);
}

/** The cart page's form, sent without JavaScript. */
export async function changeByForm(
  deps: Deps,
  visit: { readonly site: SiteEntry; readonly call: VisitorCall },
  body: Posted,
): Promise<RawAnswer> {
  await keepToBrowser(deps, visit);
  const cartRef: CartRef = { site: visit.site, tokenHash: cartTokenHash(visit.call) };
  const { remove, checkout, estimate, fields: filledIn } = body;
  if (estimate !== undefined) {
    const estimated = await estimateDelivery(deps, cartRef, placeIn(body));
    return isRefusal(estimated) ? cartPage(deps, visit, estimated) : toCart;
  }
  if (filledIn !== undefined) return fillInByForm(deps, visit, { entryId: filledIn, posted: body });
  const changed = await changeCodes(deps, { own: cartRef, ip: visit.call.request.ip }, body);
  if (changed)
    return isRefusal(changed) ? cartPage(deps, { ...visit, code: body.coupon ?? '' }, changed) : toCart;
  if (remove !== undefined) {
    const removed = isEntityId(remove) ? await removeEntry(deps, cartRef, remove) : refuse('unknown-entry');
    return isRefusal(removed) ? cartPage(deps, visit, removed) : toCart;
  }
  const cart = await setQuantities(deps, cartRef, quantitiesIn(body));
  if (isRefusal(cart)) return cartPage(deps, visit, cart);
  // Problems are shown on the cart page, beside the actions that solve them.
  const goesOn =
    checkout !== undefined && !cart.belowMinimum && cart.entries.every((entry) => entry.problem === '');
  return goesOn ? { kind: 'redirect', status: 303, location: cart.checkoutUrl || '/cart' } : toCart;
}

/** The form's fields: its buttons, and by name the quantities and the controls of an item's form. */
type Posted = PostedFields & {
  readonly [Button in
    | 'update'
    | 'estimate'
    | 'remove'
    | 'checkout'
    | 'apply'
    | 'coupon'
    | 'removeCoupon'
    | 'removeGiftCard'
    | 'fields']?: string;
};

async function changeCodes(
  deps: Deps,
  { own, ip }: { readonly own: CartRef; readonly ip: string },
  body: Posted,
) {
  const { update, apply, coupon, removeCoupon, removeGiftCard } = body;
  // The Enter key in the field of the code presses the form's first button, which is to update.
  const entered = apply !== undefined || (update !== undefined && (coupon ?? '').trim() !== '');
  return changeCouponsByForm(deps, own, { apply: entered, coupon, removeCoupon, removeGiftCard, ip });
}

function placeIn(body: PostedFields): Place {
  return {
    country: postedText(body, 'country'),
    region: postedText(body, 'region'),
    postalCode: postedText(body, 'postalCode'),
    shippingOption: postedText(body, 'shippingOption'),
  };
}

function quantitiesIn(body: PostedFields): { readonly entryId: string; readonly quantity: string }[] {
  return Object.entries(body).flatMap(([name, quantity]) => {
    const entryId = name.startsWith('quantity.') ? name.slice(9) : '';
    return isEntityId(entryId) && typeof quantity === 'string' ? [{ entryId, quantity }] : [];
  });
}

async function fillInByForm(
  deps: Deps,
  visit: { readonly site: SiteEntry; readonly call: VisitorCall },
  { entryId, posted }: { readonly entryId: string; readonly posted: PostedFields },
): Promise<RawAnswer> {
  await keepToBrowser(deps, visit);
  const cartRef: CartRef = { site: visit.site, tokenHash: cartTokenHash(visit.call) };
  const filled = { entryId, itemId: null, sku: null, fields: { json: null, posted } };
  const outcome = await setCartEntryFields(deps, cartRef, filled);
  return isRefusal(outcome) ? cartPage(deps, { ...visit, edit: entryId, typed: posted }, outcome) : toCart;
}
