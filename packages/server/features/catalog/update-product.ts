import type { ProductBody } from '@veranda/contracts/catalog';
import { stopProductRedirects } from '@veranda/db/catalog/addresses';
import { findCollectionRoom, findProduct, lockProduct } from '@veranda/db/catalog/reader';
import { rebuildListing, updateProduct as saveProduct } from '@veranda/db/catalog/writer';
import { lockStocks, type SavedStock, saveStocks } from '@veranda/db/inventory/stock-batch';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { countsStock } from '@veranda/domain/catalog/codes';
import type { Product, ProductDraft, Variant } from '@veranda/domain/catalog/product';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { currencyProblem } from '../../services/commerce/currency/currency-problem.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { checkReferences, placeSlug } from './place-product.ts';
import { readDraft } from './read-draft.ts';

/** Change that the studio asks for. */
interface WantedChange {
  readonly id: string;
  /** The version that the form was filled from. */
  readonly version: bigint;
  readonly body: ProductBody;
  readonly actor: string;
  /** Writes in the transaction of a change that was made. */
  readonly alongside?: (tx: SiteTransaction, saved: Product) => Promise<void>;
}

/**
 * Saves a changed product. Stock changes by the difference to what the form showed, so a sale that happened
 * while it was open is not undone; nothing is written when anything is refused.
 */
export async function updateProduct(
  deps: Deps,
  site: SiteEntry,
  wanted: WantedChange,
): Promise<Product | Refusal> {
  const draft = readDraft(deps, wanted.body, site.currency);
  if (isRefusal(draft)) return draft;
  const answer = await deps.db.forSite(site.id, (tx) => applyChange(deps, tx, { site, wanted, draft }));
  if (!isRefusal(answer)) await deps.sites.refresh(site.id);
  return answer;
}

async function applyChange(
  deps: Deps,
  tx: SiteTransaction,
  {
    site,
    wanted,
    draft,
  }: { readonly site: SiteEntry; readonly wanted: WantedChange; readonly draft: ProductDraft },
): Promise<Product | Refusal> {
  const otherCurrency = await currencyProblem(tx, site);
  if (otherCurrency) return otherCurrency;
  if (!(await lockProduct(tx, wanted.id))) return refuse('product-not-found');
  const product = await findProduct(tx, wanted.id);
  if (!product) return refuse('product-not-found');
  if (product.version !== wanted.version) return refuse('product-changed');
  const unknown = await checkReferences(tx, product.collectionId, draft);
  if (unknown) return unknown;
  const moves = stockMoves(product, draft, wanted.body);
  const tooFew = await stockProblem(tx, moves);
  if (tooFew) return tooFew;
  const changed = await changedProduct(deps, tx, { product, draft });
  const { actor } = wanted;
  if (!(await saveProduct(tx, changed, { actor, kind: 'opening', newId: deps.newId })))
    return refuse('product-changed');
  const { withoutRedirect } = wanted.body;
  if (withoutRedirect) await stopProductRedirects(tx, { id: product.id, stopped: withoutRedirect });
  await saveStocks(tx, { stocks: moves.map((move) => saved(deps, move)), actor });
  await rebuildListing(tx, [product.id]);
  await bumpSiteVersion(tx);
  const after = await findProduct(tx, product.id);
  if (!after) return refuse('product-not-found');
  await wanted.alongside?.(tx, after);
  return after;
}

/** Locks the stock that is to change. */
async function stockProblem(tx: SiteTransaction, moves: readonly Move[]): Promise<Refusal | null> {
  const stocks = await lockStocks(
    tx,
    moves.map((move) => move.variantId),
  );
  const short = moves.find(({ variantId, delta }) => {
    const stock = stocks.get(variantId);
    return stock && stock.onHand + delta < stock.reserved;
  });
  return short ? refuse('stock-too-few', { field: short.field }) : null;
}

async function changedProduct(
  deps: Deps,
  tx: SiteTransaction,
  saved: { readonly product: Product; readonly draft: ProductDraft },
): Promise<Product> {
  const { product, draft } = saved;
  const { slugs } = await findCollectionRoom(tx, product.collectionId);
  const taken = new Set([...slugs].filter((slug) => slug !== product.urlSlug));
  const variants = mergeVariants(product, draft, deps.newId);
  return { ...product, ...draft, urlSlug: placeSlug(draft, taken), variants };
}

// A variant keeps the id under which it was sold; an id that is not the product's makes a new one.
function mergeVariants(product: Product, draft: ProductDraft, newId: () => string): Variant[] {
  const known = new Map(product.variants.map((variant) => [variant.id, variant]));
  return draft.variants.map((variant) => {
    const old = known.get(variant.id ?? '');
    return { ...variant, id: old?.id ?? newId(), sourceId: old?.sourceId ?? null };
  });
}

interface Move {
  readonly variantId: string;
  readonly delta: number;
  readonly unlimited: boolean;
  readonly field: string;
}

function saved(deps: Pick<Deps, 'newId'>, move: Move): SavedStock {
  const id = deps.newId();
  return { ...move, id, idempotencyKey: `save:${id}` };
}

function stockMoves(product: Product, draft: ProductDraft, body: ProductBody): Move[] {
  const known = new Map(product.variants.map((variant) => [variant.id, variant]));
  return body.variants.flatMap((variant, index) => {
    const old = known.get(variant.id ?? '');
    if (!old) return [];
    const unlimited = variant.stock.unlimited || !countsStock(draft.kind) || Boolean(product.plan);
    const seen = variant.stock.quantitySeen ?? old.stock.quantity;
    const delta = variant.stock.unlimited ? 0 : variant.stock.quantity - seen;
    return [{ variantId: old.id, delta, unlimited, field: `product.variants.${index}.stock.quantity` }];
  });
}
