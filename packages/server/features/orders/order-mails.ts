import { findPayments } from '@veranda/db/orders/reader';
import { findRefunds } from '@veranda/db/orders/refunds';
import { findShipments } from '@veranda/db/orders/shipments';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { manualProvider } from '../../platform/payments/payments.ts';
import type { Change } from './order-change.ts';

/** The mails of an order. */
type OrderMailKind = 'confirmation' | 'shipping' | 'refund' | 'cancellation' | 'payment';

/** Mail in the outbox: `key` makes it one mail, however often it is delivered. */
export interface OrderMailOrder {
  readonly orderId: string;
  readonly kind: OrderMailKind;
  /** Id of the shipment or refund that it tells of, or of the wish to send it again. */
  readonly key: string;
  /** Sent once more by somebody of the shop: also where the owner has switched such mails off. */
  readonly again?: true;
}

/** Lets a mail be sent after the transaction. */
export async function askForMail(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  mail: OrderMailOrder,
): Promise<void> {
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'order-mail',
    dedupeKey: `order-mail:${mail.kind}:${mail.orderId}:${mail.key}`,
    payload: mail,
  });
}

/** Sends a mail once more, when there is something that it could tell. */
export function resendMail(deps: Pick<Deps, 'newId'>, kind: OrderMailKind): Change {
  return async (tx, order) => {
    const due = await isDue(tx, { orderId: order.id, kind, status: order.status });
    if (!due) return refuse('mail-not-due', { field: 'kind' }) satisfies Refusal;
    await askForMail(deps, tx, { orderId: order.id, kind, key: deps.newId(), again: true });
    return undefined;
  };
}

async function isDue(
  tx: SiteTransaction,
  mail: { readonly orderId: string; readonly kind: OrderMailKind; readonly status: string },
): Promise<boolean> {
  if (mail.kind === 'confirmation') return true;
  if (mail.kind === 'cancellation') return mail.status === 'canceled';
  if (mail.kind === 'payment')
    return (await findPayments(tx, mail.orderId)).some(
      (payment) => payment.provider === manualProvider && payment.status === 'captured',
    );
  if (mail.kind === 'shipping')
    return (await findShipments(tx, mail.orderId)).some((shipment) => shipment.voidedAt === null);
  return (await findRefunds(tx, mail.orderId)).some(
    (refund) => refund.status === 'done' && refund.amountMinor > 0n,
  );
}
