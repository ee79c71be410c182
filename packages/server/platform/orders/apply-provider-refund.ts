import { findEvents, lockOrder, lockPayment, type OrderRow } from '@veranda/db/orders/reader';
import { closeRefund, closeSplit, findRefundByKey, insertRefund } from '@veranda/db/orders/refunds';
import { addOrderEvent } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { askToRecordTaxes } from '../tax/record-taxes.ts';
import type { Deps } from '../deps.ts';
import type { ForeignRefund, PaymentKey } from '../payments/payment-gateway.ts';
import { revokeOrderEntitlements } from '../entitlements/revoke-entitlements.ts';
import { updatePaymentStatus } from './order-payment-status.ts';

/**
 * Takes over refunds that were made at the provider and not here; each once, however often they are told. One of more than
 * is left cannot be counted: the timeline says so, and the log has an error.
 */
export async function applyProviderRefunds(
  deps: Pick<Deps, 'db' | 'newId' | 'now' | 'log'>,
  { siteId, paymentId }: Pick<PaymentKey, 'siteId' | 'paymentId'>,
  refunds: readonly ForeignRefund[],
): Promise<void> {
  const unaccounted = await deps.db.forSite(siteId, async (tx) => {
    const tooLarge: ForeignRefund[] = [];
    const payment = await lockPayment(tx, siteId, paymentId);
    const order = payment && (await lockOrder(tx, siteId, payment.order_id));
    if (!payment || !order || payment.status !== 'captured') return tooLarge;
    const before = payment.captured_minor - payment.refunded_minor;
    let left = before;
    for (const refund of refunds) {
      const key = `elsewhere-${refund.reference}`;
      const isKnown = await findRefundByKey(tx, siteId, { orderId: order.id, key });
      if (isKnown) continue;
      const found = { order, paymentId, key, refund, provider: payment.provider };
      if (refund.amountMinor > left) {
        if (await writeUnaccounted(deps, tx, found)) tooLarge.push(refund);
        continue;
      }
      left -= refund.amountMinor;
      await write(deps, tx, found);
    }
    await updatePaymentStatus(tx, order);
    if (left < before) await revokeOrderEntitlements(deps, tx, { orderId: order.id, canceled: false });
    return tooLarge;
  });
  for (const { reference, amountMinor } of unaccounted)
    deps.log.error(
      { website_id: siteId, payment: paymentId, reference, amount: String(amountMinor) },
      'refund: more was given back at the provider than was left',
    );
}

interface Found {
  readonly order: OrderRow;
  readonly paymentId: string;
  readonly key: string;
  readonly refund: ForeignRefund;
  readonly provider: string;
}

async function write(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  { order, paymentId, key, refund, provider }: Found,
): Promise<void> {
  const { siteId } = tx;
  const [id, splitId] = [deps.newId(), deps.newId()];
  await insertRefund(tx, {
    refund: {
      website_id: siteId,
      id,
      order_id: order.id,
      idempotency_key: key,
      status: 'pending',
      amount_minor: refund.amountMinor,
      restock: false,
      cancels: false,
      notify: false,
      actor: provider,
    },
    lines: [],
    splits: [{ id: splitId, payment_id: paymentId, amount_minor: refund.amountMinor, status: 'pending' }],
  });
  await closeSplit(tx, { siteId, id: splitId }, { status: 'done', reference: refund.reference });
  await closeRefund(tx, { siteId, refundId: id }, { status: 'done', failure: null });
  await askToRecordTaxes(deps, tx, { orderId: order.id, refundId: id });
  await addOrderEvent(tx, {
    website_id: siteId,
    id: deps.newId(),
    order_id: order.id,
    kind: 'refunded',
    detail: JSON.stringify({ refundId: id }),
    actor: provider,
  });
}

// Once a refund, however often the provider tells of it. @returns whether it was not told before
async function writeUnaccounted(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  { order, paymentId, refund, provider }: Found,
): Promise<boolean> {
  const kind = 'refund-unaccounted';
  const { reference, amountMinor } = refund;
  const isTold = (await findEvents(tx, tx.siteId, order.id)).some(
    (event) => event.kind === kind && (event.detail as { reference?: string }).reference === reference,
  );
  if (isTold) return false;
  await addOrderEvent(tx, {
    website_id: tx.siteId,
    id: deps.newId(),
    order_id: order.id,
    kind,
    detail: JSON.stringify({ paymentId, reference, amountMinor: String(amountMinor) }),
    actor: provider,
  });
  return true;
}
