import * as calls from '@veranda/contracts/api-orders';
import { findOrderAggregates, listOrdersPage } from '@veranda/db/orders/api-reader';
import { findLines, lockOrder } from '@veranda/db/orders/reader';
import { findShipments } from '@veranda/db/orders/shipments';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { unsent } from '@veranda/domain/orders/fulfilment';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { keyActorOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { momentOf, pageOf, placeAfter, usualPage } from '../../platform/http/cursor.ts';
import { idOfKey } from '../../platform/http/id-of-key.ts';
import { presentApiOrder } from '../../services/commerce/api-resources/present-order.ts';
import { fulfillable } from './fulfillable-line.ts';
import { importOrder } from './import-order.ts';
import { ship } from './ship-order.ts';

type Answered = { order: calls.ApiOrder } | Refusal;

/** Orders in the commerce API. */
export function apiOrderRoutes(deps: Deps): Route[] {
  return [
    route(calls.apiListOrders, async (call) => listOrders(deps, siteOf(call).id, call.query)),
    route(calls.apiGetOrder, async (call) =>
      deps.db.forSite(siteOf(call).id, (tx) => readOne(tx, call.params.order), { readOnly: true }),
    ),
    route(calls.apiCreateOrder, async (call) => {
      const id = idOfKey(call) ?? deps.newId();
      const input = { body: call.body, actor: keyActorOf(call), id };
      const orderId = await importOrder(deps, siteOf(call), input);
      if (isRefusal(orderId)) return orderId;
      return deps.db.forSite(siteOf(call).id, (tx) => readOne(tx, orderId), { readOnly: true });
    }),
    route(calls.apiFulfillOrder, async (call) =>
      transactionWithRefusal(deps.db, siteOf(call).id, (tx) =>
        fulfill(deps, tx, {
          orderId: call.params.order,
          actor: keyActorOf(call),
          body: call.body,
          shipmentId: idOfKey(call) ?? deps.newId(),
        }),
      ),
    ),
  ];
}

async function listOrders(
  deps: Pick<Deps, 'db'>,
  siteId: string,
  query: Parameters<Parameters<typeof route<typeof calls.apiListOrders>>[1]>[0]['query'],
) {
  const place = placeAfter(query.cursor, /^\d{1,9}$/);
  if (isRefusal(place)) return place;
  const limit = query.limit ?? usualPage;
  const walk = {
    modifiedAfter: momentOf(query.modifiedAfter),
    modifiedBefore: momentOf(query.modifiedBefore),
    status: query.status ?? '',
    fulfilmentStatus: query.fulfillmentStatus ?? '',
    before: place === null ? null : Number(place),
    limit: limit + 1,
  };
  return deps.db.forSite(
    siteId,
    async (tx) => {
      const page = pageOf(await listOrdersPage(tx, walk), limit, (row) => String(row.number));
      const ids = page.rows.map((row) => row.id);
      const orders = (await findOrderAggregates(tx, ids)).map(presentApiOrder);
      return { orders, pagination: page.pagination };
    },
    { readOnly: true },
  );
}

async function readOne(tx: SiteTransaction, orderId: string): Promise<Answered> {
  const [whole] = await findOrderAggregates(tx, [orderId]);
  return whole ? { order: presentApiOrder(whole) } : refuse('unknown-order');
}

interface Sent {
  readonly lineItems?: readonly { readonly lineItemId: string; readonly quantity: number }[];
  readonly carrier?: string;
  readonly trackingNumber?: string;
  readonly trackingUrl?: string;
  readonly notifyCustomer: boolean;
}

async function fulfill(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  {
    orderId,
    actor,
    body,
    shipmentId,
  }: {
    readonly orderId: string;
    readonly actor: string;
    readonly body: Sent;
    readonly shipmentId: string;
  },
): Promise<Answered> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.number === null) return refuse('unknown-order');
  const sent = await findShipments(tx, orderId);
  if (sent.some((shipment) => shipment.id === shipmentId)) return readOne(tx, orderId);
  const lines =
    body.lineItems?.map(({ lineItemId, quantity }) => ({ lineId: lineItemId, quantity })) ??
    unsent((await findLines(tx, orderId)).map(fulfillable));
  const { carrier = '', trackingNumber = '', trackingUrl = '', notifyCustomer: notify } = body;
  const facts = { id: shipmentId, lines, carrier, trackingNumber, trackingUrl, notify, actor };
  const refused = await ship(deps, facts)(tx, order);
  if (isRefusal(refused)) return refused.field === 'lines' ? { ...refused, field: 'lineItems' } : refused;
  return readOne(tx, orderId);
}
