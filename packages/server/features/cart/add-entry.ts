import type { CartEntry, ShoppingCart } from '@veranda/contracts/cart';
import {
  type Buyable,
  type BuyableVariant,
  type CartRecord,
  findBuyable,
  lockCartByToken,
} from '@veranda/db/cart/reader';
import { addToEntry, insertCart, updateCart } from '@veranda/db/cart/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { quantityRange } from '@veranda/domain/cart/cart-limits';
import { unitMinorOf } from '@veranda/domain/cart/cart-line';
import { maxEntriesOf } from '@veranda/domain/checkout/checkout-rules';
import { type Choice, chooseVariant } from '@veranda/domain/cart/choose-variant';
import { readQuantity } from '@veranda/domain/cart/quantity';
import { fieldsKeyOf, type ItemFields } from '@veranda/domain/cart/item-fields';
import { isEntityId } from '@veranda/domain/entity-id';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { freshCartToken } from '../../services/commerce/carts/cart-cookie.ts';
import { currencyFromNow } from '../../services/commerce/carts/draft-terms.ts';
import { remindLater } from '../../services/commerce/carts/cart-reminder.ts';
import { type GivenFields, readItemFields } from '../../services/commerce/carts/item-fields.ts';
import { type LoadedCart, loadCart } from '../../services/commerce/carts/load-cart.ts';
import { showCart } from '../../services/commerce/carts/show-cart.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** Item to add, and its cart. */
interface AddEntryInput {
  readonly itemId: string;
  readonly choice: Choice;
  readonly quantity: number | string | null | undefined;
  /** Answers to the form of the item. */
  readonly fields: GivenFields;
  readonly tokenHash: Uint8Array | null;
  /** Owner of a new cart, when a customer is signed in. */
  readonly siteUserId: string | null;
}

/** The cart after the addition; `token` is set when a new cart was made. */
interface Added {
  readonly shoppingCart: ShoppingCart;
  readonly newlyAdded: CartEntry;
  readonly token: string | null;
  /** Token hash of the cart that it was added to. */
  readonly tokenHash: Uint8Array;
}

/**
 * Adds an item: the cart is locked, the entry written by one atomic statement, and everything taken back when
 * it does not fit. Stock is only looked at, never held: it is held at the payment step (decision 0101).
 */
export async function addEntry(
  deps: Deps,
  site: SiteEntry,
  addition: AddEntryInput,
): Promise<Added | Refusal> {
  const quantity = readQuantity(addition.quantity);
  if (isRefusal(quantity)) return quantity;
  if (!isEntityId(addition.itemId)) return refuse('item-unavailable', { field: 'itemId' });
  const fresh = { id: deps.newId(), entryId: deps.newId(), ...freshCartToken(deps.random) };
  return transactionWithRefusal(deps.db, site.id, (tx) =>
    addToCart(deps, tx, { ...addition, site, quantity, fresh }),
  );
}

/** An addition that may be written, with what a new cart and its entry are called. */
interface CheckedAddition extends AddEntryInput {
  readonly site: SiteEntry;
  readonly quantity: number;
  readonly fresh: {
    readonly id: string;
    readonly entryId: string;
    readonly token: string;
    readonly hash: Uint8Array;
  };
}

async function addToCart(
  deps: Deps,
  tx: SiteTransaction,
  addition: CheckedAddition,
): Promise<Added | Refusal> {
  const { site, quantity, fresh } = addition;
  const choice = await chosen(tx, addition);
  if (isRefusal(choice)) return choice;
  const { variant, fields } = choice;
  const { cart, isNew } = await openCart(tx, site, { ...addition, ...fresh });
  if (cart.status === 'locked') return refuse('cart-locked');
  const entry = await addToEntry(
    tx,
    {
      id: fresh.entryId,
      cartId: cart.id,
      productId: addition.itemId,
      variantId: variant.id,
      quantity,
      unitMinorSeen: unitMinorOf(variant),
      additionalFields: fields === null ? null : JSON.stringify(fields),
      fieldsHash: fieldsKeyOf(fields),
    },
    quantityRange.max,
  );
  await updateCart(tx, cart.id, currencyFromNow(site, cart));
  await remindLater(deps, tx, cart);
  const loaded = await loadCart(deps, tx, { site, row: cart });
  const shoppingCart = roomProblem(loaded, entry.id) ?? (await showCart(tx, site, loaded));
  if (isRefusal(shoppingCart)) return shoppingCart;
  const newlyAdded = shoppingCart.entries.find((otherEntry) => otherEntry.id === entry.id);
  if (!newlyAdded) throw new Error('an entry that was just added is missing');
  const tokenHash = isNew ? fresh.hash : cart.tokenHash;
  return { shoppingCart, newlyAdded, token: isNew ? fresh.token : null, tokenHash };
}

async function chosen(
  tx: SiteTransaction,
  { itemId, choice, fields: given }: AddEntryInput,
): Promise<{ variant: BuyableVariant; fields: ItemFields | null } | Refusal> {
  const product = await findBuyable(tx, { productId: itemId, sku: choice.sku || null });
  if (!product) return refuse('item-unavailable', { field: 'itemId' });
  if (product.kind === 'gift-card') return giftCardProblem(product, choice);
  if (product.kind === 'paywall' || product.hasPlan) return refuse('not-sold-in-cart');
  const variant = chooseVariant(product, choice);
  if (isRefusal(variant)) return variant;
  const fields = await readItemFields(tx, { formId: product.formId, given });
  return isRefusal(fields) ? fields : { variant, fields };
}

// Bought on its own page; what is chosen wrong is said first (storefront §5).
function giftCardProblem(product: Buyable, choice: Choice): Refusal {
  const variant = chooseVariant(product, choice);
  return isRefusal(variant) ? variant : refuse('not-sold-in-cart');
}

// A finished, merged or expired cart is never revived: its visitor gets a fresh one.
async function openCart(
  tx: SiteTransaction,
  site: SiteEntry,
  input: {
    readonly tokenHash: Uint8Array | null;
    readonly siteUserId: string | null;
    readonly id: string;
    readonly hash: Uint8Array;
  },
): Promise<{ cart: CartRecord; isNew: boolean }> {
  const known = input.tokenHash && (await lockCartByToken(tx, input.tokenHash));
  if (known && (known.status === 'open' || known.status === 'locked')) return { cart: known, isNew: false };
  const cart = await insertCart(tx, {
    id: input.id,
    tokenHash: input.hash,
    siteUserId: input.siteUserId,
    currency: site.currency,
  });
  return { cart, isNew: true };
}

function roomProblem(cart: LoadedCart, entryId: string): Refusal | null {
  const max = maxEntriesOf(cart.read.kept.rules);
  if (cart.entries.length > max) return refuse('cart-full', { params: { max } });
  const added = cart.entries.find(({ line }) => line.id === entryId);
  return added?.problem ? refuse(added.problem, { field: 'quantity' }) : null;
}
