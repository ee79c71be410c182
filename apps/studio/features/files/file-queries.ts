import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { listFolders } from '@veranda/contracts/files';
import { getAsset, listAssets } from '@veranda/contracts/media';
import type { FileSort, ListedKind } from '@veranda/domain/media/file-list';
import { call } from '../../api/client.ts';

/** Which files are listed. */
export interface FileFilter {
  readonly kind: ListedKind;
  readonly search: string;
  /** Id of a folder, `top` for the files that are in none. */
  readonly folder: string;
  readonly isTrash: boolean;
  readonly sort: FileSort;
}

const keyOf = (site: string) => ['site', site, 'assets'];

/** Files of a folder page by page; a search and the trash go through all folders. */
export function filesQuery(site: string, { kind, search, folder, isTrash, sort }: FileFilter) {
  const isEverywhere = isTrash || search !== '';
  const query = {
    kind,
    sort,
    ...(search === '' ? {} : { q: search }),
    ...(isTrash ? { trash: 'true' as const } : {}),
    ...(isEverywhere ? {} : { folder }),
  };
  const queryKey = [...keyOf(site), 'manager', query];
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }) =>
      call(listAssets, { params: { site }, query: { ...query, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, perPage, total }) => (page * perPage < total ? page + 1 : undefined),
    // Files of another folder, or of the trash, are never shown in place of those that are asked for.
    placeholderData: (previous, former) =>
      placeOf(former?.queryKey) === placeOf(queryKey) ? previous : undefined,
  });
}

// The last part of a key is what was asked for.
function placeOf(key: readonly unknown[] = []): string {
  const { folder, trash } = (key.at(-1) ?? {}) as { readonly folder?: string; readonly trash?: string };
  return `${folder ?? ''} ${trash ?? ''}`;
}

export function fileQuery(site: string, asset: string) {
  return queryOptions({
    queryKey: [...keyOf(site), 'detail', asset],
    queryFn: ({ signal }) => call(getAsset, { params: { site, asset }, signal }),
  });
}

export function foldersQuery(site: string) {
  return queryOptions({
    queryKey: [...keyOf(site), 'folders'],
    queryFn: async ({ signal }) => (await call(listFolders, { params: { site }, signal })).folders,
  });
}

/** Reads all lists of files again, those of the editor's fields too. */
export function useFilesChanged(site: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(site) });
}
