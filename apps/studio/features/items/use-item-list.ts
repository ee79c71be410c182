import { useQueryClient } from '@tanstack/react-query';
import { maxItemsRead } from '@veranda/contracts/items';
import type { PageSummary } from '@veranda/contracts/pages';
import { collectionOrder } from '@veranda/domain/pages/collection-settings';
import { itemStatuses } from '@veranda/domain/pages/item-fields';
import { useListAddress } from '../../list-address.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { type ItemQuery, itemsQuery } from './item-queries.ts';
import { useItemChanges } from './use-item-changes.ts';
import { useItemMoves } from './use-item-moves.ts';
import { useItemRows } from './use-item-rows.ts';
import { useItemSelection } from './use-item-selection.ts';

const states = [...itemStatuses, 'trash'] as const;
const sorts = ['date-desc', 'date-asc', 'title-asc', 'title-desc'] as const;

/** Ways of looking at the items of a collection. */
type ItemView = 'list' | 'arrange' | 'calendar';

/** Ways that a collection offers: an order of the owner's own is arranged, events have a calendar. */
export function viewsOf(collection: PageSummary): readonly ItemView[] {
  const own = collectionOrder(collection) === 'placed' ? (['arrange'] as const) : [];
  return ['list', ...own, ...(collection.typeName === 'events' ? (['calendar'] as const) : [])];
}

/** Items of a collection by the filters, the order and the view of the address. */
export function useItemList(collection: PageSummary) {
  const site = useSite();
  const client = useQueryClient();
  const place = useListAddress();
  const search = useDebouncedValue(place.text('search'));
  const status = states.find((state) => state === place.text('state'));
  const sort = sorts.find((each) => each === place.text('sort'));
  const filters: Omit<ItemQuery, 'sort' | 'offset' | 'limit'> = {
    ...(search === '' ? {} : { search }),
    ...(status ? { status } : {}),
    ...narrowing(place.text),
  };
  const wanted = { ...filters, ...(sort ? { sort } : {}) };
  const rows = useItemRows(site.id, collection.id, wanted);
  const selection = useItemSelection();
  const isFiltered = Object.keys(filters).length > 0;
  return {
    collection,
    place,
    filters,
    rows,
    items: rows.first,
    status,
    sort,
    view: viewsOf(collection).find((view) => view === place.text('view')) ?? 'list',
    selection,
    /** Reads the items that match, from the first on, as many as are changed at once. */
    readMatching: async () => {
      const query = itemsQuery(site.id, collection.id, { ...wanted, offset: 0, limit: maxItemsRead });
      const { items } = await client.fetchQuery({ ...query, staleTime: 0 });
      return items;
    },
    /** Kept with the list: what is said of a row that has gone is said all the same. */
    moves: useItemMoves(site.id),
    changes: useItemChanges(site.id, collection.id, selection.refresh),
    isFiltered,
    isFirstUse: rows.first.data !== undefined && rows.first.data.all === 0 && !isFiltered,
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
