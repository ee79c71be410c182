import type { EndpointOutput } from '@veranda/contracts/endpoint';
import type { getItemFacets } from '@veranda/contracts/items';
import { findItemFacets } from '@veranda/db/pages/items';
import { findMembers } from '@veranda/db/sites/reader';
import { findPage } from '@veranda/db/pages/reader';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** What the items of a collection can be narrowed by. */
export async function readItemFacets(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  collectionId: string,
): Promise<EndpointOutput<typeof getItemFacets> | Refusal> {
  return deps.db.forSite(
    site.id,
    async (tx) => {
      if (!(await findPage(tx, collectionId))) return refuse('unknown-page');
      const facets = await findItemFacets(tx, collectionId, site.timeZone);
      const of = (kind: string) =>
        facets.flatMap(({ facet, value, count }) => (facet === kind ? [{ value, count }] : []));
      return {
        tags: of('tag'),
        categories: of('category'),
        authors: of('author'),
        contributors: [...new Set((await findMembers(tx)).map(({ name }) => name).filter(Boolean))],
        months: of('month').reverse(),
      };
    },
    { readOnly: true },
  );
}
