import { useQuery } from '@tanstack/react-query';
import type { PageSummary } from '@veranda/contracts/pages';
import { itemStatuses } from '@veranda/domain/pages/item-fields';
import { useListAddress } from '../../list-address.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { itemsQuery } from './item-queries.ts';
import { useItemChanges } from './use-item-changes.ts';
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
  const narrowed = narrowing(place.text);
  const items = useQuery(
    itemsQuery(site.id, collection.id, {
      ...(search === '' ? {} : { search }),
      ...(status ? { status } : {}),
      ...narrowed,
      ...(sort ? { sort } : {}),
      offset: (place.page - 1) * place.pageSize,
      limit: place.pageSize,
    }),
  );
  const moves = useItemMoves(site.id);
  const changes = useItemChanges(site.id, collection.id);
  const isFiltered = search !== '' || status !== undefined || Object.keys(narrowed).length > 0;
  return {
    collection,
    place,
    items,
    status,
    sort,
    /** Kept with the list: what is said of a row that has gone is said all the same. */
    moves,
    changes,
    isFiltered,
    isFirstUse: items.data !== undefined && items.data.all === 0 && !isFiltered,
  };
}

/** Names of the filters besides words and state, as the address has them. */
export const filterNames = ['tag', 'category', 'author', 'month'] as const;

function narrowing(text: (name: string) => string): Partial<Record<(typeof filterNames)[number], string>> {
  const month = /^\d{4}-\d{2}$/;
  const given = filterNames.filter((name) => (name === 'month' ? month.test(text(name)) : text(name) !== ''));
  return Object.fromEntries(given.map((name) => [name, text(name)]));
}

export type ItemList = ReturnType<typeof useItemList>;
