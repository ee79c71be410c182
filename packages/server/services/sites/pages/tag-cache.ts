import { findTagChanges } from '@veranda/db/tags/reader';
import type { TagChanges } from '@veranda/domain/tags/tag-names';
import { createLruMap } from '@veranda/server/platform/memory/lru-map';
import type { SitesDeps } from '../deps.ts';
import { liveVersionOf, type SiteEntry } from '../directory/site-directory.ts';

/** Names of tags as they are now: read once for each version of a site. */
interface TagCache {
  read(site: SiteEntry): Promise<TagChanges>;
}

const maxSites = 500;

export function createTagCache({ db }: Pick<SitesDeps, 'db'>): TagCache {
  const sites = createLruMap<string, { readonly version: bigint; readonly changes: TagChanges }>(maxSites);
  return {
    async read(site) {
      const version = liveVersionOf(site);
      const known = sites.get(site.id);
      if (known?.version === version) return known.changes;
      const changes = await db.forSite(site.id, (tx) => findTagChanges(tx), { readOnly: true });
      sites.set(site.id, { version, changes });
      return changes;
    },
  };
}
