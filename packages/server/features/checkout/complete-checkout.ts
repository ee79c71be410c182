import type { Completion } from '@veranda/contracts/checkout';
import { forgetKey } from '@veranda/db/platform/idempotency';
import { findOrder, findPayments } from '@veranda/db/orders/reader';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { giftCardProvider } from '../../services/commerce/gift-cards/tenders.ts';
import { providerAway, settlePayment } from '../../services/commerce/orders/settle-payment.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { chargeCard } from './charge-card.ts';
import { type Outcome, presentOutcome } from './completion.ts';
import type { CompletionRequest } from './completion-request.ts';
import { type Prepared, prepareOrder } from './prepare-order.ts';
import { idempotencyKeyOf } from './existing-completion.ts';

/** Answer to a completion. */
export interface Completed {
  readonly answer: Completion | Refusal;
  /** Asked for before: nothing was done, and this is how its order stands. */
  readonly isReplay: boolean;
}

/**
 * Pays and places the order (decision 0046). First transaction: everything is checked and written, nothing is
 * paid. Then the provider is called, outside of any transaction. Second transaction: the result.
 */
export async function completeCheckout(
  deps: Deps,
  site: SiteEntry,
  request: CompletionRequest,
): Promise<Completed> {
  const ids = { order: deps.newId(), payment: deps.newId() };
  const prepared = await transactionWithRefusal(deps.db, site.id, (tx) =>
    prepareOrder(deps, tx, { site, request, ids }),
  );
  if (isRefusal(prepared)) return { answer: prepared, isReplay: false };
  const outcome = await outcomeAfter(deps, site, prepared);
  // If the provider was unavailable, the request had no effect: the same one may be sent again. Any other is
  // answered by how its order stands whenever it comes again.
  const isAway = outcome.order.status === 'abandoned' && outcome.payment?.failure === providerAway;
  if (isAway && prepared.kind !== 'there' && request.key) {
    const key = idempotencyKeyOf(prepared.cartId, request.key.value);
    await deps.db.forSite(site.id, (tx) => forgetKey(tx, key));
  }
  return { answer: await presentOutcome(deps, outcome), isReplay: prepared.kind === 'there' };
}

async function outcomeAfter(deps: Deps, site: SiteEntry, prepared: Prepared): Promise<Outcome> {
  if (prepared.kind === 'there') return existingOutcome(deps, site, prepared.orderId);
  const { ids } = prepared;
  if (prepared.chosen.kind !== 'card') {
    await deps.sites.refresh(site.id);
    return existingOutcome(deps, site, ids.order);
  }
  const outcome = await chargeCard(deps, site, { ...prepared, chosen: prepared.chosen });
  return settlePayment(deps, { siteId: site.id, paymentId: ids.payment, outcome });
}

async function existingOutcome(deps: Deps, site: SiteEntry, orderId: string): Promise<Outcome> {
  return deps.db.forSite(site.id, async (tx) => {
    const order = await findOrder(tx, orderId);
    if (!order) throw new Error('the order of a cart is missing');
    const payments = await findPayments(tx, orderId);
    const asked = payments.filter((payment) => payment.provider !== giftCardProvider);
    return { order, payment: asked.at(-1) ?? null };
  });
}
