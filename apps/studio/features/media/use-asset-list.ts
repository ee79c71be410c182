import { useQuery } from '@tanstack/react-query';
import { listAssets } from '@veranda/contracts/media';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';

export type AssetList = ReturnType<typeof useAssetList>;

/** The images of the site by pages and words; a search starts at the first page. */
export function useAssetList() {
  const { id: site } = useSite();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const q = useDebouncedValue(search);
  const list = useQuery({
    queryKey: ['site', site, 'assets', 'list', q, page],
    queryFn: ({ signal }) =>
      call(listAssets, { params: { site }, query: { ...(q ? { q } : {}), page }, signal }),
  });
  return {
    list,
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
