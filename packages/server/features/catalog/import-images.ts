import { findProduct } from '@veranda/db/catalog/reader';
import { setProductImages } from '@veranda/db/catalog/writer';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import type { ImportReport } from '@veranda/contracts/catalog-import';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { type Fetched, fetchPublic } from '../../platform/egress/fetch-public.ts';
import type { AddressRules } from '../../platform/egress/pinned-request.ts';
import { storeImage } from '../../platform/images/store-image.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { AppliedProduct } from './apply-import.ts';
import { wordsOf } from './import-report.ts';
import { findStoredImages } from './stored-images.ts';

type ImageLine = ImportReport['images'][number];

const limits = { time: 600_000, atOnce: 4, failuresOfAHost: 3 };
/**
 * As large as an upload may be (decisions §names external picture), and as long as that takes on a slow line.
 */
const ofOne = { bytes: 20_000_000, time: 20_000 };

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
  const reasons = await fetchAll(deps, site.id, { addresses: missing, known });
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

/** Fetches into `known`. @returns why the others were not */
async function fetchAll(
  deps: Deps,
  siteId: string,
  { addresses, known }: { readonly addresses: readonly string[]; readonly known: Map<string, string> },
): Promise<Map<string, Refusal>> {
  const reasons = new Map<string, Refusal>();
  const failures = new Map<string, number>();
  const end = deps.now() + limits.time;
  const queue = [...addresses];
  async function work(): Promise<void> {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const host = URL.parse(address)?.host ?? '';
      const answer =
        deps.now() > end
          ? refuse('image-out-of-time')
          : (failures.get(host) ?? 0) >= limits.failuresOfAHost
            ? refuse('image-host-skipped')
            : await fetchOne(deps, siteId, address);
      if (!isRefusal(answer)) known.set(address, answer);
      else reasons.set(address, answer);
      failures.set(host, failuresInARow(failures.get(host) ?? 0, answer));
    }
  }
  await Promise.all(Array.from({ length: limits.atOnce }, work));
  return reasons;
}

/** Number of failures of a server in a row after this answer; any answer of its own starts again. */
export function failuresInARow(before: number, answer: string | Refusal): number {
  if (!isRefusal(answer)) return 0;
  if (answer.code === 'image-host-skipped' || answer.code === 'image-out-of-time') return before;
  return hostFailures.has(answer.code) ? before + 1 : 0;
}

const hostFailures = new Set(['image-unreachable', 'image-too-slow', 'image-not-public']);

/** Fetches one picture within the limits of an import; the tests give their own rules for addresses. */
export function fetchPicture(address: string, rules: Partial<AddressRules> = {}): Promise<Fetched> {
  return fetchPublic(address, { ...rules, ...ofOne });
}

async function fetchOne(deps: Deps, siteId: string, address: string): Promise<string | Refusal> {
  const fetched = await fetchPicture(address);
  if (fetched.kind === 'problem') return refuse(`image-${fetched.problem}`, { params: { name: address } });
  const asset = await storeImage(deps, siteId, {
    bytes: fetched.bytes,
    fileName: fileNameOf(address),
    sourceUrl: address,
  });
  return isRefusal(asset) ? asset : asset.id;
}

function fileNameOf(address: string): string {
  const last = URL.parse(address)?.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last).replaceAll('+', ' ').replaceAll('\0', '') || 'picture';
  } catch {
    return last || 'picture';
  }
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
