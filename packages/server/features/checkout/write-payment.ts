import { insertPayment } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { checkoutTimes } from '@veranda/domain/checkout/checkout-times';
import { dueAt, type ManualMethod } from '@veranda/domain/payments/payment-rules';
import type { Deps } from '../../platform/deps.ts';
import { type CardPayments, manualProvider } from '../../platform/payments/payments.ts';

/** Ids that are drawn before the transaction, so that a retry of it writes the same. */
export interface CompletionIds {
  readonly order: string;
  readonly payment: string;
}

interface Owed {
  readonly ids: CompletionIds;
  readonly amountMinor: bigint;
}

/** Writes the payment that a provider is about to be asked for, with the job that asks after it. */
export async function writeCardPayment(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  { ids, amountMinor, cards }: Owed & { readonly cards: CardPayments },
): Promise<void> {
  await insertPayment(tx, {
    website_id: tx.siteId,
    id: ids.payment,
    order_id: ids.order,
    provider: cards.provider,
    account_id: cards.accountId,
    status: 'created',
    amount_minor: amountMinor,
  });
  await addToOutbox(tx, {
    id: deps.newId(),
    websiteId: tx.siteId,
    topic: 'reconcile-payment',
    dedupeKey: `reconcile:${ids.payment}`,
    payload: { paymentId: ids.payment },
    dueAt: new Date(deps.now() + checkoutTimes.reconcileAfter),
  });
}

/** Writes a payment that the owner settles by hand, with the job that ends its order when nothing comes. */
export async function writeManualPayment(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  { ids, amountMinor, method }: Owed & { readonly method: ManualMethod },
): Promise<void> {
  const due = dueAt(method, deps.now());
  await insertPayment(tx, {
    website_id: tx.siteId,
    id: ids.payment,
    order_id: ids.order,
    provider: manualProvider,
    status: 'awaited',
    amount_minor: amountMinor,
    method_name: method.name,
    instructions: method.instructions,
    due_at: due,
  });
  if (due === null) return;
  await addToOutbox(tx, {
    id: deps.newId(),
    websiteId: tx.siteId,
    topic: 'expire-unpaid-order',
    dedupeKey: `expire-unpaid:${ids.payment}`,
    payload: { orderId: ids.order, paymentId: ids.payment },
    dueAt: due,
  });
}
