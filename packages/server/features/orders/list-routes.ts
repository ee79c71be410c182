import * as calls from '@veranda/contracts/orders';
import type { EndpointInput } from '@veranda/contracts/endpoint';
import { type OrderQuery, readOrders } from '@veranda/db/orders/list-reader';
import { countUnseen } from '@veranda/db/orders/reader';
import { isRefusal } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import { type Route, route, siteOf } from '../../platform/http/route.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { exportOrders } from './export-orders.ts';
import { packingSlip } from './packing-slip.ts';
import { presentRow } from './present.ts';

/** The list of orders, and orders as files. */
export function listRoutes(deps: Deps): Route[] {
  return [
    route(calls.listOrders, async (call) => {
      const site = siteOf(call);
      const page = Math.max(1, Number.parseInt(call.query.page ?? '1', 10) || 1);
      const size = Number(call.query.pageSize ?? '25');
      const pageSize = [25, 50, 100].includes(size) ? size : 25;
      return deps.db.forSite(site.id, async (tx) => {
        const asked = { ...queryOf(site, call.query), offset: (page - 1) * pageSize, limit: pageSize };
        const { rows, total } = await readOrders(tx, site.id, asked);
        const unread = await countUnseen(tx, site.id);
        return { orders: rows.map(presentRow), total, page, pageSize, unread };
      });
    }),
    route(calls.countUnreadOrders, async (call) => {
      const site = siteOf(call);
      return { unread: await deps.db.forSite(site.id, (tx) => countUnseen(tx, site.id)) };
    }),
    ...fileRoutes(deps),
  ];
}

function fileRoutes(deps: Deps): Route[] {
  return [
    route(calls.exportOrders, async (call) => {
      const site = siteOf(call);
      const bytes = await exportOrders(deps, site.id, queryOf(site, call.query));
      call.reply.header('cache-control', 'no-store');
      return { kind: 'bytes', status: 200, type: 'text/csv; charset=utf-8', bytes, fileName: 'orders.csv' };
    }),
    route(calls.getPackingSlip, async (call) => {
      const slip = await packingSlip(deps, siteOf(call), {
        orderId: call.params.order,
        parcelId: call.query.parcel ?? null,
      });
      if (isRefusal(slip)) return slip;
      call.reply.header('cache-control', 'no-store');
      return { kind: 'bytes', status: 200, type: 'application/pdf', ...slip };
    }),
  ];
}

function queryOf(site: SiteEntry, query: EndpointInput<typeof calls.exportOrders>['query']): OrderQuery {
  return {
    search: (query.search ?? '').trim(),
    status: query.status ?? '',
    paymentStatus: query.payment ?? '',
    from: query.from ?? '',
    to: query.to ?? '',
    timeZone: site.timeZone,
  };
}
