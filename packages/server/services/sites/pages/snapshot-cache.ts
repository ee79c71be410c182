import { findSnapshot } from '@veranda/db/publishing/reader';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import type { SitesDeps } from '../deps.ts';

/** Snapshots of published revisions: a revision never changes, so it is read once. */
interface SnapshotCache {
  /** Null when the site has no such revision. */
  get(siteId: string, revisionId: string): Promise<SiteSnapshot | null>;
}

/** Characters of JSON that are kept in all. */
const maxCharacters = 48_000_000;

export function createSnapshotCache(deps: Pick<SitesDeps, 'db'>): SnapshotCache {
  const cache = new Map<string, { readonly snapshot: SiteSnapshot; readonly size: number }>();
  const reading = new Map<string, Promise<SiteSnapshot | null>>();
  let size = 0;

  async function read(siteId: string, revisionId: string): Promise<SiteSnapshot | null> {
    const snapshot = await deps.db.forSite(siteId, (tx) => findSnapshot(tx, revisionId), {
      readOnly: true,
    });
    if (!snapshot) return null;
    cache.set(revisionId, snapshot);
    size += snapshot.size;
    for (const [oldest, { size: freed }] of cache) {
      if (size <= maxCharacters || oldest === revisionId) break;
      cache.delete(oldest);
      size -= freed;
    }
    return snapshot.snapshot;
  }

  return {
    async get(siteId, revisionId) {
      const known = cache.get(revisionId);
      // The id is the site's own: a revision of another site is not found by row-level security.
      if (known !== undefined && known.snapshot.website.id === siteId) {
        cache.delete(revisionId);
        cache.set(revisionId, known);
        return known.snapshot;
      }
      const key = `${siteId} ${revisionId}`;
      const running = reading.get(key);
      if (running !== undefined) return running;
      const found = read(siteId, revisionId).finally(() => reading.delete(key));
      reading.set(key, found);
      return found;
    },
  };
}
