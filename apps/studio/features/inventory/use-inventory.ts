import { useQuery } from '@tanstack/react-query';
import type { TableSort } from '@veranda/ui/DataTable.tsx';
import { tellClick } from '../../api/interface-clicks.ts';
import { useListAddress } from '../../list-address.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { inventoryQuery, inventorySettingsQuery } from './inventory-queries.ts';

const sorts = ['name', 'stock', 'price'] as const;

/** The inventory with its search, filter, order and page, which are kept in the address of the screen. */
export function useInventory() {
  const site = useSite();
  const place = useListAddress();
  const q = useDebouncedValue(place.text('search'));
  const isLow = place.text('low') === 'true';
  const sort = sorts.find((name) => name === place.text('sort')) ?? 'name';
  const direction = place.text('direction') === 'down' ? 'down' : 'up';
  const asked = { ...(q ? { q } : {}), ...(isLow ? { low: true } : {}), sort, direction } as const;
  const variants = useQuery(inventoryQuery(site.id, { ...asked, page: place.page, perPage: place.pageSize }));
  const settings = useQuery(inventorySettingsQuery(site.id));
  const tableSort: TableSort = { key: sort, direction: direction === 'down' ? 'desc' : 'asc' };
  return {
    place,
    /** Query of the rows without their page. */
    asked,
    variants,
    settings,
    isLow,
    sort: tableSort,
    sortBy: ({ key, direction: next }: TableSort) => {
      const chosen = sorts.find((name) => name === key);
      if (chosen) tellClick('inventory', `sort-${chosen}`);
      place.set({ sort: key, direction: next === 'desc' ? 'down' : 'up' });
    },
    isFirstUse: variants.data?.total === 0 && !q && !isLow,
  };
}

export type Inventory = ReturnType<typeof useInventory>;
