import * as calls from '@veranda/contracts/downloads';
import { findOrder } from '@veranda/db/orders/reader';
import { isEntityId } from '@veranda/domain/entity-id';
import { refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { readOrderEntitlements } from '../../services/commerce/entitlements/read-order-entitlements.ts';
import { fetchDownload } from './fetch-download.ts';
import { listFiles, removeFile, setRule, uploadFile } from './manage-files.ts';
import { presentEntitlements } from './present-entitlements.ts';
import { resendDownloads } from './resend-downloads.ts';

/** Files of digital products: kept in the studio, downloaded by their buyers. */
export function downloadRoutes(deps: Deps): Route[] {
  return [
    route(calls.listProductFiles, async (call) => listFiles(deps, addressOf(call))),
    route(calls.uploadProductFile, async (call) => uploadFile(deps, addressOf(call), call.spooled[0])),
    route(calls.removeProductFile, async (call) => removeFile(deps, addressOf(call), call.params.file)),
    route(calls.setDownloadRule, async (call) => setRule(deps, addressOf(call), call.body)),
    route(calls.resendDownloads, async (call) =>
      resendDownloads(deps, { siteId: siteOf(call).id, orderId: call.params.order }),
    ),
    route(calls.getOrderEntitlements, async (call) =>
      deps.db.forSite(siteOf(call).id, async (tx) => {
        const { order } = call.params;
        if (!(isEntityId(order) && (await findOrder(tx, order)))) return refuse('unknown-order');
        return presentEntitlements(await readOrderEntitlements(tx, order, deps.now()));
      }),
    ),
    route(calls.fetchDownload, async (call) => {
      const { until = '', signature = '' } = call.query;
      const link = { id: call.params.entitlement, until, signature };
      return fetchDownload(deps, siteOf(call), { link, reply: call.reply });
    }),
  ];
}

function addressOf(call: {
  readonly site: Parameters<typeof siteOf>[0]['site'];
  readonly params: { readonly product: string };
}) {
  return { siteId: siteOf(call).id, productId: call.params.product };
}
