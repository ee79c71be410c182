import type { EntryOutcome, PlannedEntry } from '@veranda/db/content-import/entries';
import { describeAsset } from '@veranda/db/content-import/describe-asset';
import type { EntryProblem, PictureData } from '@veranda/domain/content-import/entries';
import type { Refusal } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { fetchPictures } from '../../services/sites/pictures/fetch-pictures.ts';
import { findStoredImages } from '../../services/sites/pictures/stored-images.ts';
import type { Batch, RunningImport } from './running-import.ts';

/** Milliseconds that one batch may fetch pictures. */
const longest = 60_000;

interface Wanted {
  readonly found: RunningImport;
  readonly entries: readonly PlannedEntry[];
}

/** Fetches pictures of a file; those that the site has from the same address already are not fetched again. */
export async function importPictures(
  deps: Deps,
  site: SiteEntry,
  { found, entries }: Wanted,
): Promise<Batch> {
  // Safe: entries of this kind have this content.
  const pictures = entries.map((entry) => ({ ...entry, data: entry.data as PictureData }));
  const addresses = pictures.map(({ data }) => data.address);
  const { known, reasons, failures, fetched } = await fetchAll(deps, site, { found, addresses });
  return {
    hosts: failures,
    fetched,
    write: async (tx) => {
      const outcomes: EntryOutcome[] = [];
      for (const { position, data } of pictures) {
        const targetId = known.get(data.address);
        if (targetId !== undefined) await describeAsset(tx, targetId, data);
        outcomes.push(
          targetId === undefined
            ? { position, problem: problemOf(reasons.get(data.address)) }
            : { position, targetId },
        );
      }
      return outcomes;
    },
  };
}

/** Pictures of addresses: those that the site has, and those that can be fetched now. */
export async function fetchAll(
  deps: Deps,
  site: SiteEntry,
  { found, addresses }: { readonly found: RunningImport; readonly addresses: readonly string[] },
): Promise<{
  readonly known: Map<string, string>;
  readonly reasons: ReadonlyMap<string, Refusal>;
  readonly failures: Map<string, number>;
  /** Ids of those that the site had not. */
  readonly fetched: readonly string[];
}> {
  const wanted = [...new Set(addresses)];
  const known = await deps.db.forSite(site.id, (tx) => findStoredImages(tx, site, wanted), {
    readOnly: true,
  });
  const failures = new Map(Object.entries(found.hosts));
  const missing = found.options.withPictures ? wanted.filter((address) => !known.has(address)) : [];
  const end = deps.now() + longest;
  const reasons = await fetchPictures(deps, site.id, { addresses: missing, known, failures, end });
  const fetched = missing.flatMap((address) => known.get(address) ?? []);
  return { known, reasons, failures, fetched };
}

const problems: Readonly<Record<string, EntryProblem>> = {
  'image-not-an-address': 'no-address',
  'image-not-public': 'not-public',
  'image-unreachable': 'unreachable',
  'image-too-slow': 'too-slow',
  'image-out-of-time': 'too-slow',
  'image-timeout': 'too-slow',
  'image-too-large': 'too-large',
  'image-too-many-redirects': 'not-found',
  'image-not-found': 'not-found',
  'image-unsupported': 'unsupported',
  'image-broken': 'unsupported',
  'image-host-skipped': 'host-skipped',
  'quota-exceeded': 'no-space',
};

function problemOf(reason: Refusal | undefined): EntryProblem {
  return problems[reason?.code ?? ''] ?? 'unreachable';
}
