import * as calls from '@veranda/contracts/orders';
import { findAssets } from '@veranda/db/media/reader';
import {
  countUnseen,
  findEvents,
  findLines,
  findOrder,
  findPayments,
  readOrders,
} from '@veranda/db/orders/reader';
import { addOrderEvent, updateOrder } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import { accountOf, type Route, route, siteOf } from '../../platform/http/route.ts';
import { presentOrder, presentRow } from './present.ts';

/** Orders in the studio. */
export function orderRoutes(deps: Deps): Route[] {
  return [
    route(calls.listOrders, async (call) => {
      const site = siteOf(call);
      const page = Math.max(1, Number.parseInt(call.query.page ?? '1', 10) || 1);
      const size = Number(call.query.pageSize ?? '25');
      const pageSize = [25, 50, 100].includes(size) ? size : 25;
      return deps.db.forSite(site.id, async (tx) => {
        const { rows, total } = await readOrders(tx, site.id, {
          search: (call.query.search ?? '').trim(),
          status: call.query.status ?? '',
          offset: (page - 1) * pageSize,
          limit: pageSize,
        });
        return {
          orders: rows.map(presentRow),
          total,
          page,
          pageSize,
          unread: await countUnseen(tx, site.id),
        };
      });
    }),
    route(calls.countUnreadOrders, async (call) => {
      const site = siteOf(call);
      return { unread: await deps.db.forSite(site.id, (tx) => countUnseen(tx, site.id)) };
    }),
    route(calls.getOrder, async (call) => {
      const site = siteOf(call);
      return change(deps, site.id, call.params.order, (tx, order) =>
        order.seen_at === null
          ? updateOrder(tx, site.id, order.id, { seen_at: new Date(deps.now()) })
          : Promise.resolve(),
      );
    }),
    route(calls.setOrderStatus, async (call) => {
      const site = siteOf(call);
      const { status } = call.body;
      return change(deps, site.id, call.params.order, async (tx, order) => {
        if (order.status === status) return;
        if (order.status !== 'pending' && order.status !== 'fulfilled')
          return refuse('order-status-refused', { params: { from: order.status, to: status } });
        const fulfilled = status === 'fulfilled';
        const shipped = order.fulfilment_status !== 'none_needed';
        await updateOrder(tx, site.id, order.id, {
          status,
          ...(shipped ? { fulfilment_status: fulfilled ? 'fulfilled' : 'unfulfilled' } : {}),
        });
        await note(deps, tx, order.id, {
          kind: fulfilled ? 'fulfilled' : 'reopened',
          actor: accountOf(call).email,
        });
      });
    }),
    route(calls.setOrderNote, async (call) => {
      const site = siteOf(call);
      return change(deps, site.id, call.params.order, async (tx, order) => {
        if (order.note === call.body.note) return;
        await updateOrder(tx, site.id, order.id, { note: call.body.note });
        await note(deps, tx, order.id, { kind: 'note-changed', actor: accountOf(call).email });
      });
    }),
  ];
}

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

async function change(
  deps: Deps,
  siteId: string,
  orderId: string,
  act: (tx: SiteTransaction, order: Order) => Promise<Refusal | undefined | void>,
) {
  if (!/^[0-9a-f-]{36}$/.test(orderId)) return refuse('unknown-order');
  return deps.db.forSite(siteId, async (tx) => {
    const order = await findOrder(tx, siteId, orderId, true);
    if (!order || order.number === null) return refuse('unknown-order');
    const refused = await act(tx, order);
    if (isRefusal(refused)) return refused;
    return { order: await readOrder(tx, siteId, orderId) };
  });
}

async function readOrder(tx: SiteTransaction, siteId: string, orderId: string) {
  const order = await findOrder(tx, siteId, orderId);
  if (!order) throw new Error('an order that is locked is missing');
  const lines = await findLines(tx, siteId, orderId);
  const assets = await findAssets(tx, siteId, [...new Set(lines.flatMap((line) => line.image_id ?? []))]);
  return presentOrder({
    order,
    lines,
    payments: await findPayments(tx, siteId, orderId),
    events: await findEvents(tx, siteId, orderId),
    images: new Map(assets.map((asset) => [asset.id, asset])),
  });
}

async function note(
  deps: Deps,
  tx: SiteTransaction,
  orderId: string,
  event: { readonly kind: string; readonly actor: string },
): Promise<void> {
  await addOrderEvent(tx, { website_id: tx.siteId, id: deps.newId(), order_id: orderId, ...event });
}
