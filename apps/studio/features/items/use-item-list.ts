import { useQuery } from '@tanstack/react-query';
import type { PageSummary } from '@veranda/contracts/pages';
import { itemStatuses } from '@veranda/domain/pages/item-fields';
import { useListAddress } from '../../list-address.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { itemsQuery } from './item-queries.ts';
import { useItemMoves } from './use-item-moves.ts';

const states = [...itemStatuses, 'trash'] as const;
const sorts = ['date-desc', 'date-asc', 'title-asc', 'title-desc'] as const;

/** Items of a collection by the filters, the order and the page of the address. */
export function useItemList(collection: PageSummary) {
  const site = useSite();
  const place = useListAddress();
  const search = useDebouncedValue(place.text('search'));
  const status = states.find((state) => state === place.text('state'));
  const sort = sorts.find((each) => each === place.text('sort'));
  const items = useQuery(
    itemsQuery(site.id, collection.id, {
      ...(search === '' ? {} : { search }),
      ...(status ? { status } : {}),
      ...(sort ? { sort } : {}),
      offset: (place.page - 1) * place.pageSize,
      limit: place.pageSize,
    }),
  );
  const moves = useItemMoves(site.id);
  const isFiltered = search !== '' || status !== undefined;
  return {
    collection,
    place,
    items,
    status,
    sort,
    /** Kept with the list: what is said of a row that has gone is said all the same. */
    moves,
    isFiltered,
    isFirstUse: items.data !== undefined && items.data.all === 0 && !isFiltered,
  };
}

export type ItemList = ReturnType<typeof useItemList>;
