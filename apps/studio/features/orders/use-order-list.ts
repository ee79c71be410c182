import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListAddress } from '../../list-address.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { ordersQuery } from './order-queries.ts';

/** The states that the list of orders is narrowed to, in the order of their buttons. */
export const orderFilters = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'To fulfil' },
  { value: 'partial', label: 'Partly fulfilled' },
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

/** How far the list is narrowed by what was sent. */
export const fulfilmentFilters = [
  { value: 'all', label: 'Any shipping status' },
  { value: 'unfulfilled', label: 'Not shipped' },
  { value: 'partial', label: 'Partly shipped' },
  { value: 'fulfilled', label: 'Shipped' },
  { value: 'none_needed', label: 'No shipping needed' },
] as const;

/** Orders of test mode, of real money, or both. */
export const testFilters = [
  { value: 'all', label: 'All orders' },
  { value: 'real', label: 'Real orders' },
  { value: 'test', label: 'Test orders' },
] as const;

/** In what order the list stands. */
export const orderSorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'dearest', label: 'Highest total first' },
  { value: 'cheapest', label: 'Lowest total first' },
] as const;

/** What narrows the list besides search and state, as parts of the address. */
export const noFilters = {
  search: '',
  status: '',
  payment: '',
  fulfilment: '',
  test: '',
  from: '',
  to: '',
} as const;

/** What the list of orders shows, by the address of the screen: search, filters, page. */
export function useOrderList() {
  const site = useSite();
  const place = useListAddress();
  const search = useDebouncedValue(place.text('search'));
  const status = orderFilters.find((filter) => filter.value === place.text('status'))?.value ?? 'all';
  const payment = paymentFilters.find((filter) => filter.value === place.text('payment'))?.value ?? 'all';
  const fulfilment = fulfilmentFilters.find((one) => one.value === place.text('fulfilment'))?.value ?? 'all';
  const test = testFilters.find((one) => one.value === place.text('test'))?.value ?? 'all';
  const { sort, setSort } = useKeptSort(place);
  const narrowed = {
    search,
    ...statesOf(status, fulfilment),
    payment: payment === 'all' ? '' : payment,
    ...(test === 'all' ? {} : { test }),
    from: dayOf(place.text('from')),
    to: dayOf(place.text('to')),
  };
  const pages = { page: String(place.page), pageSize: String(place.pageSize) };
  const orders = useQuery(ordersQuery(site.id, { ...narrowed, sort, ...pages }));
  const isNarrowed = Object.values(narrowed).some((value) => value !== '');
  const isFirstUse = orders.data?.total === 0 && !isNarrowed;
  return { place, status, payment, fulfilment, test, sort, setSort, narrowed, orders, isFirstUse };
}

// What was sent in part is still to be fulfilled: a state of the list, not of an order.
function statesOf(status: (typeof orderFilters)[number]['value'], fulfilment: string) {
  if (status === 'partial') return { status: 'pending', fulfilment: 'partial' };
  return { status: status === 'all' ? '' : status, fulfilment: fulfilment === 'all' ? '' : fulfilment };
}

export type OrderList = ReturnType<typeof useOrderList>;

type Sort = (typeof orderSorts)[number]['value'];
const sortKey = 'veranda-order-sort';

// The order that somebody likes is theirs, on this browser: the address says it only where it is another.
function useKeptSort(place: ReturnType<typeof useListAddress>) {
  const [kept, setKept] = useState(() => readSort(safeRead()));
  const sort = readSort(place.text('sort') || kept);
  const setSort = (next: string) => {
    setKept(readSort(next));
    safeKeep(next);
    place.set({ sort: next });
  };
  return { sort, setSort };
}

function readSort(text: string): Sort {
  return orderSorts.find(({ value }) => value === text)?.value ?? 'newest';
}

function safeRead(): string {
  try {
    return localStorage.getItem(sortKey) ?? '';
  } catch {
    return '';
  }
}

function safeKeep(sort: string): void {
  try {
    localStorage.setItem(sortKey, sort);
  } catch {
    // A browser that keeps nothing sorts as the address says.
  }
}

// While a year is typed the field holds dates such as 0002-01-01.
function dayOf(text: string): string {
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? text : '';
}
