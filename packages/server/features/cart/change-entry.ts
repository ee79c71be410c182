import type { ShoppingCart } from '@veranda/contracts/cart';
import { type CartRow, findCartByToken } from '@veranda/db/cart/reader';
import { deleteEntry, setEntryQuantity, updateCart } from '@veranda/db/cart/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { readQuantity } from '@veranda/domain/cart/quantity';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { loadCart } from '../../platform/carts/load-cart.ts';
import { emptyCart, presentCart } from '../../platform/carts/present-cart.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';

type CartDeps = Pick<Deps, 'db' | 'now'>;

/** The visitor's cart as it is now; an unknown or finished one is an empty cart. */
export async function readCart(
  deps: CartDeps,
  site: SiteEntry,
  tokenHash: Uint8Array | null,
): Promise<ShoppingCart> {
  if (tokenHash === null) return emptyCart(site);
  return deps.db.forSite(site.id, async (tx) => {
    const cart = await findCartByToken(tx, site.id, tokenHash, false);
    if (!cart || (cart.status !== 'open' && cart.status !== 'locked')) return emptyCart(site);
    return presentCart(site, await loadCart(tx, site, cart));
  });
}

/** Sets quantities; 0 does not exist: an entry is removed by `removeEntry`. */
export async function setQuantities(
  deps: CartDeps,
  site: SiteEntry,
  tokenHash: Uint8Array | null,
  wanted: readonly { readonly entryId: string; readonly quantity: number | string | null | undefined }[],
): Promise<ShoppingCart | Refusal> {
  const read = wanted.map((one) => ({ entryId: one.entryId, quantity: readQuantity(one.quantity) }));
  const wrong = read.find((one) => isRefusal(one.quantity));
  if (wrong && isRefusal(wrong.quantity)) return wrong.quantity;
  return changeCart(deps, site, tokenHash, async (tx, cart) => {
    for (const { entryId, quantity } of read) {
      if (isRefusal(quantity)) return quantity;
      const before = (await loadCart(tx, site, cart)).entries.find((one) => one.row.id === entryId);
      if (!before) return refuse('unknown-entry', { field: 'entryId' });
      // Fewer is always allowed: it is how a visitor gets out of too many.
      if (before.available !== null && quantity > before.available && quantity > before.row.quantity)
        return refuse('not-enough-stock', { field: 'quantity' });
      await setEntryQuantity(tx, { siteId: site.id, cartId: cart.id, entryId }, quantity);
    }
    return null;
  });
}

export async function removeEntry(
  deps: CartDeps,
  site: SiteEntry,
  tokenHash: Uint8Array | null,
  entryId: string,
): Promise<ShoppingCart | Refusal> {
  return changeCart(deps, site, tokenHash, async (tx, cart) =>
    (await deleteEntry(tx, { siteId: site.id, cartId: cart.id, entryId }))
      ? null
      : refuse('unknown-entry', { field: 'entryId' }),
  );
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text can be an id at all: PostgreSQL would refuse the statement. */
export function isId(text: string): boolean {
  return uuid.test(text);
}

async function changeCart(
  deps: CartDeps,
  site: SiteEntry,
  tokenHash: Uint8Array | null,
  change: (tx: SiteTransaction, cart: CartRow) => Promise<Refusal | null>,
): Promise<ShoppingCart | Refusal> {
  if (tokenHash === null) return refuse('unknown-entry', { field: 'entryId' });
  return deps.db.forSite(site.id, async (tx) => {
    const cart = await findCartByToken(tx, site.id, tokenHash, true);
    if (!cart || (cart.status !== 'open' && cart.status !== 'locked'))
      return refuse('unknown-entry', { field: 'entryId' });
    if (cart.status === 'locked' && (cart.locked_until?.getTime() ?? 0) > deps.now())
      return refuse('cart-locked');
    const refused = await change(tx, cart);
    if (refused) return refused;
    await updateCart(tx, site.id, cart.id);
    return presentCart(site, await loadCart(tx, site, cart));
  });
}
