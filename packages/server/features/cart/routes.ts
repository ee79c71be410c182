import * as calls from '@veranda/contracts/cart';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { cartTokenHash, setCartCookies } from '../../platform/carts/cart-cookie.ts';
import type { Deps } from '../../platform/deps.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import { type Call, type RawAnswer, type Route, route, siteOf } from '../../platform/http/route.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { addEntry } from './add-entry.ts';
import { isId, readCart, removeEntry, setQuantities } from './change-entry.ts';

type VisitorCall = Pick<Call<never>, 'request' | 'reply' | 'crumb'>;

/** The cart: the calls of storefront §7, and the cart page with its form. */
export function cartRoutes(deps: Deps): Route[] {
  return [
    route(calls.addEntry, async (call) => {
      const site = siteOf(call);
      const { itemId, sku, quantity, additionalFields: _fields, ...rest } = call.body;
      const added = await addEntry(deps, site, {
        itemId,
        choice: { sku: sku ?? null, options: optionsIn(rest) },
        quantity,
        tokenHash: cartTokenHash(call),
      });
      if (!isRefusal(added) && added.token !== null) setCartCookies(call, added.token);
      if (call.request.wantsHtml) return isRefusal(added) ? cartPage(deps, site, call, added) : toCart;
      return isRefusal(added) ? added : { shoppingCart: added.shoppingCart, newlyAdded: added.newlyAdded };
    }),
    route(calls.getCart, async (call) => {
      call.crumb();
      return readCart(deps, siteOf(call), cartTokenHash(call));
    }),
    route(calls.updateEntry, async (call) => {
      const { entryId } = call.params;
      if (!isId(entryId)) return refuse('unknown-entry', { field: 'entryId' });
      const wanted = [{ entryId, quantity: call.body.quantity }];
      const cart = await setQuantities(deps, siteOf(call), cartTokenHash(call), wanted);
      if (isRefusal(cart)) return cart;
      const updatedEntry = cart.entries.find((entry) => entry.id === entryId);
      return updatedEntry
        ? { shoppingCart: cart, updatedEntry }
        : refuse('unknown-entry', { field: 'entryId' });
    }),
    route(calls.removeEntry, async (call) => {
      if (!isId(call.params.entryId)) return refuse('unknown-entry', { field: 'entryId' });
      const cart = await removeEntry(deps, siteOf(call), cartTokenHash(call), call.params.entryId);
      return isRefusal(cart) ? cart : { shoppingCart: cart };
    }),
    route(calls.showCart, async (call) => cartPage(deps, siteOf(call), call, null)),
    route(calls.changeCart, async (call) => changeByForm(deps, siteOf(call), call)),
  ];
}

const toCart: RawAnswer = { kind: 'redirect', status: 303, location: '/cart' };

async function changeByForm(
  deps: Deps,
  site: SiteEntry,
  call: VisitorCall & { readonly body: Readonly<Record<string, string | undefined>> },
): Promise<RawAnswer> {
  const token = cartTokenHash(call);
  const { remove, checkout, update: _update, ...fields } = call.body;
  if (remove !== undefined) {
    const removed = isId(remove) ? await removeEntry(deps, site, token, remove) : refuse('unknown-entry');
    return isRefusal(removed) ? cartPage(deps, site, call, removed) : toCart;
  }
  const wanted = Object.entries(fields).flatMap(([name, quantity]) => {
    const entryId = name.startsWith('quantity.') ? name.slice(9) : '';
    return isId(entryId) ? [{ entryId, quantity }] : [];
  });
  const cart = await setQuantities(deps, site, token, wanted);
  if (isRefusal(cart)) return cartPage(deps, site, call, cart);
  return checkout === undefined
    ? toCart
    : { kind: 'redirect', status: 303, location: cart.checkoutUrl || '/cart' };
}

async function cartPage(
  deps: Deps,
  site: SiteEntry,
  call: VisitorCall,
  refused: Refusal | null,
): Promise<RawAnswer> {
  const shoppingCart = await readCart(deps, site, cartTokenHash(call));
  const told = refused ? presentRefusal(refused) : null;
  const page = await deps.pages.system(site, {
    kind: 'cart',
    shoppingCart,
    crumb: call.crumb(),
    notice: told?.body.error ?? '',
  });
  for (const [name, value] of Object.entries(page.headers)) call.reply.header(name, value);
  return { kind: 'html', status: told?.status ?? page.status, html: page.html };
}

function optionsIn(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith('option.') && typeof value === 'string' ? [[name.slice(7), value]] : [],
    ),
  );
}
