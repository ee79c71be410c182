import type { Completion } from '@veranda/contracts/checkout';
import type { OrderRecord, PaymentRecord } from '@veranda/db/orders/reader';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { knownOrderKey, orderKey } from '../../services/commerce/orders/order-key.ts';
import { providerAway } from '../../services/commerce/orders/settle-payment.ts';
import { testProvider } from '../../platform/payments/test-gateway.ts';

/** Result of a completion: the order and the payment that was asked for, as they are now. */
export interface Outcome {
  readonly order: OrderRecord;
  readonly payment: PaymentRecord | null;
}

/** The outcome as it is answered: the addresses of the order are made again from the server's keys. */
export async function presentOutcome(
  deps: Pick<Deps, 'db' | 'settings'>,
  { order, payment }: Outcome,
): Promise<Completion | Refusal> {
  if (order.status === 'abandoned') return refusalOf(payment);
  const auth =
    knownOrderKey(deps, order) ?? (await deps.db.forSite(order.siteId, (tx) => orderKey(deps, tx, order)));
  const waits = payment?.status === 'requires_action';
  return {
    status: order.number !== null ? 'placed' : waits ? 'requires-action' : 'processing',
    orderId: order.id,
    orderNumber: order.number,
    confirmationUrl: confirmationPath(order.id, auth),
    actionUrl: order.number === null && payment && waits ? actionUrl(payment, auth) : null,
  };
}

function refusalOf(payment: PaymentRecord | null): Refusal {
  const reason = payment?.failure ?? '';
  if (reason === providerAway) return refuse('payments-unavailable');
  if (payment?.status === 'mismatched') return refuse('payment-mismatched', { field: 'cardNumber' });
  return refuse('payment-declined', { field: 'cardNumber', params: { reason } });
}

// The test bank is a page of ours, which the order's key opens; any other bank's address is the provider's.
function actionUrl(payment: PaymentRecord, auth: string): string | null {
  if (payment.provider !== testProvider) return payment.actionUrl;
  return `/checkout/test-bank?paymentId=${payment.id}&auth=${auth}`;
}

/** Path to which a buyer whose payment failed is led back. */
export function declinedPath(payment: Pick<PaymentRecord, 'status'> | undefined): string {
  return `/checkout?declined=${payment?.status === 'mismatched' ? 2 : 1}`;
}

/** Path of an order's confirmation (202, 207). */
export function confirmationPath(orderId: string, auth: string): string {
  return `/checkout/order-confirmed?orderId=${orderId}&auth=${auth}`;
}

/** Path to which a provider sends the buyer back. */
export function returnPath(paymentId: string, auth: string): string {
  return `/checkout/payment-return?paymentId=${paymentId}&auth=${auth}`;
}
