import type { CartRecord } from '@veranda/db/cart/reader';
import {
  type IdempotencyKey,
  findAnswer,
  type StoredResponse,
  renewLease,
} from '@veranda/db/platform/idempotency';
import { findOrder, findPayments } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { checkoutTimes } from '@veranda/domain/checkout/checkout-times';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { readSitePayments } from '../../platform/payments/payments.ts';
import type { WrittenCharge } from './charge-card.ts';
import { choosePayment, isChosen } from './choose-payment.ts';
import type { CompletionRequest } from './completion-request.ts';

/**
 * Existing state that a repeated completion finds: its order, or a charge that no process carries out any
 * longer.
 */
export type ExistingCompletion =
  | { readonly kind: 'there'; readonly orderId: string }
  | ({ readonly kind: 'resumed' } & WrittenCharge);

/** A key is bound to its cart: nobody is answered with the order of somebody else's key. */
export function idempotencyKeyOf(cartId: string, key: string): IdempotencyKey {
  return { scope: `checkout:${cartId}`, key };
}

interface Asked {
  readonly row: CartRecord;
  readonly request: CompletionRequest;
}

/** The order of the key, or the one that the cart already has: by a double click, or with another key. */
export async function findExistingCompletion(
  deps: Deps,
  tx: SiteTransaction,
  { row, request }: Asked,
): Promise<ExistingCompletion | Refusal | null> {
  const { key } = request;
  const kept = key && (await findAnswer(tx, idempotencyKeyOf(row.id, key.value)));
  if (key && kept) {
    if (kept.requestHash !== key.requestHash) return refuse('idempotency-key-reused');
    return resume(deps, tx, { row, request, kept });
  }
  const stands = row.orderId !== null && (row.status === 'purchased' || row.status === 'locked');
  if (stands && row.orderId !== null) return { kind: 'there', orderId: row.orderId };
  return row.status === 'open' ? null : refuse('cart-empty');
}

/**
 * A process that died between writing a payment and hearing of it leaves its key held. Once the lease is
 * over, the same request asks the provider again under the payment's own id, which charges once however often
 * it comes.
 */
async function resume(
  deps: Deps,
  tx: SiteTransaction,
  { row, request, kept }: Asked & { readonly kept: StoredResponse },
): Promise<ExistingCompletion> {
  const { orderId } = kept.response as { orderId: string };
  const there = { kind: 'there', orderId } as const;
  const leased = (kept.leasedUntil?.getTime() ?? 0) > deps.now();
  if (leased || request.key === null || row.orderId !== orderId || row.status !== 'locked') return there;
  const payment = (await findPayments(tx, orderId)).find((payment) => payment.status === 'created');
  const payments = await readSitePayments(deps, tx);
  const { provider, accountId } = payments.cards;
  const order = await findOrder(tx, orderId);
  if (!order || payment?.provider !== provider || payment.accountId !== accountId) return there;
  const chosen = choosePayment({
    dueMinor: payment.amountMinor,
    payment: request.payment,
    payments,
    requiresShipping: false,
    cardOnly: true,
    now: deps.now(),
  });
  if (!isChosen(chosen) || chosen.kind !== 'card') return there;
  const until = new Date(deps.now() + checkoutTimes.completionLease);
  await renewLease(tx, idempotencyKeyOf(row.id, request.key.value), until);
  return {
    kind: 'resumed',
    ids: { order: orderId, payment: payment.id },
    cartId: row.id,
    email: row.email ?? '',
    amountMinor: payment.amountMinor,
    currency: order.currency,
    chosen,
    save: row.purpose === 'subscription',
  };
}
