import { findBuyable } from '@veranda/db/cart/reader';
import { findPlans } from '@veranda/db/subscriptions/reader';
import { unitMinorOf } from '@veranda/domain/cart/cart-line';
import { type Choice, chooseVariant } from '@veranda/domain/cart/choose-variant';
import { readQuantity } from '@veranda/domain/cart/quantity';
import { isEntityId } from '@veranda/domain/entity-id';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { type GivenFields, readItemFields } from '../../services/commerce/carts/item-fields.ts';
import { newBuyNowCart, writeBuyNowCart } from '../../services/commerce/carts/buy-now-cart.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { SubscriptionPurchase } from '../../services/commerce/subscriptions/start-subscription.ts';

/** What is to be subscribed to. */
interface WantedSubscription {
  readonly itemId: string;
  readonly choice: Choice;
  readonly quantity: number | string | null | undefined;
  /** What was filled in for it. */
  readonly fields: GivenFields;
  readonly siteUser: { readonly id: string; readonly email: string } | null;
}

/** Puts a subscription or a membership alone into a cart of its own: one a checkout (commerce, subscription). */
export async function beginSubscription(
  deps: Pick<Deps, 'db' | 'newId' | 'random'>,
  site: SiteEntry,
  wanted: WantedSubscription,
): Promise<{ cartId: string; token: string } | Refusal> {
  const quantity = readQuantity(wanted.quantity);
  if (isRefusal(quantity)) return quantity;
  const { itemId: productId, choice, siteUser } = wanted;
  if (!isEntityId(productId)) return refuse('item-unavailable', { field: 'itemId' });
  const fresh = newBuyNowCart(deps);
  const written = await transactionWithRefusal(deps.db, site.id, async (tx) => {
    const product = await findBuyable(tx, { productId, sku: choice.sku || null });
    if (!product) return refuse('item-unavailable', { field: 'itemId' });
    const plan = (await findPlans(tx, [productId])).get(productId) ?? null;
    const isMembership = product.kind === 'paywall';
    if (plan === null && !isMembership) return refuse('not-a-subscription', { field: 'itemId' });
    if (isMembership && quantity !== 1) return refuse('membership-once', { field: 'quantity' });
    const variant = chooseVariant(product, choice);
    if (isRefusal(variant)) return variant;
    const unitMinor = unitMinorOf({
      onSale: variant.onSale,
      priceMinor: variant.priceMinor,
      salePriceMinor: variant.salePriceMinor,
    });
    if (unitMinor === 0n && plan !== null) return refuse('subscription-free', { field: 'sku' });
    const { formId } = product;
    const fields = await readItemFields(tx, { formId, given: wanted.fields });
    if (isRefusal(fields)) return fields;
    await writeBuyNowCart(tx, site, {
      fresh,
      wanted: {
        purpose: plan === null ? 'membership' : 'subscription',
        purchase: { plan, agreedAt: null } satisfies SubscriptionPurchase,
        productId,
        variantId: variant.id,
        quantity,
        unitMinor,
        fields,
        email: siteUser?.email ?? null,
        siteUserId: siteUser?.id ?? null,
      },
    });
    return null;
  });
  return isRefusal(written) ? written : { cartId: fresh.cartId, token: fresh.token };
}
