import { queryOptions } from '@tanstack/react-query';
import { getItemFacets } from '@veranda/contracts/items';
import { call } from '../api/client.ts';

/** Everything of the site's items: read again after a change of one. */
export function itemsKey(site: string) {
  return ['site', site, 'items'] as const;
}

/** The filters of the items of a collection. */
export function facetsQuery(site: string, collection: string) {
  return queryOptions({
    queryKey: [...itemsKey(site), 'facets', collection],
    queryFn: ({ signal }) => call(getItemFacets, { params: { site, collection }, signal }),
  });
}
