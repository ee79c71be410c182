import * as calls from '@veranda/contracts/api-inventory';
import { findInventory, listInventoryPage } from '@veranda/db/inventory/api-reader';
import { isRefusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { keyActorOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { idShape, pageOf, placeAfter, usualPage } from '../../platform/http/cursor.ts';
import { presentInventoryItem } from '../../services/commerce/api-resources/present-inventory.ts';
import { adjustInventory } from './adjust-inventory.ts';

/** Stock in the commerce API. */
export function apiInventoryRoutes(deps: Deps): Route[] {
  return [
    route(calls.apiListInventory, async (call) => {
      const { id } = siteOf(call);
      const after = placeAfter(call.query.cursor, idShape);
      if (isRefusal(after)) return after;
      const limit = call.query.limit ?? usualPage;
      const rows = await deps.db.forSite(id, (tx) => listInventoryPage(tx, { after, limit: limit + 1 }), {
        readOnly: true,
      });
      const page = pageOf(rows, limit, (row) => row.variantId);
      return { inventory: page.rows.map(presentInventoryItem), pagination: page.pagination };
    }),
    route(calls.apiGetInventory, async (call) => {
      const { id } = siteOf(call);
      const ids = [call.params.variant];
      const [row] = await deps.db.forSite(id, (tx) => findInventory(tx, ids), { readOnly: true });
      return row ? { item: presentInventoryItem(row) } : refuse('unknown-variant');
    }),
    route(calls.apiAdjustInventory, async (call) => {
      const key = `${call.apiKey?.id ?? ''}:${call.request.headers['idempotency-key'] ?? ''}`;
      const input = { body: call.body, actor: keyActorOf(call), key };
      const inventory = await adjustInventory(deps, siteOf(call).id, input);
      return isRefusal(inventory) ? inventory : { inventory };
    }),
  ];
}
