import { type CartEntryRow, type CartRow, findEntries, findHolds } from '@veranda/db/cart/reader';
import { findProducts } from '@veranda/db/catalog/reader';
import { findAssets } from '@veranda/db/media/reader';
import { findStores } from '@veranda/db/catalog/stores';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findSettings } from '@veranda/db/sites/reader';
import { countsStock } from '@veranda/domain/catalog/codes';
import { type Product, unitPriceMinor, type Variant } from '@veranda/domain/catalog/product';
import { shippingCost, type Totals, totalsOf } from '@veranda/domain/cart/totals';
import type { Asset } from '@veranda/domain/media/asset';
import type { FlatRate, StoreSettings } from '@veranda/domain/publishing/snapshot';
import type { SiteEntry } from '../sites/site-directory.ts';

/** An entry with what it is today: product and variant are null when they are gone or hidden. */
export interface LoadedEntry {
  readonly row: CartEntryRow;
  readonly product: Product | null;
  readonly variant: Variant | null;
  readonly image: Asset | null;
  readonly storePath: string;
  readonly unitMinor: bigint;
  /** What can be had: null is without limit. What this cart holds itself counts as available. */
  readonly available: number | null;
  /** Message code of what stands in the way, or null. */
  readonly problem: 'item-unavailable' | 'not-enough-stock' | null;
}

/** A cart priced anew from the catalogue: prices that the visitor saw decide nothing. */
export interface LoadedCart {
  readonly row: CartRow;
  readonly entries: readonly LoadedEntry[];
  readonly totals: Totals;
  readonly rates: readonly (FlatRate & { readonly costMinor: bigint })[];
  readonly rate: FlatRate | null;
  readonly requiresShipping: boolean;
  readonly store: StoreSettings;
}

/** Reads a cart and prices it with the one pipeline: a constant number of statements, whatever its size. */
export async function loadCart(tx: SiteTransaction, site: SiteEntry, row: CartRow): Promise<LoadedCart> {
  const rows = await findEntries(tx, site.id, row.id);
  const products = new Map(
    (await findProducts(tx, site.id, [...new Set(rows.map((entry) => entry.product_id))])).map((one) => [
      one.id,
      one,
    ]),
  );
  const held = new Map(
    (await findHolds(tx, site.id, row.id)).map((hold) => [hold.variant_id, hold.quantity]),
  );
  const images = new Map(
    (await findAssets(tx, site.id, imageIds(products))).map((asset) => [asset.id, asset]),
  );
  const stores = new Map((await findStores(tx, site.id)).map((store) => [store.id, `/${store.url_slug}`]));
  const entries = rows.map((entry) => loadEntry(entry, { products, held, images, stores }));
  const store = await storeSettings(tx, site.id);
  const lines = entries
    .filter((entry) => entry.variant !== null)
    .map((entry) => ({
      key: entry.row.id,
      unitMinor: entry.unitMinor,
      quantity: entry.row.quantity,
      shipped: entry.product?.kind === 'physical',
    }));
  const rate = store.shippingRates.find((one) => one.id === row.shipping_option) ?? null;
  return {
    row,
    entries,
    totals: totalsOf({ currency: site.currency, lines, rate }),
    rates: store.shippingRates.map((one) => ({
      ...one,
      costMinor: shippingCost(one, { currency: site.currency, lines }),
    })),
    rate,
    requiresShipping: lines.some((line) => line.shipped),
    store,
  };
}

/** The store settings of the site's draft: what an owner saves there holds at once. */
export async function storeSettings(tx: SiteTransaction, siteId: string): Promise<StoreSettings> {
  const row = await findSettings(tx, siteId);
  if (!row) throw new Error('the site has no settings');
  return JSON.parse(row.doc).settings.store;
}

interface Found {
  readonly products: ReadonlyMap<string, Product>;
  readonly held: ReadonlyMap<string, number>;
  readonly images: ReadonlyMap<string, Asset>;
  readonly stores: ReadonlyMap<string, string>;
}

function loadEntry(row: CartEntryRow, found: Found): LoadedEntry {
  const known = found.products.get(row.product_id);
  const product = known?.state === 'published' ? known : null;
  const variant = product?.variants.find((one) => one.id === row.variant_id) ?? null;
  const counted =
    product !== null && variant !== null && countsStock(product.kind) && !variant.stock.unlimited;
  const available = counted && variant ? variant.stock.quantity + (found.held.get(variant.id) ?? 0) : null;
  return {
    row,
    product,
    variant,
    image: found.images.get(variant?.mainImageId ?? product?.imageIds[0] ?? '') ?? null,
    storePath: found.stores.get(product?.collectionId ?? '') ?? '',
    unitMinor: variant ? unitPriceMinor(variant) : 0n,
    available,
    problem:
      variant === null
        ? 'item-unavailable'
        : available !== null && available < row.quantity
          ? 'not-enough-stock'
          : null,
  };
}

function imageIds(products: ReadonlyMap<string, Product>): string[] {
  const ids = [...products.values()].flatMap((product) => [
    ...product.imageIds.slice(0, 1),
    ...product.variants.flatMap((variant) => variant.mainImageId ?? []),
  ]);
  return [...new Set(ids)];
}
