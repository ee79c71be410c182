import type { CartEntry, ShoppingCart } from '@veranda/contracts/cart';
import { findCartByToken, findEntries } from '@veranda/db/cart/reader';
import { addToEntry, insertCart, updateCart } from '@veranda/db/cart/writer';
import { findProduct } from '@veranda/db/catalog/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { maxEntries, quantityRange } from '@veranda/domain/cart/cart-limits';
import { type Choice, chooseVariant } from '@veranda/domain/cart/choose-variant';
import { readQuantity } from '@veranda/domain/cart/quantity';
import { countsStock } from '@veranda/domain/catalog/codes';
import { type Product, unitPriceMinor, type Variant } from '@veranda/domain/catalog/product';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { freshCartToken } from '../../platform/carts/cart-cookie.ts';
import { loadCart } from '../../platform/carts/load-cart.ts';
import { presentCart } from '../../platform/carts/present-cart.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';

/** What is to be added, and the cart it goes into. */
export interface Addition {
  readonly itemId: string;
  readonly choice: Choice;
  readonly quantity: number | string | null | undefined;
  readonly tokenHash: Uint8Array | null;
}

/** The cart after the addition; `token` is set when a new cart was made. */
export interface Added {
  readonly shoppingCart: ShoppingCart;
  readonly newlyAdded: CartEntry;
  readonly token: string | null;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Adds an item: the cart is locked, the item read, the entry written by one atomic statement. Stock is only looked at,
 * never held: it is held at the payment step (commerce, when stock is held).
 */
export async function addEntry(deps: Deps, site: SiteEntry, addition: Addition): Promise<Added | Refusal> {
  const quantity = readQuantity(addition.quantity);
  if (isRefusal(quantity)) return quantity;
  if (!uuid.test(addition.itemId)) return refuse('item-unavailable', { field: 'itemId' });
  const fresh = freshCartToken(deps.random);
  const ids = { cart: deps.newId(), entry: deps.newId() };
  return deps.db.forSite(site.id, async (tx) => {
    const item = await buyable(tx, site, addition);
    if (isRefusal(item)) return item;
    const { cart, isNew } = await openCart(tx, site, addition.tokenHash, { id: ids.cart, hash: fresh.hash });
    if (cart.status === 'locked' && (cart.locked_until?.getTime() ?? 0) > deps.now())
      return refuse('cart-locked');
    const problem = await roomProblem(tx, site, { cartId: cart.id, item, quantity });
    if (problem) return problem;
    const entry = await addToEntry(
      tx,
      {
        website_id: site.id,
        id: ids.entry,
        cart_id: cart.id,
        product_id: item.product.id,
        variant_id: item.variant.id,
        quantity,
        unit_minor_seen: unitPriceMinor(item.variant),
      },
      quantityRange.max,
    );
    await updateCart(tx, site.id, cart.id);
    const shoppingCart = presentCart(site, await loadCart(tx, site, cart));
    const newlyAdded = shoppingCart.entries.find((one) => one.id === entry.id);
    if (!newlyAdded) throw new Error('an entry that was just added is missing');
    return { shoppingCart, newlyAdded, token: isNew ? fresh.token : null };
  });
}

interface Item {
  readonly product: Product;
  readonly variant: Variant;
}

async function buyable(tx: SiteTransaction, site: SiteEntry, addition: Addition): Promise<Item | Refusal> {
  const product = await findProduct(tx, site.id, addition.itemId);
  if (!product || product.state !== 'published') return refuse('item-unavailable', { field: 'itemId' });
  if (product.kind === 'gift-card' || product.kind === 'paywall') return refuse('not-sold-in-cart');
  const variant = chooseVariant(product, addition.choice);
  return isRefusal(variant) ? variant : { product, variant };
}

// A finished, merged or expired cart is never revived: its visitor gets a fresh one.
async function openCart(
  tx: SiteTransaction,
  site: SiteEntry,
  tokenHash: Uint8Array | null,
  fresh: { readonly id: string; readonly hash: Uint8Array },
) {
  const known = tokenHash && (await findCartByToken(tx, site.id, tokenHash, true));
  if (known && (known.status === 'open' || known.status === 'locked')) return { cart: known, isNew: false };
  const cart = await insertCart(tx, {
    website_id: site.id,
    id: fresh.id,
    token_hash: fresh.hash,
    currency: site.currency,
  });
  return { cart, isNew: true };
}

async function roomProblem(
  tx: SiteTransaction,
  site: SiteEntry,
  wanted: { readonly cartId: string; readonly item: Item; readonly quantity: number },
): Promise<Refusal | null> {
  const entries = await findEntries(tx, site.id, wanted.cartId);
  const { product, variant } = wanted.item;
  const present = entries
    .filter((entry) => entry.variant_id === variant.id)
    .reduce((sum, entry) => sum + entry.quantity, 0);
  if (present === 0 && entries.length >= maxEntries)
    return refuse('cart-full', { params: { max: maxEntries } });
  const limited = countsStock(product.kind) && !variant.stock.unlimited;
  if (limited && variant.stock.quantity < present + wanted.quantity)
    return refuse('not-enough-stock', { field: 'quantity' });
  return null;
}
