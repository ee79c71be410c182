import { queryOptions, useQuery } from '@tanstack/react-query';
import { type AssetView, getAsset, listAssets } from '@veranda/contracts/media';
import { call } from '../../api/client.ts';

/** Pages of the list of files that are read to find the images of a document. */
const pagesRead = 5;

/** The files of a site by id: the newest few pages of the list, read once for all fields. */
export function useAssets(site: string): ReadonlyMap<string, AssetView> {
  return useQuery(assetsQuery(site)).data ?? new Map();
}

function assetsQuery(site: string) {
  return queryOptions({
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
}

/** One file; undefined until it is known, and for one that does not exist. */
export function useAsset(site: string, id: string): AssetView | undefined {
  const { data: known } = useQuery(assetsQuery(site));
  const listed = known?.get(id);
  const query = useQuery({
    queryKey: ['site', site, 'assets', 'one', id],
    queryFn: ({ signal }) => call(getAsset, { params: { site, asset: id }, signal }),
    enabled: id !== '' && known !== undefined && listed === undefined,
  });
  const found = query.data?.asset;
  return listed ?? (found?.deletedAt === null ? found : undefined);
}
