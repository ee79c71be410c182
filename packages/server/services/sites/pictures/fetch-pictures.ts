import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { type Fetched, fetchPublic } from '@veranda/server/platform/egress/fetch-public';
import type { AddressRules } from '@veranda/server/platform/egress/pinned-request';
import { storeImage } from '@veranda/server/platform/images/store-image';
import type { SitesDeps } from '../deps.ts';

const limits = { atOnce: 4, failuresOfAHost: 3 };
/**
 * As large as an upload may be (decisions §names external picture), and as long as that takes on a slow line.
 */
const ofOne = { bytes: 20_000_000, time: 20_000 };

type FetchDeps = Pick<SitesDeps, 'db' | 'fetchPicture' | 'images' | 'newId' | 'now' | 'random' | 'storage'>;

/** Pictures that are wanted. */
interface WantedPictures {
  readonly addresses: readonly string[];
  /** Ids of pictures that the site has, by their addresses: those that are fetched are added. */
  readonly known: Map<string, string>;
  /** Failures in a row of each host so far; they are counted on here. */
  readonly failures: Map<string, number>;
  /** Instant after which nothing is asked for any more. */
  readonly end: number;
}

/**
 * Fetches pictures and keeps them. One that cannot be fetched is named and skipped; a server that failed three times in a
 * row is not asked again. @returns why the others were not fetched, by their addresses
 */
export async function fetchPictures(
  deps: FetchDeps,
  siteId: string,
  { addresses, known, failures, end }: WantedPictures,
): Promise<Map<string, Refusal>> {
  const reasons = new Map<string, Refusal>();
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

async function fetchOne(deps: FetchDeps, siteId: string, address: string): Promise<string | Refusal> {
  const fetched = await deps.fetchPicture(address);
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
