import * as calls from '@veranda/contracts/orders';
import { countUnreadOrders } from '@veranda/contracts/unseen';
import type { EndpointInput } from '@veranda/contracts/endpoint';
import { type OrderQuery, readOrders } from '@veranda/db/orders/list-reader';
import { countUnseen } from '@veranda/db/orders/reader';
import { isEntityId } from '@veranda/domain/entity-id';
import { isRefusal } from '@veranda/domain/refusal';
import { csvType } from '../../platform/csv/csv-response.ts';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { exportOrders } from './export-orders.ts';
import { packingSlip, packingSlips } from './packing-slip.ts';
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
        const sort = call.query.sort ?? 'newest';
        const query = { ...queryOf(site, call.query), sort, offset: (page - 1) * pageSize, limit: pageSize };
        const { rows, total } = await readOrders(tx, query);
        const unread = await countUnseen(tx);
        return { orders: rows.map(presentRow), total, page, pageSize, unread };
      });
    }),
    route(countUnreadOrders, async (call) => {
      const site = siteOf(call);
      return { unread: await deps.db.forSite(site.id, (tx) => countUnseen(tx)) };
    }),
    ...fileRoutes(deps),
  ];
}

function fileRoutes(deps: Deps): Route[] {
  return [
    route(calls.exportOrders, async (call) => {
      const site = siteOf(call);
      const stream = exportOrders(deps, site.id, queryOf(site, call.query));
      call.reply.header('cache-control', 'no-store');
      return { kind: 'stream', status: 200, type: csvType, stream, size: null, fileName: 'orders.csv' };
    }),
    route(calls.getPackingSlips, async (call) => {
      const slips = await packingSlips(deps, siteOf(call), idsOf(call.query.ids));
      if (isRefusal(slips)) return slips;
      call.reply.header('cache-control', 'no-store');
      return { kind: 'bytes', status: 200, type: 'application/pdf', ...slips };
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
    fulfilmentStatus: query.fulfilment ?? '',
    test: query.test ?? '',
    ids: query.ids === undefined ? null : idsOf(query.ids),
    from: query.from ?? '',
    to: query.to ?? '',
    timeZone: site.timeZone,
  };
}

const maxIds = 100;

// A text that is no id names no order.
function idsOf(text: string): string[] {
  return text.split(',').filter(isEntityId).slice(0, maxIds);
}
