import { useQuery } from '@tanstack/react-query';
import type { TableSort } from '@veranda/ui/DataTable.tsx';
import { useListAddress } from '../../list-address.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { productsQuery, storesQuery } from './product-queries.ts';

const sorts = ['name', 'stock', 'price', 'updated'] as const;

/** State of the list of products in the address of the screen: search, store page, order, page. */
export function useProductList() {
  const site = useSite();
  const place = useListAddress();
  const stores = useQuery(storesQuery(site.id));
  const storeList = stores.data?.stores ?? [];
  const store = storeList.find((store) => store.id === place.text('store'));
  const q = useDebouncedValue(place.text('search'));
  const key = sorts.find((sort) => sort === place.text('sort'));
  const direction = place.text('direction') === 'down' ? 'down' : 'up';
  const products = useQuery(
    productsQuery(site.id, {
      ...(store ? { collection: store.id } : {}),
      ...(q ? { q } : {}),
      ...(key ? { sort: key, direction } : {}),
      page: place.page,
      perPage: place.pageSize,
    }),
  );
  const sort: TableSort | undefined = key && { key, direction: direction === 'down' ? 'desc' : 'asc' };
  return {
    place,
    products,
    isPending: products.isPending || stores.isPending,
    stores: storeList,
    /** The store page that the list is narrowed to. */
    store,
    /** The store page that a new product goes into. */
    target: store ?? storeList[0],
    sort,
    sortBy: ({ key: sorted, direction: next }: TableSort) => {
      place.set({ sort: sorted, direction: next === 'desc' ? 'down' : 'up' });
    },
    isFirstUse: products.data?.total === 0 && !q && !store,
  };
}

export type ProductList = ReturnType<typeof useProductList>;
