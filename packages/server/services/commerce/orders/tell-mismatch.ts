import type { OrderRecord, PaymentRecord } from '@veranda/db/orders/reader';
import { addOrderEvent } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { CommerceDeps } from '../deps.ts';
import type { Mismatch } from '@veranda/server/platform/payments/payment-gateway';
import type { EventSubject } from '@veranda/server/platform/payments/receive-event';

/** Mismatch as the owner is notified of it; the amounts are the provider's. */
export interface MismatchToTell {
  readonly paymentId: string;
  readonly reference: string;
  readonly amountMinor: string;
  readonly currency: string;
  /** Amount that was taken, and goes back. */
  readonly takenMinor: string;
}

interface Mismatched {
  readonly order: OrderRecord;
  readonly payment: PaymentRecord;
  readonly mismatch: Mismatch;
}

/** Keeps with the order what its provider has instead, notifies the owner, and refunds what was taken. */
export async function tellMismatch(
  deps: Pick<CommerceDeps, 'log' | 'newId'>,
  tx: SiteTransaction,
  { order, payment, mismatch }: Mismatched,
): Promise<void> {
  const { reference, currency, takenMinor } = mismatch;
  const message: MismatchToTell = {
    paymentId: payment.id,
    reference,
    amountMinor: String(mismatch.amountMinor),
    currency,
    takenMinor: String(takenMinor),
  };
  deps.log.warn({ site_id: tx.siteId, ...message }, 'payment: the provider has another amount or currency');
  await addOrderEvent(tx, {
    id: deps.newId(),
    orderId: order.id,
    kind: 'payment-mismatched',
    detail: JSON.stringify(message),
    actor: payment.provider,
  });
  await ask(deps, tx, { topic: 'shop-mismatch-mail', paymentId: payment.id, payload: message });
  if (takenMinor === 0n) return;
  const subject: EventSubject = { kind: 'payment', paymentId: payment.id };
  await ask(deps, tx, { topic: 'payment-event', paymentId: payment.id, payload: subject });
}

async function ask(
  deps: Pick<CommerceDeps, 'newId'>,
  tx: SiteTransaction,
  job: { readonly topic: string; readonly paymentId: string; readonly payload: object },
): Promise<void> {
  const { topic, paymentId, payload } = job;
  const dedupeKey = `${topic}:mismatch:${paymentId}`;
  await addToOutbox(tx, { id: deps.newId(), topic, dedupeKey, payload });
}
