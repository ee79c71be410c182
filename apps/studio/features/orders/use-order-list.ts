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

/** The standings of payments that the list is narrowed to. */
export const paymentFilters = [
  { value: 'all', label: 'Any payment' },
  { value: 'paid', label: 'Paid' },
  { value: 'unpaid', label: 'Unpaid' },
  { value: 'partially_paid', label: 'Partly paid' },
  { value: 'partially_refunded', label: 'Partly refunded' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'disputed', label: 'Disputed' },
  { value: 'voided', label: 'Voided' },
] as const;

/** What narrows the list besides search and state, as parts of the address. */
export const noFilters = { search: '', status: '', payment: '', from: '', to: '' } as const;

/** What the list of orders shows, by the address of the screen: search, filters, page. */
export function useOrderList() {
  const site = useSite();
  const place = useListAddress();
  const search = useSettled(place.text('search'));
  const status = orderFilters.find((filter) => filter.value === place.text('status'))?.value ?? 'all';
  const payment = paymentFilters.find((filter) => filter.value === place.text('payment'))?.value ?? 'all';
  const narrowed = {
    search,
    status: status === 'all' ? '' : status,
    payment: payment === 'all' ? '' : payment,
    from: dayOf(place.text('from')),
    to: dayOf(place.text('to')),
  };
  const pages = { page: String(place.page), pageSize: String(place.pageSize) };
  const orders = useQuery(ordersQuery(site.id, { ...narrowed, ...pages }));
  const isNarrowed = Object.values(narrowed).some((value) => value !== '');
  const isFirstUse = orders.data?.total === 0 && !isNarrowed;
  return { place, status, payment, narrowed, orders, isFirstUse };
}

export type OrderList = ReturnType<typeof useOrderList>;

// While a year is typed the field holds dates such as 0002-01-01.
function dayOf(text: string): string {
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? text : '';
}
