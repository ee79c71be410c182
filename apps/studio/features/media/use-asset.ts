import { useQuery } from '@tanstack/react-query';
import { type AssetView, listAssets } from '@veranda/contracts/media';
import { call } from '../../api/client.ts';

/** Pages of the list of files that are read to find the images of a document. */
const pagesRead = 5;

/** The files of a site by id: the newest few pages of the list, read once for all fields. */
export function useAssets(site: string): ReadonlyMap<string, AssetView> {
  const query = useQuery({
    queryKey: ['site', site, 'assets', 'all'],
    queryFn: async ({ signal }) => {
      const assets = new Map<string, AssetView>();
      for (let page = 1; page <= pagesRead; page += 1) {
        const answer = await call(listAssets, { params: { site }, query: { page }, signal });
        for (const asset of answer.assets) assets.set(asset.id, asset);
        if (answer.page * answer.perPage >= answer.total) break;
      }
      return assets;
    },
    staleTime: 60_000,
  });
  return query.data ?? new Map();
}

/** One file; undefined until it is known. */
export function useAsset(site: string, id: string): AssetView | undefined {
  return useAssets(site).get(id);
}
