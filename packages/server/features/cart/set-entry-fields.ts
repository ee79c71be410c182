import type { CartEntry, ShoppingCart } from '@veranda/contracts/cart';
import { findCartByToken, findCartLines } from '@veranda/db/cart/reader';
import { setEntryFields } from '@veranda/db/cart/writer';
import { quantityRange } from '@veranda/domain/cart/cart-limits';
import { fieldsKeyOf, typedOf } from '@veranda/domain/cart/item-fields';
import { isEntityId } from '@veranda/domain/entity-id';
import type { PostedFields } from '@veranda/domain/forms/kinds/field-kind';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { changeCart, type CartRef } from '../../services/commerce/carts/change-cart.ts';
import { loadCart } from '../../services/commerce/carts/load-cart.ts';
import { showCart } from '../../services/commerce/carts/show-cart.ts';
import type { Deps } from '../../services/deps.ts';
import { type GivenFields, itemForm, readItemFields } from '../../services/commerce/carts/item-fields.ts';

type CartDeps = Pick<Deps, 'db' | 'now'>;

/** Answers to the form of an entry. */
interface SetEntryFieldsInput {
  readonly entryId: string;
  /** The item that the form was opened for; null where only the entry is known. */
  readonly itemId: string | null;
  readonly sku: string | null;
  readonly fields: GivenFields;
}

/** Keeps what was filled in for an entry; one that is then the same as another becomes one with it. */
export async function setCartEntryFields(
  deps: CartDeps,
  cartRef: CartRef,
  filled: SetEntryFieldsInput,
): Promise<{ shoppingCart: ShoppingCart; updatedEntry: CartEntry } | Refusal> {
  const unknown = refuse('unknown-entry', { field: 'entryId' });
  if (!isEntityId(filled.entryId)) return unknown;
  return changeCart(deps, cartRef, async (tx, row) => {
    const key = { siteId: cartRef.site.id, cartId: row.id, entryId: filled.entryId };
    const line = (await findCartLines(tx, key.cartId)).find(({ id }) => id === filled.entryId);
    if (!line || (filled.itemId !== null && line.productId !== filled.itemId)) return unknown;
    if (line.item === null) return refuse('item-unavailable', { field: 'itemId' });
    if (filled.sku !== null && filled.sku !== line.item.sku)
      return refuse('variant-unavailable', { field: 'sku' });
    const fields = await readItemFields(tx, { formId: line.formId, given: filled.fields });
    if (isRefusal(fields)) return fields;
    if (fields === null) return refuse('item-without-form', { field: 'entryId' });
    const outcome = await setEntryFields(tx, key, {
      variantId: line.variantId,
      fields,
      hash: fieldsKeyOf(fields),
      most: quantityRange.max,
    });
    const shoppingCart = await showCart(
      tx,
      cartRef.site,
      await loadCart(deps, tx, { site: cartRef.site, row }),
    );
    if (isRefusal(shoppingCart)) return shoppingCart;
    const updatedEntry = shoppingCart.entries.find(({ id }) => id === outcome);
    return updatedEntry ? { shoppingCart, updatedEntry } : unknown;
  });
}

/** The form of an entry with what was filled in; null when there is nothing to fill in. */
export async function readEntryForm(
  deps: CartDeps,
  cartRef: CartRef,
  entryId: string,
): Promise<EntryForm | null> {
  const { site, tokenHash } = cartRef;
  if (tokenHash === null || !isEntityId(entryId)) return null;
  return deps.db.forSite(site.id, async (tx) => {
    const cart = await findCartByToken(tx, tokenHash);
    if (cart?.status !== 'open') return null;
    const line = (await findCartLines(tx, cart.id)).find(({ id }) => id === entryId);
    const form = await itemForm(tx, line?.formId ?? null);
    if (!line || form === null || line.formId === null) return null;
    return { entryId, formId: line.formId, typed: typedOf(form, line.fields?.answers ?? {}) };
  });
}

/** Parts of an entry's form that the cart page draws. */
interface EntryForm {
  readonly entryId: string;
  readonly formId: string;
  readonly typed: PostedFields;
}
