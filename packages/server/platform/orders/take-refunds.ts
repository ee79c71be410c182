import { lockOrder, lockPayment, type OrderRow } from '@veranda/db/orders/reader';
import { closeRefund, closeSplit, findRefundByKey, insertRefund } from '@veranda/db/orders/refunds';
import { addOrderEvent } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { askToRecordTaxes } from '../tax/record-taxes.ts';
import type { Deps } from '../deps.ts';
import type { ForeignRefund, PaymentKey } from '../payments/payment-gateway.ts';
import { takeGoodsBack } from '../goods/take-goods-back.ts';
import { keepStanding } from './order-standing.ts';

/** Takes over refunds that were made at the provider and not here; each once, however often they are told. */
export async function takeRefunds(
  deps: Pick<Deps, 'db' | 'newId' | 'now'>,
  { siteId, paymentId }: Pick<PaymentKey, 'siteId' | 'paymentId'>,
  refunds: readonly ForeignRefund[],
): Promise<void> {
  await deps.db.forSite(siteId, async (tx) => {
    const payment = await lockPayment(tx, siteId, paymentId);
    const order = payment && (await lockOrder(tx, siteId, payment.order_id));
    if (!payment || !order || payment.status !== 'captured') return;
    const before = payment.captured_minor - payment.refunded_minor;
    let left = before;
    for (const refund of refunds) {
      const key = `elsewhere-${refund.reference}`;
      const isKnown = await findRefundByKey(tx, siteId, { orderId: order.id, key });
      if (isKnown || refund.amountMinor > left) continue;
      left -= refund.amountMinor;
      await write(deps, tx, { order, paymentId, key, refund, provider: payment.provider });
    }
    await keepStanding(tx, order);
    if (left < before) await takeGoodsBack(deps, tx, { orderId: order.id, canceled: false });
  });
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
