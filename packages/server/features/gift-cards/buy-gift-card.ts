import { findBuyable } from '@veranda/db/cart/reader';
import { unitMinorOf } from '@veranda/domain/cart/cart-line';
import { chooseVariant } from '@veranda/domain/cart/choose-variant';
import { isEntityId } from '@veranda/domain/entity-id';
import { type GiftDetails, giftProblems } from '@veranda/domain/gift-cards/gift-details';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { dateText, instantOf, wallTimeOf } from '@veranda/domain/dates/zone-time';
import { newBuyNowCart, writeBuyNowCart } from '../../services/commerce/carts/buy-now-cart.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** The fields of the form, as they were sent. */
export type TypedGift = Readonly<Record<string, string | undefined>>;

/** The day it is in the site's zone, `2026-12-24`. */
export function todayOf(site: Pick<SiteEntry, 'timeZone'>, now: number): string {
  return dateText(wallTimeOf(now, site.timeZone));
}

/** Puts a gift card alone into a cart of its own: the visitor's cart stays as it is (decision 0040). */
export async function buyGiftCard(
  deps: Pick<Deps, 'db' | 'newId' | 'now' | 'random'>,
  site: SiteEntry,
  given: {
    readonly productId: string;
    readonly typed: TypedGift;
    readonly buyer: { readonly id: string; readonly email: string } | null;
  },
): Promise<{ cartId: string; token: string } | Refusal> {
  const { productId, typed, buyer } = given;
  if (!isEntityId(productId)) return refuse('item-unavailable', { field: 'itemId' });
  const fresh = newBuyNowCart(deps);
  const written = await transactionWithRefusal(deps.db, site.id, async (tx) => {
    const product = await findBuyable(tx, { productId, sku: typed['sku'] || null });
    if (product?.kind !== 'gift-card') return refuse('item-unavailable', { field: 'itemId' });
    const variant = chooseVariant(product, { sku: typed['sku'] || null, options: optionsOf(typed) });
    const problems = [...(isRefusal(variant) ? [variant] : []), ...problemsOf(deps, site, typed)];
    const [first, ...also] = problems;
    if (first || isRefusal(variant)) return { ...(first ?? refuse('variant-unavailable')), also };
    await writeBuyNowCart(tx, site, {
      fresh,
      wanted: {
        purpose: 'gift-card',
        purchase: detailsOf(site, typed, deps.now()),
        productId,
        variantId: variant.id,
        quantity: 1,
        fields: null,
        unitMinor: unitMinorOf(variant),
        email: buyer?.email ?? null,
        siteUserId: buyer?.id ?? null,
      },
    });
    return null;
  });
  return isRefusal(written) ? written : { cartId: fresh.cartId, token: fresh.token };
}

function problemsOf(deps: Pick<Deps, 'now'>, site: SiteEntry, typed: TypedGift): Refusal[] {
  return giftProblems(
    {
      toRecipient: typed['to'] !== 'me',
      recipientName: typed['recipientName'] ?? '',
      recipientEmail: typed['recipientEmail'] ?? '',
      senderName: typed['senderName'] ?? '',
      message: (typed['message'] ?? '').trim(),
      deliverOn: typed['deliverOn'] ?? '',
    },
    todayOf(site, deps.now()),
  );
}

const deliveryHour = 9;

/**
 * When a card is mailed that is wished for a day: at nine in the morning of the site's zone; null for at
 * once, which is today too.
 */
export function deliveryMoment(site: SiteEntry, deliverOn: string, now: number): number | null {
  if (deliverOn === '' || deliverOn === todayOf(site, now)) return null;
  const [year = 0, month = 1, day = 1] = deliverOn.split('-').map(Number);
  return instantOf({ year, month, day, hour: deliveryHour, minute: 0, second: 0 }, site.timeZone);
}

function detailsOf(site: SiteEntry, typed: TypedGift, now: number): GiftDetails {
  const forOther = typed['to'] !== 'me';
  return {
    recipientName: forOther ? (typed['recipientName'] ?? '').trim() : '',
    recipientEmail: forOther ? (typed['recipientEmail'] ?? '').trim() : '',
    senderName: (typed['senderName'] ?? '').trim(),
    message: (typed['message'] ?? '').trim(),
    deliverAt: deliveryMoment(site, typed['deliverOn'] ?? '', now),
  };
}

/** Options that a form names by `option.<Name>`. */
export function optionsOf(typed: TypedGift): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      name.startsWith('option.') && value !== undefined ? [[name.slice(7), value]] : [],
    ),
  );
}
