import * as calls from '@veranda/contracts/cart';
import { isEntityId } from '@veranda/domain/entity-id';
import { isRefusal, refuse } from '@veranda/domain/refusal';
import { cartTokenHash, setCartCookies } from '../../services/commerce/carts/cart-cookie.ts';
import { readCartOfToken, withQuotes } from '../../services/commerce/carts/fetch-quotes.ts';
import { addCoupon, removeCoupon } from '../../services/commerce/carts/change-coupons.ts';
import { addGiftCard, removeGiftCard } from '../../services/commerce/carts/change-gift-cards.ts';
import { discountCodesTokenHash } from './cart-for-discount-codes.ts';
import { giveBrowserKey, keepToBrowser } from '../../services/commerce/carts/cart-browser.ts';
import type { Deps } from '../../services/deps.ts';
import { isInternalVisit } from '../../services/sites/preview/internal-visitor.ts';
import { type Call, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { readSiteUser } from '../../platform/sessions/site-user-session.ts';
import { addEntry } from './add-entry.ts';
import { cartPage, changeByForm, toCart } from './cart-page.ts';
import { setCartEntryFields } from './set-entry-fields.ts';
import { sampleCart, withoutSums } from './sample-cart.ts';
import { readCart, removeEntry, setQuantities } from './change-entry.ts';
import { reminderRoutes } from './reminder-routes.ts';

/** The cart: the calls of storefront §7, and the cart page with its form. */
export function cartRoutes(deps: Deps): Route[] {
  return [
    addRoute(deps),
    ...entryRoutes(deps),
    ...couponRoutes(deps),
    ...cartPageRoutes(deps),
    ...reminderRoutes(deps),
  ];
}

function addRoute(deps: Deps): Route {
  return route(calls.addEntry, async (call) => {
    const site = siteOf(call);
    const { itemId, sku, quantity, additionalFields: json, ...posted } = call.body;
    if (json !== undefined) await keepToBrowser(deps, { site, call });
    const added = await addEntry(deps, site, {
      itemId,
      choice: { sku: sku ?? null, options: optionsIn(posted) },
      quantity,
      fields: { json, posted },
      tokenHash: cartTokenHash(call),
      siteUserId: (await readSiteUser(deps, site, call))?.id ?? null,
    });
    if (!isRefusal(added) && added.token !== null) {
      setCartCookies(call, added.token);
      giveBrowserKey(deps, call);
    }
    if (call.request.wantsHtml) return isRefusal(added) ? cartPage(deps, { site, call }, added) : toCart;
    if (isRefusal(added)) return added;
    const cartRef = { site, tokenHash: added.tokenHash };
    const shoppingCart = await withQuotes(deps, cartRef, added.shoppingCart);
    return isRefusal(shoppingCart) ? shoppingCart : { shoppingCart, newlyAdded: added.newlyAdded };
  });
}

function entryRoutes(deps: Deps): Route[] {
  return [
    route(calls.getCart, async (call) => {
      call.crumb();
      const { mock = 'false', calculateSubtotal } = call.query;
      const site = siteOf(call);
      if (mock !== 'false' && isInternalVisit(deps, site, call)) return sampleCart(site, mock);
      if (calculateSubtotal !== 'false') return readCart(deps, site, cartTokenHash(call));
      const cart = await readCartOfToken(deps, { site, tokenHash: cartTokenHash(call) });
      return isRefusal(cart) ? cart : withoutSums(site, cart);
    }),
    route(calls.updateEntry, async (call) => {
      const { entryId } = call.params;
      if (!isEntityId(entryId)) return refuse('unknown-entry', { field: 'entryId' });
      const cartRef = { site: siteOf(call), tokenHash: cartTokenHash(call) };
      const set = await setQuantities(deps, cartRef, [{ entryId, quantity: call.body.quantity }]);
      const cart = await withQuotes(deps, cartRef, set);
      if (isRefusal(cart)) return cart;
      const updatedEntry = cart.entries.find((entry) => entry.id === entryId);
      return updatedEntry
        ? { shoppingCart: cart, updatedEntry }
        : refuse('unknown-entry', { field: 'entryId' });
    }),
    fieldsRoute(deps),
    route(calls.removeEntry, async (call) => {
      const { entryId } = call.params;
      if (!isEntityId(entryId)) return refuse('unknown-entry', { field: 'entryId' });
      const cartRef = { site: siteOf(call), tokenHash: cartTokenHash(call) };
      const cart = await removeEntry(deps, cartRef, entryId);
      return isRefusal(cart) ? cart : { shoppingCart: cart };
    }),
  ];
}

function fieldsRoute(deps: Deps): Route {
  return route(calls.setEntryFields, async (call) => {
    const { itemId, sku, additionalFields } = call.body;
    await keepToBrowser(deps, { site: siteOf(call), call });
    const cartRef = { site: siteOf(call), tokenHash: cartTokenHash(call) };
    const filled = await setCartEntryFields(deps, cartRef, {
      entryId: call.params.entryId,
      itemId,
      sku: sku ?? null,
      fields: { json: additionalFields, posted: {} },
    });
    if (isRefusal(filled)) return filled;
    const shoppingCart = await withQuotes(deps, cartRef, filled.shoppingCart);
    return isRefusal(shoppingCart) ? shoppingCart : { ...filled, shoppingCart };
  });
}

type CodesCall = Pick<Call<never>, 'request' | 'site' | 'account' | 'member'>;

function couponRoutes(deps: Deps): Route[] {
  const ownOf = async (call: CodesCall, cartId: string | undefined) => {
    const site = siteOf(call);
    return { site, tokenHash: await discountCodesTokenHash(deps, { site, call }, cartId) };
  };
  return [
    route(calls.addCoupon, async (call) => {
      const cartRef = await ownOf(call, call.body.cartId);
      const cart = await withQuotes(deps, cartRef, await addCoupon(deps, cartRef, call.body.code));
      return isRefusal(cart) ? cart : { shoppingCart: cart };
    }),
    route(calls.addGiftCard, async (call) => {
      await keepToBrowser(deps, { site: siteOf(call), call });
      const cartRef = await ownOf(call, call.body.cartId);
      const cart = await withQuotes(deps, cartRef, await addGiftCard(deps, cartRef, call.body.code));
      return isRefusal(cart) ? cart : { shoppingCart: cart };
    }),
    route(calls.removeGiftCard, async (call) => {
      const cartRef = await ownOf(call, call.query.cartId);
      const cart = await withQuotes(deps, cartRef, await removeGiftCard(deps, cartRef, call.params.card));
      return isRefusal(cart) ? cart : { shoppingCart: cart };
    }),
    route(calls.removeCoupon, async (call) => {
      const cartRef = await ownOf(call, call.query.cartId);
      const cart = await withQuotes(deps, cartRef, await removeCoupon(deps, cartRef, call.params.code));
      return isRefusal(cart) ? cart : { shoppingCart: cart };
    }),
  ];
}

function cartPageRoutes(deps: Deps): Route[] {
  return [
    route(calls.showCart, async (call) =>
      cartPage(deps, { site: siteOf(call), call, edit: call.query.edit ?? '' }, null),
    ),
    route(calls.changeCart, async (call) => changeByForm(deps, { site: siteOf(call), call }, call.body)),
  ];
}

function optionsIn(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith('option.') && typeof value === 'string' ? [[name.slice(7), value]] : [],
    ),
  );
}
