import type { Plan } from '@veranda/contracts/subscriptions';
import { findProduct, lockProduct } from '@veranda/db/catalog/reader';
import { rebuildListing } from '@veranda/db/catalog/writer';
import { setUnlimited } from '@veranda/db/inventory/writer';
import { findPlans } from '@veranda/db/subscriptions/reader';
import { savePlan } from '@veranda/db/subscriptions/writer';
import { type Product, unitPriceMinor } from '@veranda/domain/catalog/product';
import { formatMoney } from '@veranda/domain/money/format';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { isPlan, type SubscriptionPlan } from '@veranda/domain/subscriptions/plan';
import { priceMessage } from '@veranda/render/formatters/commerce/price-message';
import type { Deps } from '../../services/deps.ts';
import { changeLive } from '../../services/sites/directory/change-live.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** The plan of a product with its price as text. */
interface PlannedProduct {
  readonly plan: Plan;
  readonly phrase: string;
}

export async function readPlan(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  productId: string,
): Promise<PlannedProduct | Refusal> {
  return deps.db.forSite(site.id, async (tx): Promise<PlannedProduct | Refusal> => {
    const product = await findProduct(tx, productId);
    if (!product) return refuse('product-not-found');
    const plan = (await findPlans(tx, [productId])).get(productId) ?? null;
    return present(site, product, plan);
  });
}

/** Sets or takes a product's plan. A subscription is never sold out (decision 0033). */
export async function setPlan(
  deps: Pick<Deps, 'db' | 'sites'>,
  site: SiteEntry,
  input: { readonly productId: string; readonly plan: Plan },
): Promise<PlannedProduct | Refusal> {
  const { productId, plan } = input;
  return changeLive(deps, site.id, async (tx) => {
    if (!(await lockProduct(tx, productId))) return refuse('product-not-found');
    const product = await findProduct(tx, productId);
    if (!product) return refuse('product-not-found');
    const problem = plan === null ? null : planProblem(product, plan);
    if (problem) return problem;
    await savePlan(tx, { productId, plan });
    if (plan !== null)
      for (const { id: variantId } of product.variants)
        await setUnlimited(tx, { variantId, unlimited: true });
    await rebuildListing(tx, [productId]);
    return present(site, product, plan);
  });
}

function planProblem(product: Product, plan: SubscriptionPlan): Refusal | null {
  if (!isPlan(plan)) return refuse('plan-unknown', { field: 'plan' });
  if (!['physical', 'service', 'paywall'].includes(product.kind))
    return refuse('plan-not-for-kind', { field: 'plan' });
  const isFree = product.variants.some((variant) => unitPriceMinor(variant) === 0n);
  return isFree ? refuse('subscription-free', { field: 'plan' }) : null;
}

function present(site: SiteEntry, product: Product, plan: SubscriptionPlan | null): PlannedProduct {
  if (plan === null) return { plan, phrase: '' };
  const prices = product.variants.map(unitPriceMinor);
  const lowest = prices.reduce((low, price) => (price < low ? price : low), prices[0] ?? 0n);
  const price = formatMoney(lowest, site.currency, 'en-US');
  const several = new Set(prices).size > 1;
  return {
    plan: { period: { ...plan.period }, numCycles: plan.numCycles },
    phrase: priceMessage(plan, { price, several, language: 'en-US' }),
  };
}
