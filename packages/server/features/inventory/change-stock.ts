import { rebuildListing } from '@veranda/db/catalog/writer';
import { findMovement, findVariantStock, type VariantStock } from '@veranda/db/inventory/reader';
import {
  findMovementByKey,
  lockStock,
  moveStock,
  type StockMove,
  setUnlimited as setUnlimitedRow,
} from '@veranda/db/inventory/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';

/** A variant's stock after a change, and the row of the ledger that can be undone. */
export interface ChangedStock {
  readonly stock: VariantStock;
  readonly movementId: string | null;
}

/** Adds to or takes from a variant's stock by hand. */
export async function changeStock(
  deps: Deps,
  siteId: string,
  change: {
    readonly variantId: string;
    readonly delta: number;
    readonly key: string;
    readonly actor: string;
  },
): Promise<ChangedStock | Refusal> {
  const move = { ...change, id: deps.newId(), kind: 'adjust', idempotencyKey: `hand:${change.key}` } as const;
  return withListing(deps, siteId, (tx) => applyMove(tx, move));
}

/** Sets a variant's stock to a figure, unless another one stands by now than the one that was seen. */
export async function setQuantity(
  deps: Deps,
  siteId: string,
  change: {
    readonly variantId: string;
    readonly quantity: number;
    readonly seen: number;
    readonly key: string;
    readonly actor: string;
  },
): Promise<ChangedStock | Refusal> {
  const { variantId, quantity, seen, actor } = change;
  const idempotencyKey = `hand:${change.key}`;
  return withListing(deps, siteId, async (tx) => {
    const stock = await lockStock(tx, variantId);
    if (!stock) return refuse('variant-not-found');
    if (await findMovementByKey(tx, idempotencyKey)) return { variantId, movementId: null };
    const now = Math.max(0, stock.onHand - stock.reserved);
    if (now !== seen) return refuse('stock-moved', { field: 'seen', params: { quantity: now } });
    const delta = quantity - now;
    if (delta === 0) return { variantId, movementId: null };
    return applyMove(tx, { id: deps.newId(), variantId, delta, kind: 'adjust', actor, idempotencyKey });
  });
}

/** Takes a change by hand back by its opposite; undoing twice is undoing once. */
export async function undoMovement(
  deps: Deps,
  siteId: string,
  { movementId, actor }: { readonly movementId: string; readonly actor: string },
): Promise<ChangedStock | Refusal> {
  return withListing(deps, siteId, async (tx) => {
    const movement = await findMovement(tx, movementId);
    if (!movement) return refuse('movement-not-found');
    if (movement.kind !== 'adjust') return refuse('movement-not-undoable');
    return applyMove(tx, {
      id: deps.newId(),
      variantId: movement.variantId,
      delta: -movement.delta,
      kind: 'adjust',
      actor,
      idempotencyKey: `undo:${movementId}`,
    });
  });
}

/** Stops counting a variant's stock, or counts it again. */
export async function setUnlimited(
  deps: Deps,
  siteId: string,
  change: { readonly variantId: string; readonly unlimited: boolean },
): Promise<ChangedStock | Refusal> {
  return withListing(deps, siteId, async (tx) => {
    if (!(await findVariantStock(tx, change.variantId))) return refuse('variant-not-found');
    await setUnlimitedRow(tx, change);
    return { variantId: change.variantId, movementId: null };
  });
}

type Applied = { readonly variantId: string; readonly movementId: string | null };

async function applyMove(tx: SiteTransaction, move: StockMove): Promise<Applied | Refusal> {
  if (!(await findVariantStock(tx, move.variantId))) return refuse('variant-not-found');
  const outcome = await moveStock(tx, move);
  if (outcome === 'no-variant') return refuse('variant-not-found');
  if (outcome === 'too-few') return refuse('stock-too-few', { field: 'delta' });
  return { variantId: move.variantId, movementId: outcome === 'moved' ? move.id : null };
}

// A page says of each variant whether there is any and how few are left, whatever its row in the lists says.
async function withListing(
  deps: Deps,
  siteId: string,
  change: (tx: SiteTransaction) => Promise<Applied | Refusal>,
): Promise<ChangedStock | Refusal> {
  const answer = await deps.db.forSite(siteId, async (tx) => {
    const applied = await change(tx);
    if (isRefusal(applied)) return applied;
    const stock = await findVariantStock(tx, applied.variantId);
    if (!stock) return refuse('variant-not-found');
    await rebuildListing(tx, [stock.productId]);
    await bumpSiteVersion(tx);
    return { stock, movementId: applied.movementId };
  });
  if (!isRefusal(answer)) await deps.sites.refresh(siteId);
  return answer;
}
