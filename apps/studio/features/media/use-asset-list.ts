import { useQuery } from '@tanstack/react-query';
import { listAssets } from '@veranda/contracts/media';
import type { ListedKind } from '@veranda/domain/media/file-list';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';

export type AssetList = ReturnType<typeof useAssetList>;

/** The files of the site by kind, pages and words; a search starts at the first page. */
export function useAssetList(initialKind: ListedKind) {
  const { id: site } = useSite();
  const [kind, setKind] = useState(initialKind);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const q = useDebouncedValue(search);
  const list = useQuery({
    queryKey: ['site', site, 'assets', 'list', ...(kind === 'image' ? [] : [kind]), q, page],
    queryFn: ({ signal }) =>
      call(listAssets, {
        params: { site },
        query: { ...(q ? { q } : {}), ...(kind === 'image' ? {} : { kind }), page },
        signal,
      }),
  });
  return {
    list,
    kind,
    chooseKind: (next: ListedKind) => {
      setKind(next);
      setPage(1);
    },
    page,
    setPage,
    search,
    /** True when the list is the outcome of a search. */
    isSearch: q !== '',
    searchFor: (words: string) => {
      setSearch(words);
      setPage(1);
    },
  };
}
