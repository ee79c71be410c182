import {
  exportInventory,
  listInventory,
  listMovements,
  moveStock,
  readStock,
  readStockApi,
  setQuantity as setQuantityEndpoint,
  setUnlimited as setUnlimitedEndpoint,
  undoMovement as undoEndpoint,
} from '@veranda/contracts/inventory';
import { findPublishedStock } from '@veranda/db/inventory/reader';
import { countsStock, productKindOf } from '@veranda/domain/catalog/codes';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { apiInventoryRoutes } from './api-routes.ts';
import { type ChangedStock, changeStock, setQuantity, setUnlimited, undoMovement } from './change-stock.ts';
import { exportPanel, readHistory, readPage } from './read-panel.ts';

/** The inventory panel, and what visitors may know of stock. */
export function inventoryRoutes(deps: Deps): Route[] {
  return [
    ...apiInventoryRoutes(deps),
    ...panelRoutes(deps),
    route(moveStock, async (call) =>
      present(
        await changeStock(deps, siteOf(call).id, {
          variantId: call.params.variant,
          delta: call.body.delta,
          key: call.body.idempotencyKey,
          actor: `account:${accountOf(call).id}`,
        }),
      ),
    ),
    route(undoEndpoint, async (call) =>
      present(
        await undoMovement(deps, siteOf(call).id, {
          movementId: call.params.movement,
          actor: `account:${accountOf(call).id}`,
        }),
      ),
    ),
    route(setUnlimitedEndpoint, async (call) =>
      present(await setUnlimited(deps, siteOf(call).id, { variantId: call.params.variant, ...call.body })),
    ),
    route(readStock, async (call) => stockOf(deps, siteOf(call).id, call.query.itemId)),
    route(readStockApi, async (call) => stockOf(deps, siteOf(call).id, call.query.itemId)),
  ];
}

function panelRoutes(deps: Deps): Route[] {
  return [
    route(listInventory, async (call) => readPage(deps, siteOf(call), call.query)),
    route(exportInventory, async (call) => exportPanel(deps, siteOf(call), call.query)),
    route(listMovements, async (call) => readHistory(deps, siteOf(call).id, call.params.variant)),
    route(setQuantityEndpoint, async (call) => {
      const { idempotencyKey: key, ...figures } = call.body;
      const actor = `account:${accountOf(call).id}`;
      const change = { variantId: call.params.variant, ...figures, key, actor };
      return present(await setQuantity(deps, siteOf(call).id, change));
    }),
  ];
}

function present(answer: ChangedStock | Refusal) {
  if (isRefusal(answer)) return answer;
  const { variantId, productId, unlimited, quantity } = answer.stock;
  return { variantId, productId, unlimited, quantity, movementId: answer.movementId };
}

/** Stock of each variant of a published product; an unknown item has no results (storefront §7). */
async function stockOf(deps: Deps, siteId: string, itemId: string) {
  const rows = await deps.db.forSite(siteId, (tx) => findPublishedStock(tx, itemId), {
    readOnly: true,
  });
  return {
    results: rows.map((row) => ({
      variantId: row.variantId,
      sku: row.sku,
      unlimited: row.unlimited || !countsStock(productKindOf(row.productType)),
      qtyInStock: row.quantity,
    })),
  };
}
