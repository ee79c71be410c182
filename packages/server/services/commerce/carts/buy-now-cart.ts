import { findCartByToken } from '@veranda/db/cart/reader';
import { addToEntry, insertCart } from '@veranda/db/cart/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { quantityRange } from '@veranda/domain/cart/cart-limits';
import { fieldsKeyOf, type ItemFields } from '@veranda/domain/cart/item-fields';
import type { CommerceDeps } from '../deps.ts';
import type { Call } from '@veranda/server/platform/http/route';
import type { SiteEntry } from '../../sites/directory/site-directory.ts';
import { cartTokenHash, clearExpressCookie, expressTokenHash, freshCartToken } from './cart-cookie.ts';

/** A purchase that is alone: one line, in a cart beside the visitor's own. */
interface BuyNowPurchase {
  readonly purpose: 'gift-card' | 'subscription' | 'donation' | 'membership';
  /** Details typed for it; kept with the cart. */
  readonly purchase: object;
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly unitMinor: bigint;
  /** Answers to the form of the item; null for none. */
  readonly fields: ItemFields | null;
  readonly email: string | null;
  readonly siteUserId: string | null;
}

/** Ids and token that are drawn before the transaction, so that a retry of it writes the same. */
interface NewBuyNowCart {
  readonly cartId: string;
  readonly entryId: string;
  readonly token: string;
  readonly hash: Uint8Array;
}

export function newBuyNowCart(deps: Pick<CommerceDeps, 'newId' | 'random'>): NewBuyNowCart {
  return { cartId: deps.newId(), entryId: deps.newId(), ...freshCartToken(deps.random) };
}

/** Writes the cart of a purchase that is alone. */
export async function writeBuyNowCart(
  tx: SiteTransaction,
  site: Pick<SiteEntry, 'id' | 'currency'>,
  input: { readonly fresh: NewBuyNowCart; readonly wanted: BuyNowPurchase },
): Promise<void> {
  const { fresh, wanted } = input;
  await insertCart(tx, {
    id: fresh.cartId,
    tokenHash: fresh.hash,
    siteUserId: wanted.siteUserId,
    currency: site.currency,
    email: wanted.email,
    purpose: wanted.purpose,
    purchase: JSON.stringify(wanted.purchase),
  });
  await addToEntry(
    tx,
    {
      id: fresh.entryId,
      cartId: fresh.cartId,
      productId: wanted.productId,
      variantId: wanted.variantId,
      quantity: wanted.quantity,
      unitMinorSeen: wanted.unitMinor,
      additionalFields: wanted.fields === null ? null : JSON.stringify(wanted.fields),
      fieldsHash: fieldsKeyOf(wanted.fields),
    },
    quantityRange.max,
  );
}

type CheckoutCall = Pick<Call<never>, 'request' | 'reply'>;

/**
 * Subject of the checkout page: the purchase that is alone while its address names it or none, else the cart;
 * then the other one is left.
 */
export async function chooseCheckout(
  deps: Pick<CommerceDeps, 'db'>,
  visit: { readonly site: SiteEntry; readonly call: CheckoutCall },
  cartToken: string | undefined,
): Promise<Uint8Array | null> {
  const { site, call } = visit;
  const express = expressTokenHash(call);
  if (express === null) return cartTokenHash(call);
  const row = await deps.db.forSite(site.id, (tx) => findCartByToken(tx, express));
  const isOpen = row?.status === 'open' || row?.status === 'locked';
  if (isOpen && (cartToken === undefined || row.id === cartToken)) return express;
  clearExpressCookie(call);
  return cartTokenHash(call);
}
