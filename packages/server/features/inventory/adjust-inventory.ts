import type { InventoryItem, StockAdjustment } from '@veranda/contracts/api-inventory';
import { rebuildListing } from '@veranda/db/catalog/writer';
import { lockStockRows } from '@veranda/db/checkout/stock-rows';
import { findInventory } from '@veranda/db/inventory/api-reader';
import { moveStock, setUnlimited } from '@veranda/db/inventory/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { presentInventoryItem } from '../../services/commerce/api-resources/present-inventory.ts';

/** A change of the stock of one variant. */
interface StockChange {
  readonly variantId: string;
  readonly quantity: number;
  readonly kind: 'add' | 'take' | 'set' | 'unlimited';
  readonly field: string;
}

interface Asked {
  readonly body: StockAdjustment;
  readonly actor: string;
  /** Key of the request: moves that the ledger has from it are not written again. */
  readonly key: string;
}

/** Changes the stock of several variants, all or none. @returns how each stands then */
export async function adjustInventory(
  deps: Pick<Deps, 'db' | 'newId' | 'sites'>,
  siteId: string,
  input: Asked,
): Promise<InventoryItem[] | Refusal> {
  const changes = changesOf(input.body);
  const [first] = changes;
  if (!first) return refuse('adjustment-empty', { field: 'increments' });
  const ids = changes.map((change) => change.variantId);
  const repeated = changes.find((change, index) => ids.indexOf(change.variantId) !== index);
  if (repeated) return refuse('variant-repeats', { field: repeated.field });
  const items = await transactionWithRefusal(deps.db, siteId, async (tx) => {
    const refused = await applyAll(deps, tx, { changes, asked: input });
    return refused ?? (await findInventory(tx, ids)).map(presentInventoryItem);
  });
  if (!isRefusal(items)) await deps.sites.refresh(siteId);
  return items;
}

function changesOf({
  increments = [],
  decrements = [],
  setFinite = [],
  setUnlimited: unlimited = [],
}: StockAdjustment): StockChange[] {
  const listed = (
    list: readonly { readonly variantId: string; readonly quantity: number }[],
    kind: StockChange['kind'],
    name: string,
  ) => list.map((entry, index) => ({ ...entry, kind, field: `${name}.${String(index)}` }));
  return [
    ...listed(increments, 'add', 'increments'),
    ...listed(decrements, 'take', 'decrements'),
    ...listed(setFinite, 'set', 'setFinite'),
    ...listed(
      unlimited.map((variantId) => ({ variantId, quantity: 0 })),
      'unlimited',
      'setUnlimited',
    ),
  ];
}

async function applyAll(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  { changes, asked }: { readonly changes: readonly StockChange[]; readonly asked: Asked },
): Promise<Refusal | undefined> {
  const ids = changes.map((change) => change.variantId);
  const rows = await lockStockRows(tx, ids);
  const stock = new Map(rows.map((row) => [row.variantId, row]));
  const items = new Map((await findInventory(tx, ids)).map((row) => [row.variantId, row]));
  for (const change of changes) {
    const row = stock.get(change.variantId);
    if (!row || !items.has(change.variantId)) return refuse('unknown-variant', { field: change.field });
    const refused = await applyOne(deps, tx, { change, row, asked });
    if (refused) return refused;
  }
  const products = [...new Set([...items.values()].map((item) => item.productId))];
  await rebuildListing(tx, products);
  await bumpSiteVersion(tx);
  return undefined;
}

interface One {
  readonly change: StockChange;
  readonly row: { readonly unlimited: boolean; readonly onHand: number; readonly reserved: number };
  readonly asked: Asked;
}

async function applyOne(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  { change, row, asked }: One,
): Promise<Refusal | undefined> {
  const { variantId, kind, quantity, field } = change;
  if (kind === 'unlimited') {
    await setUnlimited(tx, { variantId, unlimited: true });
    return undefined;
  }
  if (kind !== 'set' && row.unlimited) return refuse('stock-uncounted', { field });
  const delta = kind === 'set' ? quantity + row.reserved - row.onHand : kind === 'add' ? quantity : -quantity;
  if (delta !== 0) {
    const move = { id: deps.newId(), variantId, delta, kind: 'adjust', actor: asked.actor } as const;
    const idempotencyKey = `api:${asked.key}:${variantId}`;
    const outcome = await moveStock(tx, { ...move, idempotencyKey });
    if (outcome === 'no-variant') return refuse('unknown-variant', { field });
    if (outcome === 'too-few') return refuse('stock-too-few', { field });
  }
  if (kind === 'set') await setUnlimited(tx, { variantId, unlimited: false });
  return undefined;
}
