import type { Completion } from '@veranda/contracts/checkout';
import type { OrderRow, PaymentRow } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findOrder, findPayment } from '@veranda/db/orders/reader';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import { orderKey } from '../../platform/orders/order-key.ts';
import { providerAway } from '../../platform/orders/settle-payment.ts';
import { testProvider } from '../../platform/payments/test-gateway.ts';

/** What came of a completion, without any secret: this is what an Idempotency-Key keeps. */
export type Outcome =
  | {
      readonly kind: 'completed';
      readonly status: Completion['status'];
      readonly orderId: string;
      readonly orderNumber: number | null;
      readonly paymentId: string | null;
    }
  | { readonly kind: 'declined'; readonly reason: string };

/** The outcome that an order and its payment stand for. */
export function outcomeOf(order: OrderRow, payment: PaymentRow | null): Outcome {
  if (order.status === 'abandoned') return { kind: 'declined', reason: payment?.failure ?? '' };
  const waits = payment?.status === 'requires_action';
  return {
    kind: 'completed',
    status: order.number !== null ? 'placed' : waits ? 'requires-action' : 'processing',
    orderId: order.id,
    orderNumber: order.number,
    paymentId: payment?.id ?? null,
  };
}

/** The outcome as it is answered: the addresses of the order are made anew from the server's keys. */
export async function presentOutcome(
  deps: Pick<Deps, 'settings'>,
  tx: SiteTransaction,
  outcome: Outcome,
): Promise<Completion | Refusal> {
  if (outcome.kind === 'declined')
    return outcome.reason === providerAway
      ? refuse('payments-unavailable')
      : refuse('payment-declined', { field: 'cardNumber', params: { reason: outcome.reason } });
  const order = await findOrder(tx, tx.siteId, outcome.orderId);
  if (!order) throw new Error('an order that was answered with is missing');
  const auth = await orderKey(deps, tx, order);
  const { status, orderId, orderNumber, paymentId } = outcome;
  return {
    status,
    orderId,
    orderNumber,
    confirmationUrl: confirmationPath(orderId, auth),
    actionUrl:
      status === 'requires-action' && paymentId !== null ? await actionUrl(tx, paymentId, auth) : null,
  };
}

// The test bank is a page of ours, which the order's key opens; any other bank's address is the provider's.
async function actionUrl(tx: SiteTransaction, paymentId: string, auth: string): Promise<string | null> {
  const payment = await findPayment(tx, tx.siteId, paymentId);
  if (payment?.provider !== testProvider) return payment?.action_url ?? null;
  return `/checkout/test-bank?paymentId=${paymentId}&auth=${auth}`;
}

/** Where an order is confirmed (202, 207). */
export function confirmationPath(orderId: string, auth: string): string {
  return `/checkout/order-confirmed?orderId=${orderId}&auth=${auth}`;
}

/** Where a provider sends the buyer back to. */
export function returnPath(paymentId: string, auth: string): string {
  return `/checkout/payment-return?paymentId=${paymentId}&auth=${auth}`;
}
