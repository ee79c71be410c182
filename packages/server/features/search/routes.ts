import { showSearch } from '@veranda/contracts/search';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { findInSite, searchOffset } from '../../services/sites/search/find-in-site.ts';

/** The search page of a site. */
export function searchRoutes(deps: Deps): Route[] {
  return [
    route(showSearch, async (call) => {
      const site = siteOf(call);
      const published = await deps.pages.drawnSite(site);
      const query = { query: call.query.q ?? '', offset: searchOffset(call.query.offset) };
      const page =
        published === null
          ? await deps.pages.system(site, { kind: 'not-found' })
          : await deps.pages.system(site, {
              kind: 'search',
              found: await findInSite(deps, { site, published }, query),
            });
      return respondWithPage(call, page);
    }),
  ];
}
