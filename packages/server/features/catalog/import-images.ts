import { findProduct } from '@veranda/db/catalog/reader';
import { setProductImages } from '@veranda/db/catalog/writer';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import type { ImportReport } from '@veranda/contracts/catalog-import';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { AppliedProduct } from './apply-import.ts';
import { wordsOf } from './import-report.ts';
import { fetchPictures } from '../../services/sites/pictures/fetch-pictures.ts';
import { findStoredImages } from '../../services/sites/pictures/stored-images.ts';

type ImageLine = ImportReport['images'][number];

/** Milliseconds that an import may fetch pictures. */
const longest = 600_000;

/** The pictures that the file names for a product, and in which row. */
export interface WantedImages {
  readonly productId: string;
  readonly row: number;
  readonly addresses: readonly string[];
}

/** Images to fetch for the products that were written. */
export function wantedImages(applied: readonly AppliedProduct[]): WantedImages[] {
  return applied.flatMap(({ planned, productId }) => {
    const file = planned.change?.file;
    return productId !== null && file?.images ? [{ productId, row: file.row, addresses: file.images }] : [];
  });
}

/**
 * Fetches the pictures of imported products and gives them to the products, in the file's order. A picture
 * that cannot be fetched is named and skipped; a server that failed three times in a row is not asked again;
 * one that the site has from the same address already, perhaps from a try that was broken off, is not fetched
 * again.
 */
export async function importImages(
  deps: Deps,
  site: SiteEntry,
  { wanted, waiting }: { readonly wanted: readonly WantedImages[]; readonly waiting: readonly ImageLine[] },
): Promise<ImageLine[]> {
  const addresses = [...new Set(wanted.flatMap((entry) => entry.addresses))];
  const stored = await deps.db.forSite(site.id, (tx) => findStoredImages(tx, site, addresses), {
    readOnly: true,
  });
  const known = new Map(stored);
  const missing = addresses.filter((address) => !known.has(address));
  const reasons = await fetchPictures(deps, site.id, {
    addresses: missing,
    known,
    failures: new Map(),
    end: deps.now() + longest,
  });
  for (const { productId, addresses: own } of wanted) {
    const assetIds = own.flatMap((address) => known.get(address) ?? []);
    await giveImages(deps, site.id, { productId, assetIds });
  }
  await deps.sites.refresh(site.id);
  return waiting.map((line) => {
    const address = addresses.find((address) => address.startsWith(line.address)) ?? line.address;
    const status = known.has(address) ? 'stored' : 'skipped';
    return { ...line, status, reason: wordsOf(reasons.get(address)) };
  });
}

// A product keeps the pictures it has when none of the file's could be fetched.
async function giveImages(
  deps: Deps,
  siteId: string,
  { productId, assetIds }: { readonly productId: string; readonly assetIds: readonly string[] },
): Promise<void> {
  if (assetIds.length === 0) return;
  await deps.db.forSite(siteId, async (tx) => {
    const product = await findProduct(tx, productId);
    if (!product || product.imageIds.join() === assetIds.join()) return;
    await setProductImages(tx, { productId, assetIds });
    await bumpSiteVersion(tx);
  });
}
