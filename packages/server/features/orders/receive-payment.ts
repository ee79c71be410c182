import { findPayments, lockPayment } from '@veranda/db/orders/reader';
import { updatePayment } from '@veranda/db/orders/writer';
import { isEntityId } from '@veranda/domain/entity-id';
import { refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { followPayment } from './follow-payment.ts';
import { updatePaymentStatus } from '../../services/commerce/orders/order-payment-status.ts';
import { manualProvider } from '../../platform/payments/payments.ts';
import { isCancellationPending } from './pending-cancellation.ts';
import type { Change } from './order-change.ts';

/** The owner says that the money of a manual payment has come. Saying it again changes nothing. */
export function receivePayment(
  deps: Pick<Deps, 'log' | 'newId' | 'now' | 'settings'>,
  input: { readonly paymentId: string; readonly actor: string },
): Change {
  return async (tx, order) => {
    const payment = isEntityId(input.paymentId) ? await lockPayment(tx, input.paymentId) : undefined;
    if (payment?.orderId !== order.id || payment.provider !== manualProvider)
      return refuse('payment-not-awaited');
    if (payment.status === 'captured') return undefined;
    if (payment.status !== 'awaited') return refuse('payment-not-awaited');
    if (await isCancellationPending(tx, order.id)) return refuse('refund-under-way');
    await updatePayment(tx, payment.id, { status: 'captured', capturedMinor: payment.amountMinor });
    const paymentStatus = await updatePaymentStatus(tx, order);
    if (paymentStatus === 'paid') await followPayment(deps, tx, { order, actor: input.actor });
    return undefined;
  };
}

/** True when a payment of an order is still awaited. */
export async function isAwaited(tx: Parameters<Change>[0], orderId: string): Promise<boolean> {
  return (await findPayments(tx, orderId)).some((payment) => payment.status === 'awaited');
}
