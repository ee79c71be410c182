import type { ShoppingCart } from '@veranda/contracts/cart';
import { deleteEntry, setEntryQuantities } from '@veranda/db/cart/writer';
import { readQuantity } from '@veranda/domain/cart/quantity';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import {
  type FetchQuotesDeps,
  readCartOfToken,
  withQuotes,
} from '../../services/commerce/carts/fetch-quotes.ts';
import { changeCart, type CartRef } from '../../services/commerce/carts/change-cart.ts';
import { serviceProblem } from '../../services/commerce/carts/service-quantity.ts';
import { type LoadedCart, loadCart, priceCart } from '../../services/commerce/carts/load-cart.ts';
import { showCart } from '../../services/commerce/carts/show-cart.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

type CartDeps = Pick<Deps, 'db' | 'now'>;

/** A quantity as it was sent. */
interface WantedQuantity {
  readonly entryId: string;
  readonly quantity: number | string | null | undefined;
}

/** The visitor's cart as it is now; an unknown or finished one is an empty cart. */
export async function readCart(
  deps: FetchQuotesDeps,
  site: SiteEntry,
  tokenHash: Uint8Array | null,
): Promise<ShoppingCart | Refusal> {
  const cartRef = { site, tokenHash };
  return withQuotes(deps, cartRef, await readCartOfToken(deps, cartRef));
}

/** Sets quantities; 0 does not exist: an entry is removed by `removeEntry`. */
export async function setQuantities(
  deps: CartDeps,
  cartRef: CartRef,
  wanted: readonly WantedQuantity[],
): Promise<ShoppingCart | Refusal> {
  const read = new Map<string, number>();
  for (const change of wanted) {
    const quantity = readQuantity(change.quantity);
    if (isRefusal(quantity)) return quantity;
    read.set(change.entryId, quantity);
  }
  return changeCart(deps, cartRef, async (tx, row) => {
    const before = await loadCart(deps, tx, { site: cartRef.site, row });
    const problem = quantityProblem(before, read);
    if (problem) return problem;
    const changes = [...read].map(([entryId, quantity]) => ({ entryId, quantity }));
    if (changes.length > 0) await setEntryQuantities(tx, row.id, changes);
    const lines = before.entries.map(({ line }) => ({
      ...line,
      quantity: read.get(line.id) ?? line.quantity,
    }));
    return showCart(
      tx,
      cartRef.site,
      priceCart(deps, { site: cartRef.site, row }, { ...before.read, lines }),
    );
  });
}

function quantityProblem(cart: LoadedCart, wanted: ReadonlyMap<string, number>): Refusal | null {
  const lines = new Map(cart.entries.map(({ line }) => [line.id, line]));
  for (const [entryId, quantity] of wanted) {
    const line = lines.get(entryId);
    if (!line) return refuse('unknown-entry', { field: 'entryId' });
    const several = serviceProblem(cart.store, { ...line, quantity });
    if (several !== null && quantity > line.quantity) return refuse(several, { field: 'quantity' });
    const available = line.item?.available ?? null;
    // Fewer is always allowed: it is how a visitor gets out of too many.
    if (available !== null && quantity > available && quantity > line.quantity)
      return refuse('not-enough-stock', { field: 'quantity' });
  }
  return null;
}

/** Takes an entry out; also out of a cart that stays too large. */
export async function removeEntry(
  deps: FetchQuotesDeps,
  cartRef: CartRef,
  entryId: string,
): Promise<ShoppingCart | Refusal> {
  const { site } = cartRef;
  const removed = await changeCart(deps, cartRef, async (tx, row) => {
    const gone = await deleteEntry(tx, { cartId: row.id, entryId });
    return gone || refuse('unknown-entry', { field: 'entryId' });
  });
  return isRefusal(removed) ? removed : readCart(deps, site, cartRef.tokenHash);
}
