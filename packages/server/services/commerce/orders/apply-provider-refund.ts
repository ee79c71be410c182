import { findEvents, lockOrder, lockPayment, type OrderRecord } from '@veranda/db/orders/reader';
import { closeRefund, closeSplit, findRefundByKey, insertRefund } from '@veranda/db/orders/refunds';
import { addOrderEvent } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { askToRecordTaxes } from '../tax/record-taxes.ts';
import type { CommerceDeps } from '../deps.ts';
import type { ForeignRefund, PaymentKey } from '@veranda/server/platform/payments/payment-gateway';
import { revokeOrderEntitlements } from '../entitlements/revoke-entitlements.ts';
import { updatePaymentStatus } from './order-payment-status.ts';

/**
 * Takes over refunds that were made at the provider and not here; each once, however often they are reported.
 * One of more than is left cannot be counted: the timeline says so, and the log has an error.
 */
export async function applyProviderRefunds(
  deps: Pick<CommerceDeps, 'db' | 'newId' | 'now' | 'log'>,
  { siteId, paymentId }: Pick<PaymentKey, 'siteId' | 'paymentId'>,
  refunds: readonly ForeignRefund[],
): Promise<void> {
  const unaccounted = await deps.db.forSite(siteId, async (tx) => {
    const tooLarge: ForeignRefund[] = [];
    const payment = await lockPayment(tx, paymentId);
    const order = payment && (await lockOrder(tx, payment.orderId));
    if (!payment || !order || payment.status !== 'captured') return tooLarge;
    const before = payment.capturedMinor - payment.refundedMinor;
    let left = before;
    for (const refund of refunds) {
      const key = `elsewhere-${refund.reference}`;
      const isKnown = await findRefundByKey(tx, { orderId: order.id, key });
      if (isKnown) continue;
      const input = { order, paymentId, key, refund, provider: payment.provider };
      if (refund.amountMinor > left) {
        if (await writeUnaccounted(deps, tx, input)) tooLarge.push(refund);
        continue;
      }
      left -= refund.amountMinor;
      await write(deps, tx, input);
    }
    await updatePaymentStatus(tx, order);
    if (left < before) await revokeOrderEntitlements(deps, tx, { orderId: order.id, canceled: false });
    return tooLarge;
  });
  for (const { reference, amountMinor } of unaccounted)
    deps.log.error(
      { site_id: siteId, payment: paymentId, reference, amount: String(amountMinor) },
      'refund: more was given back at the provider than was left',
    );
}

interface Found {
  readonly order: OrderRecord;
  readonly paymentId: string;
  readonly key: string;
  readonly refund: ForeignRefund;
  readonly provider: string;
}

async function write(
  deps: Pick<CommerceDeps, 'newId'>,
  tx: SiteTransaction,
  { order, paymentId, key, refund, provider }: Found,
): Promise<void> {
  const [id, splitId] = [deps.newId(), deps.newId()];
  await insertRefund(tx, {
    refund: {
      id,
      orderId: order.id,
      idempotencyKey: key,
      status: 'pending',
      amountMinor: refund.amountMinor,
      restock: false,
      cancels: false,
      notify: false,
      actor: provider,
    },
    lines: [],
    splits: [{ id: splitId, paymentId, amountMinor: refund.amountMinor, status: 'pending' }],
  });
  await closeSplit(tx, splitId, { status: 'done', reference: refund.reference });
  await closeRefund(tx, id, { status: 'done', failure: null });
  await askToRecordTaxes(deps, tx, { orderId: order.id, refundId: id });
  await addOrderEvent(tx, {
    id: deps.newId(),
    orderId: order.id,
    kind: 'refunded',
    detail: JSON.stringify({ refundId: id }),
    actor: provider,
  });
}

// Once a refund, however often the provider tells of it. @returns whether it was not told before
async function writeUnaccounted(
  deps: Pick<CommerceDeps, 'newId'>,
  tx: SiteTransaction,
  { order, paymentId, refund, provider }: Found,
): Promise<boolean> {
  const kind = 'refund-unaccounted';
  const { reference, amountMinor } = refund;
  const isRecorded = (await findEvents(tx, order.id)).some(
    (event) => event.kind === kind && (event.detail as { reference?: string }).reference === reference,
  );
  if (isRecorded) return false;
  await addOrderEvent(tx, {
    id: deps.newId(),
    orderId: order.id,
    kind,
    detail: JSON.stringify({ paymentId, reference, amountMinor: String(amountMinor) }),
    actor: provider,
  });
  return true;
}
