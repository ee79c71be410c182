import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../list-address.ts';
import { useSite } from '../../shell/use-site.ts';
import { useSettled } from '../../use-settled.ts';
import { ordersQuery } from './order-queries.ts';

/** The states that the list of orders is narrowed to, in the order of their buttons. */
export const orderFilters = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'To fulfil' },
  { value: 'fulfilled', label: 'Fulfilled' },
  { value: 'canceled', label: 'Canceled' },
] as const;

/** What the list of orders shows, by the address of the screen: search, state, page. */
export function useOrderList() {
  const site = useSite();
  const place = useListAddress();
  const search = useSettled(place.text('search'));
  const status = orderFilters.find((filter) => filter.value === place.text('status'))?.value ?? 'all';
  const orders = useQuery(
    ordersQuery(site.id, {
      search,
      ...(status === 'all' ? {} : { status }),
      page: String(place.page),
      pageSize: String(place.pageSize),
    }),
  );
  const isFirstUse = orders.data?.total === 0 && search === '' && status === 'all';
  return { place, status, orders, isFirstUse };
}

export type OrderList = ReturnType<typeof useOrderList>;
