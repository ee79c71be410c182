import { hasImportedAddresses } from '@veranda/db/content-import/addresses';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findPublishedAddresses } from '@veranda/db/publishing/addresses';
import { findItemsChanged, findItemVersions } from '@veranda/db/publishing/items';
import { findContents, findManifest, type RevisionRef } from '@veranda/db/publishing/manifest';
import { findRevision } from '@veranda/db/publishing/reader';
import { type PartKind, partName } from '@veranda/domain/publishing/parts';
import type { SitesDeps } from '../deps.ts';
import {
  type ItemVersions,
  type PublishedPart,
  type PublishedSite,
  publishedSite,
} from './published-site.ts';

/** Published revisions of sites: of the next one, only the parts that have changed are read. */
interface SnapshotCache {
  /** Null when the site has no such revision. */
  get(siteId: string, revisionId: string): Promise<PublishedSite | null>;
  /** The same where it is in memory. */
  known(siteId: string, revisionId: string): PublishedSite | undefined;
}

interface Kept {
  readonly revisionId: string;
  readonly parts: ReadonlyMap<string, SizedPart>;
  readonly site: PublishedSite;
  readonly size: number;
}

type SizedPart = PublishedPart & { readonly size: number };

/** Characters of JSON that are kept in all. */
const maxCharacters = 48_000_000;

/** Makes the cache; the sites that were asked for least recently leave first. */
export function createSnapshotCache(deps: Pick<SitesDeps, 'db'>): SnapshotCache {
  return new SnapshotsInMemory(deps);
}

class SnapshotsInMemory implements SnapshotCache {
  readonly #deps: Pick<SitesDeps, 'db'>;
  readonly #sites = new Map<string, Kept>();
  readonly #reading = new Map<string, Promise<PublishedSite | null>>();
  #size = 0;

  constructor(deps: Pick<SitesDeps, 'db'>) {
    this.#deps = deps;
  }

  known(siteId: string, revisionId: string): PublishedSite | undefined {
    const kept = this.#sites.get(siteId);
    return kept?.revisionId === revisionId ? kept.site : undefined;
  }

  async get(siteId: string, revisionId: string): Promise<PublishedSite | null> {
    const kept = this.#sites.get(siteId);
    if (kept?.revisionId === revisionId) {
      this.#sites.delete(siteId);
      this.#sites.set(siteId, kept);
      return kept.site;
    }
    const key = `${siteId} ${revisionId}`;
    const running = this.#reading.get(key);
    if (running !== undefined) return running;
    const found = this.#read(siteId, revisionId).finally(() => this.#reading.delete(key));
    this.#reading.set(key, found);
    return found;
  }

  async #read(siteId: string, revisionId: string): Promise<PublishedSite | null> {
    const before = this.#sites.get(siteId);
    const { db } = this.#deps;
    const { parts, ...rest } = await db.forSite(
      siteId,
      async (tx) => {
        const number = (await findRevision(tx, revisionId))?.number ?? 0;
        return {
          number,
          parts: await readParts(tx, revisionId, before?.parts ?? new Map()),
          addresses: await findPublishedAddresses(tx),
          hasImportedAddresses: await hasImportedAddresses(tx),
          items: await itemVersions(tx, number, before?.site),
        };
      },
      { readOnly: true },
    );
    if (parts.length === 0) return null;
    const site = publishedSite(parts, rest);
    const byName = new Map(parts.map((part) => [partName(part), part]));
    const size = parts.reduce((sum, part) => sum + part.size, 0);
    this.#keep(siteId, { revisionId, parts: byName, site, size });
    return site;
  }

  #keep(siteId: string, kept: Kept): void {
    this.#size += kept.size - (this.#sites.get(siteId)?.size ?? 0);
    this.#sites.delete(siteId);
    this.#sites.set(siteId, kept);
    for (const [oldest, { size: freed }] of this.#sites) {
      if (this.#size <= maxCharacters || oldest === siteId) break;
      this.#sites.delete(oldest);
      this.#size -= freed;
    }
  }
}

// What is known of items, besides those that have changed.
async function itemVersions(
  tx: SiteTransaction,
  number: number,
  before: PublishedSite | undefined,
): Promise<ItemVersions> {
  const collections = await findItemVersions(tx, number);
  if (!before || before.items.contents.size === 0) return { collections, contents: new Map() };
  const contents = new Map(before.items.contents);
  for (const id of await findItemsChanged(tx, before.number, number)) contents.delete(id);
  return { collections, contents };
}

/** Parts that every page may be made of. Items are as many as one likes: those that are shown are read. */
const kinds: readonly PartKind[] = ['site', 'page', 'form', 'product'];

async function readParts(
  tx: SiteTransaction,
  revisionId: string,
  before: ReadonlyMap<string, SizedPart>,
): Promise<SizedPart[]> {
  const manifest = await findManifest(tx, revisionId, kinds);
  const known = (ref: RevisionRef) => {
    const part = before.get(partName(ref));
    return part?.sha256 === ref.sha256 ? part : undefined;
  };
  const read = await findContents(
    tx,
    manifest.filter((ref) => !known(ref)),
  );
  // Safe: a kind comes with the content of its own.
  const made = new Map(read.map((part) => [partName(part), part as unknown as SizedPart]));
  return manifest.flatMap((ref) => known(ref) ?? made.get(partName(ref)) ?? []);
}
