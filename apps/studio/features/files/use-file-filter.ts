import { fileSorts, listedKinds } from '@veranda/domain/media/file-list';
import { useState } from 'react';
import { useListAddress } from '../../list-address.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import type { FileFilter } from './file-queries.ts';

/** The filter of the list, kept in the address. */
export function useFileFilter() {
  const place = useListAddress();
  const [search, setSearch] = useState(place.text('q'));
  const filter: FileFilter = {
    kind: listedKinds.find((kind) => kind === place.text('kind')) ?? 'all',
    search: useDebouncedValue(search).trim(),
    folder: place.text('folder') || 'top',
    isTrash: place.text('trash') === 'true',
    sort: fileSorts.find((sort) => sort === place.text('sort')) ?? 'newest',
  };
  return {
    filter,
    search,
    searchFor: (words: string) => {
      setSearch(words);
      place.set({ q: words.trim() });
    },
    set: place.set,
    /** Opens a folder; `top` is above all. */
    openFolder: (folder: string) => {
      setSearch('');
      place.set({ folder: folder === 'top' ? '' : folder, q: '', trash: '' });
    },
    clear: () => {
      setSearch('');
      place.set({ q: '', kind: '' });
    },
  };
}

export type FilterState = ReturnType<typeof useFileFilter>;
