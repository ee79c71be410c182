import type { InventoryVariant, StockMovement } from '@veranda/contracts/inventory';
import { type InventoryRecord, readInventory, readMovements } from '@veranda/db/inventory/panel-reader';
import { findVariantStock } from '@veranda/db/inventory/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findSettings } from '@veranda/db/sites/reader';
import { variantName } from '@veranda/domain/catalog/variant-name';
import { usualInventory } from '@veranda/domain/inventory/inventory-preferences';
import { assetPath } from '@veranda/domain/media/asset-address';
import { toMajor } from '@veranda/domain/money/money';
import { refuse } from '@veranda/domain/refusal';
import { csvResponse } from '../../platform/csv/csv-response.ts';
import { csvFile } from '../../platform/csv/write-csv.ts';
import type { RawAnswer } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** What of the inventory is asked for. */
interface Asked {
  readonly q?: string;
  readonly low?: boolean;
  readonly sort?: 'name' | 'stock' | 'price';
  readonly direction?: 'up' | 'down';
}

/** One page of the panel. */
export async function readPage(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  { page = 1, perPage = 25, ...asked }: Asked & { readonly page?: number; readonly perPage?: 25 | 50 | 100 },
) {
  return deps.db.forSite(
    site.id,
    async (tx) => {
      const lowStockAt = await thresholdOf(tx);
      const place = { offset: (page - 1) * perPage, limit: perPage };
      const { rows, total } = await readInventory(tx, { ...queryOf(asked, lowStockAt), ...place });
      return { inventory: rows.map((row) => presentRow(site, row)), total, page, perPage, lowStockAt };
    },
    { readOnly: true },
  );
}

/** Rows of a file at most: more variants than a site may have. */
const maxRows = 1_000_000;

/** All that is asked for as CSV. */
export async function exportPanel(deps: Pick<Deps, 'db'>, site: SiteEntry, asked: Asked): Promise<RawAnswer> {
  const rows = await deps.db.forSite(
    site.id,
    async (tx) => {
      const query = queryOf(asked, await thresholdOf(tx));
      return (await readInventory(tx, { ...query, offset: 0, limit: maxRows })).rows;
    },
    { readOnly: true },
  );
  const head = ['Product', 'Variant', 'SKU', 'Price', 'Currency', 'Stock', 'Reserved', 'Waiting'];
  const cells = rows.map((row) => [
    row.title,
    variantName(row),
    row.sku,
    toMajor(row.priceMinor, site.currency),
    site.currency,
    row.unlimited ? 'Unlimited' : String(freeOf(row)),
    String(row.reserved),
    String(row.waiting),
  ]);
  return csvResponse(`inventory-${site.slug}.csv`, csvFile([head, ...cells]));
}

/** Changes that are shown of a variant. */
const shownMovements = 10;

/** The latest changes of a variant's stock. */
export async function readHistory(deps: Pick<Deps, 'db'>, siteId: string, variantId: string) {
  const rows = await deps.db.forSite(
    siteId,
    async (tx) =>
      (await findVariantStock(tx, variantId))
        ? readMovements(tx, { variantId, limit: shownMovements })
        : null,
    { readOnly: true },
  );
  if (!rows) return refuse('variant-not-found');
  return {
    movements: rows.map(({ id, delta, kind, createdAt }) => ({
      id,
      delta,
      kind: kind as StockMovement['kind'],
      createdAt: createdAt.toISOString(),
    })),
  };
}

async function thresholdOf(tx: SiteTransaction): Promise<number> {
  const settings = await findSettings(tx);
  return settings?.doc.settings.store.inventory?.lowStockAt ?? usualInventory.lowStockAt;
}

function queryOf({ q = '', low = false, sort = 'name', direction = 'up' }: Asked, lowStockAt: number) {
  return { search: q, lowAt: low ? lowStockAt : null, sort, descending: direction === 'down' } as const;
}

function freeOf({ onHand, reserved }: InventoryRecord): number {
  return Math.max(0, onHand - reserved);
}

function presentRow(site: SiteEntry, row: InventoryRecord): InventoryVariant {
  const { variantId, productId, title, state, sku, unlimited, reserved, waiting, imageKey } = row;
  return {
    variantId,
    productId,
    title,
    state,
    sku,
    unlimited,
    reserved,
    waiting,
    variant: variantName(row),
    price: toMajor(row.priceMinor, site.currency),
    currency: site.currency,
    quantity: freeOf(row),
    imageUrl: imageKey === null ? null : assetPath(site.id, { storageKey: imageKey }),
  };
}
