import { findAssetsByOrigin } from '@veranda/db/media/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { SiteEntry } from '../directory/site-directory.ts';

/**
 * The pictures of a site by the addresses that a file names: a picture is known by the address it was fetched
 * from, or by our own address, which our exports name.
 */
export async function findStoredImages(
  tx: SiteTransaction,
  site: SiteEntry,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const assetPrefix = `${site.origin}/assets/${site.id}/`;
  const keyOf = (address: string) =>
    address.startsWith(assetPrefix) ? address.slice(assetPrefix.length) : null;
  const storageKeys = addresses.flatMap((address) => keyOf(address) ?? []);
  const assets = await findAssetsByOrigin(tx, { addresses, storageKeys });
  const bySource = new Map(assets.map((asset) => [asset.sourceUrl ?? '', asset.id]));
  const byKey = new Map(assets.map((asset) => [asset.storageKey, asset.id]));
  const stored = new Map<string, string>();
  for (const address of addresses) {
    const id = bySource.get(address) ?? byKey.get(keyOf(address) ?? '');
    if (id !== undefined) stored.set(address, id);
  }
  return stored;
}
