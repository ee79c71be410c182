import { findBuyable } from '@veranda/db/cart/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findPlans } from '@veranda/db/subscriptions/reader';
import { unitMinorOf } from '@veranda/domain/cart/cart-line';
import { type Choice, chooseVariant } from '@veranda/domain/cart/choose-variant';
import type { ItemFields } from '@veranda/domain/cart/item-fields';
import { readQuantity } from '@veranda/domain/cart/quantity';
import { isEntityId } from '@veranda/domain/entity-id';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { SubscriptionPlan } from '@veranda/domain/subscriptions/plan';
import { type GivenFields, readItemFields } from '../../services/commerce/carts/item-fields.ts';
import { newBuyNowCart, writeBuyNowCart } from '../../services/commerce/carts/buy-now-cart.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { SubscriptionPurchase } from '../../services/commerce/subscriptions/start-subscription.ts';

/** Requested subscription. */
interface WantedSubscription {
  readonly itemId: string;
  readonly choice: Choice;
  readonly quantity: number | string | null | undefined;
  /** Answers to the form of the item. */
  readonly fields: GivenFields;
  readonly siteUser: { readonly id: string; readonly email: string } | null;
}

/** Item of the subscription, as it is sold today. */
interface SubscribedItem {
  /** Null for a membership that is paid once. */
  readonly plan: SubscriptionPlan | null;
  readonly variantId: string;
  readonly unitMinor: bigint;
  readonly fields: ItemFields | null;
}

/** Puts a subscription or a membership alone into a cart of its own: one a checkout (decision 0033). */
export async function beginSubscription(
  deps: Pick<Deps, 'db' | 'newId' | 'random'>,
  site: SiteEntry,
  wanted: WantedSubscription,
): Promise<{ cartId: string; token: string } | Refusal> {
  const quantity = readQuantity(wanted.quantity);
  if (isRefusal(quantity)) return quantity;
  const { itemId: productId, siteUser } = wanted;
  if (!isEntityId(productId)) return refuse('item-unavailable', { field: 'itemId' });
  const fresh = newBuyNowCart(deps);
  const written = await transactionWithRefusal(deps.db, site.id, async (tx) => {
    const item = await findItem(tx, { ...wanted, quantity });
    if (isRefusal(item)) return item;
    const { plan, ...line } = item;
    await writeBuyNowCart(tx, site, {
      fresh,
      wanted: {
        ...line,
        purpose: plan === null ? 'membership' : 'subscription',
        purchase: { plan, agreedAt: null } satisfies SubscriptionPurchase,
        productId,
        quantity,
        email: siteUser?.email ?? null,
        siteUserId: siteUser?.id ?? null,
      },
    });
    return null;
  });
  return isRefusal(written) ? written : { cartId: fresh.cartId, token: fresh.token };
}

async function findItem(
  tx: SiteTransaction,
  wanted: Pick<WantedSubscription, 'itemId' | 'choice' | 'fields'> & { readonly quantity: number },
): Promise<SubscribedItem | Refusal> {
  const { itemId: productId, choice } = wanted;
  const product = await findBuyable(tx, { productId, sku: choice.sku || null });
  if (!product) return refuse('item-unavailable', { field: 'itemId' });
  const plan = (await findPlans(tx, [productId])).get(productId) ?? null;
  const isMembership = product.kind === 'paywall';
  if (plan === null && !isMembership) return refuse('not-a-subscription', { field: 'itemId' });
  if (isMembership && wanted.quantity !== 1) return refuse('membership-once', { field: 'quantity' });
  const variant = chooseVariant(product, choice);
  if (isRefusal(variant)) return variant;
  const unitMinor = unitMinorOf(variant);
  if (unitMinor === 0n && plan !== null) return refuse('subscription-free', { field: 'sku' });
  const fields = await readItemFields(tx, { formId: product.formId, given: wanted.fields });
  return isRefusal(fields) ? fields : { plan, variantId: variant.id, unitMinor, fields };
}
