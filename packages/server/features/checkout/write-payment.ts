import { insertPayment } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { checkoutTimes } from '@veranda/domain/checkout/checkout-times';
import { dueAt, type ManualMethod } from '@veranda/domain/payments/payment-rules';
import type { Deps } from '../../services/deps.ts';
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
    id: ids.payment,
    orderId: ids.order,
    provider: cards.provider,
    accountId: cards.accountId,
    status: 'created',
    amountMinor,
  });
  await addToOutbox(tx, {
    id: deps.newId(),
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
    id: ids.payment,
    orderId: ids.order,
    provider: manualProvider,
    status: 'awaited',
    amountMinor,
    methodName: method.name,
    instructions: method.instructions,
    dueAt: due,
  });
  if (due === null) return;
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'expire-unpaid-order',
    dedupeKey: `expire-unpaid:${ids.payment}`,
    payload: { orderId: ids.order, paymentId: ids.payment },
    dueAt: due,
  });
}
