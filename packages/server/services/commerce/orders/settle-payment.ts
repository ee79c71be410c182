import { updateCart } from '@veranda/db/cart/writer';
import { releaseOrder } from '@veranda/db/checkout/stock-release';
import { releaseDiscounts } from '@veranda/db/discounts/writer';
import { lockOrder, lockPayment, type OrderRecord, type PaymentRecord } from '@veranda/db/orders/reader';
import { updateOrder, updatePayment } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { hastenMessage } from '@veranda/db/platform/outbox';
import { checkoutTimes } from '@veranda/domain/checkout/checkout-times';
import { type PaymentStatus, paymentMayBecome } from '@veranda/domain/payments/payment-states';
import type { CommerceDeps } from '../deps.ts';
import { releaseTenders } from '../gift-cards/tenders.ts';
import type { PaymentOutcome } from '@veranda/server/platform/payments/payment-gateway';
import { settleRenewal } from '../subscriptions/settle-renewal.ts';
import { placeOrder } from './place-order.ts';
import { tellMismatch } from './tell-mismatch.ts';

/** State of an order after its payment was checked. */
interface Settled {
  readonly order: OrderRecord;
  readonly payment: PaymentRecord;
}

/** Payment, and the provider's outcome for it. */
interface SettledOutcome {
  readonly siteId: string;
  readonly paymentId: string;
  readonly outcome: PaymentOutcome;
}

/**
 * Takes over what a provider says of a payment. The browser's call, the bank's answer, the provider's message
 * and the reconciling job all run this one function; a payment whose outcome is known is not touched again,
 * so that it may run any number of times and in any order.
 */
export async function settlePayment(
  deps: Pick<CommerceDeps, 'db' | 'log' | 'newId' | 'now' | 'settings' | 'sites'>,
  { siteId, paymentId, outcome }: SettledOutcome,
): Promise<Settled> {
  const { settled, changed } = await deps.db.forSite(siteId, async (tx) => {
    const before = await lockBoth(tx, paymentId);
    if (!paymentMayBecome(before.payment.status, statusAfter[outcome.kind]))
      return { settled: before, changed: false };
    return { settled: await apply(deps, tx, { ...before, outcome }), changed: true };
  });
  if (changed) await deps.sites.refresh(siteId);
  return settled;
}

/** The failure of a payment whose provider could not be asked: code of a refusal. */
export const providerAway = 'payments-unavailable';

const statusAfter: Readonly<Record<PaymentOutcome['kind'], PaymentStatus>> = {
  captured: 'captured',
  declined: 'failed',
  'requires-action': 'requires_action',
  unavailable: 'failed',
  mismatched: 'mismatched',
  unknown: 'unknown',
};

async function lockBoth(tx: SiteTransaction, paymentId: string): Promise<Settled> {
  const payment = await lockPayment(tx, paymentId);
  if (!payment) throw new Error('there is no such payment');
  const order = await lockOrder(tx, payment.orderId);
  if (!order) throw new Error('a payment has no order');
  return { order, payment };
}

interface Work extends Settled {
  readonly outcome: PaymentOutcome;
}

async function apply(
  deps: Pick<CommerceDeps, 'log' | 'newId' | 'now' | 'settings'>,
  tx: SiteTransaction,
  { order, payment, outcome }: Work,
): Promise<Settled> {
  const key = { id: payment.id };
  const changed = (await updatePayment(tx, key.id, columnsAfter(payment, outcome))) ?? payment;
  switch (outcome.kind) {
    case 'captured':
      return { payment: changed, order: await placeOrder(deps, tx, order) };
    case 'declined':
    case 'unavailable':
      return { payment: changed, order: await abandonOrder(deps, tx, order) };
    case 'mismatched':
      await tellMismatch(deps, tx, { order, payment, mismatch: outcome });
      return { payment: changed, order: await abandonOrder(deps, tx, order) };
    case 'unknown':
      await hastenMessage(tx, `reconcile:${payment.id}`, new Date(deps.now() + checkoutTimes.askAgainAfter));
      return { payment: changed, order };
    case 'requires-action':
      return { payment: changed, order };
  }
}

/** Columns of a payment after its provider's answer. */
function columnsAfter(payment: PaymentRecord, outcome: PaymentOutcome): Parameters<typeof updatePayment>[2] {
  switch (outcome.kind) {
    case 'captured':
      return {
        status: 'captured',
        providerReference: outcome.reference,
        capturedMinor: payment.amountMinor,
        cardBrand: outcome.cardBrand,
        cardLast4: outcome.cardLast4,
        savedReference: outcome.saved?.reference ?? null,
        actionUrl: null,
      };
    case 'declined':
      return {
        status: 'failed',
        providerReference: outcome.reference,
        failure: outcome.message,
        actionUrl: null,
      };
    case 'mismatched':
      return {
        status: 'mismatched',
        providerReference: outcome.reference,
        failure: 'The payment provider has another amount or currency.',
        actionUrl: null,
      };
    case 'unavailable':
      return { status: 'failed', failure: providerAway };
    case 'requires-action':
      return {
        status: 'requires_action',
        providerReference: outcome.reference,
        actionUrl: outcome.actionUrl,
      };
    case 'unknown':
      return { status: 'unknown' };
  }
}

/** A refused payment: what the order had taken goes back, and the cart opens for another try. */
async function abandonOrder(
  deps: Pick<CommerceDeps, 'newId' | 'now'>,
  tx: SiteTransaction,
  order: OrderRecord,
): Promise<OrderRecord> {
  await releaseOrder(tx, order.id);
  await releaseDiscounts(tx, order.id);
  await releaseTenders(deps, tx, order.id);
  const status = { status: 'abandoned', paymentStatus: 'voided' };
  const abandoned = await updateOrder(tx, order.id, status);
  await updateCart(tx, order.cartId, { status: 'open', lockedUntil: null, orderId: null });
  await settleRenewal(deps, tx, { orderId: order.id, isPaid: false });
  return abandoned ?? order;
}
