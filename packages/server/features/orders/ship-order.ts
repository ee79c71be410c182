import { findLines, type OrderRecord } from '@veranda/db/orders/reader';
import { insertShipment, voidShipments } from '@veranda/db/orders/shipments';
import { addOrderEvent, updateOrder } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { fulfilmentStatus, type LineUnits, shipmentProblem, unsent } from '@veranda/domain/orders/fulfilment';
import { orderMayBecome } from '@veranda/domain/orders/order-states';
import { isWebAddress } from '@veranda/domain/rich-text/links';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { isCancellationPending } from './pending-cancellation.ts';
import { fulfillable } from './fulfillable-line.ts';
import type { Change } from './order-change.ts';
import { askForMail } from './order-mails.ts';

/** Facts of a shipment. */
interface ShipmentFacts {
  /** Id of the shipment that is written; drawn without it. */
  readonly id?: string;
  readonly lines: readonly LineUnits[];
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
  readonly notify: boolean;
  readonly actor: string;
}

/** Records a shipment; the order is fulfilled when nothing is left to send. */
export function ship(deps: Pick<Deps, 'newId'>, facts: ShipmentFacts): Change {
  return async (tx, order) => {
    if (order.status === 'canceled') return refuse('order-canceled');
    if (await isCancellationPending(tx, order.id)) return refuse('refund-under-way');
    if (facts.trackingUrl !== '' && !isWebAddress(facts.trackingUrl))
      return refuse('tracking-url-malformed', { field: 'trackingUrl' });
    const lines = (await findLines(tx, order.id)).map(fulfillable);
    return shipmentProblem(lines, facts.lines) ?? writeShipment(deps, tx, { order, facts });
  };
}

async function writeShipment(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  { order, facts }: { readonly order: OrderRecord; readonly facts: ShipmentFacts },
): Promise<undefined> {
  const id = facts.id ?? deps.newId();
  const of = { orderId: order.id };
  await insertShipment(
    tx,
    {
      ...of,
      id,
      carrier: facts.carrier.trim(),
      trackingNumber: facts.trackingNumber.trim(),
      trackingUrl: facts.trackingUrl,
      actor: facts.actor,
    },
    facts.lines,
  );
  const detail = JSON.stringify({ shipmentId: id });
  await addOrderEvent(tx, { ...of, id: deps.newId(), kind: 'shipped', detail, actor: facts.actor });
  const lines = (await findLines(tx, order.id)).map(fulfillable);
  const status = fulfilmentStatus(lines);
  const done = status === 'fulfilled';
  await updateOrder(tx, order.id, { fulfilmentStatus: status, ...(done ? { status: 'fulfilled' } : {}) });
  if (done) await addOrderEvent(tx, { ...of, id: deps.newId(), kind: 'fulfilled', actor: facts.actor });
  if (facts.notify) await askForMail(deps, tx, { orderId: order.id, kind: 'shipping', key: id });
  return undefined;
}

/**
 * Marks an order as fulfilled: what is left is sent without a number. Or as pending again: its shipments are
 * voided.
 */
export function setStatus(
  deps: Pick<Deps, 'newId'>,
  given: { readonly status: 'pending' | 'fulfilled'; readonly actor: string },
): Change {
  return async (tx, order) => {
    const { status, actor } = given;
    if (order.status === status) return undefined;
    if (await isCancellationPending(tx, order.id)) return refuse('refund-under-way');
    if (!orderMayBecome(order.status, status))
      return refuse('order-status-refused', { params: { from: order.status, to: status } });
    return status === 'fulfilled'
      ? fulfilAll(deps, tx, { order, actor })
      : reopen(deps, tx, { order, actor });
  };
}

type By = { readonly order: OrderRecord; readonly actor: string };

async function fulfilAll(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  { order, actor }: By,
): Promise<Refusal | undefined> {
  const all = (await findLines(tx, order.id)).map(fulfillable);
  const lines = unsent(all);
  if (lines.length > 0) {
    const facts = { lines, carrier: '', trackingNumber: '', trackingUrl: '', notify: false, actor };
    return writeShipment(deps, tx, { order, facts });
  }
  await updateOrder(tx, order.id, { status: 'fulfilled', fulfilmentStatus: fulfilmentStatus(all) });
  const of = { orderId: order.id };
  await addOrderEvent(tx, { ...of, id: deps.newId(), kind: 'fulfilled', actor });
  return undefined;
}

async function reopen(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  { order, actor }: By,
): Promise<undefined> {
  await voidShipments(tx, order.id);
  const lines = (await findLines(tx, order.id)).map(fulfillable);
  await updateOrder(tx, order.id, { status: 'pending', fulfilmentStatus: fulfilmentStatus(lines) });
  const of = { orderId: order.id };
  await addOrderEvent(tx, { ...of, id: deps.newId(), kind: 'reopened', actor });
  return undefined;
}
