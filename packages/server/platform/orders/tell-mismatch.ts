import type { OrderRow, PaymentRow } from '@veranda/db/orders/reader';
import { addOrderEvent } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { Deps } from '../deps.ts';
import type { Mismatch } from '../payments/payment-gateway.ts';
import type { EventSubject } from '../payments/receive-event.ts';

/** What the owner is told; the amounts are the provider's. */
export interface MismatchToTell {
  readonly paymentId: string;
  readonly reference: string;
  readonly amountMinor: string;
  readonly currency: string;
  /** What of it was taken, and goes back. */
  readonly takenMinor: string;
}

interface Mismatched {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly mismatch: Mismatch;
}

/** Keeps with the order what its provider has instead, lets the owner be told, and lets go back what was taken. */
export async function tellMismatch(
  deps: Pick<Deps, 'log' | 'newId'>,
  tx: SiteTransaction,
  { order, payment, mismatch }: Mismatched,
): Promise<void> {
  const { reference, currency, takenMinor } = mismatch;
  const told: MismatchToTell = {
    paymentId: payment.id,
    reference,
    amountMinor: String(mismatch.amountMinor),
    currency,
    takenMinor: String(takenMinor),
  };
  deps.log.warn({ website_id: tx.siteId, ...told }, 'payment: the provider has another amount or currency');
  await addOrderEvent(tx, {
    website_id: tx.siteId,
    id: deps.newId(),
    order_id: order.id,
    kind: 'payment-mismatched',
    detail: JSON.stringify(told),
    actor: payment.provider,
  });
  await ask(deps, tx, { topic: 'shop-mismatch-mail', paymentId: payment.id, payload: told });
  if (takenMinor === 0n) return;
  const subject: EventSubject = { kind: 'payment', paymentId: payment.id };
  await ask(deps, tx, { topic: 'payment-event', paymentId: payment.id, payload: subject });
}

async function ask(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  job: { readonly topic: string; readonly paymentId: string; readonly payload: object },
): Promise<void> {
  const { topic, paymentId, payload } = job;
  const dedupeKey = `${topic}:mismatch:${paymentId}`;
  await addToOutbox(tx, { id: deps.newId(), websiteId: tx.siteId, topic, dedupeKey, payload });
}
