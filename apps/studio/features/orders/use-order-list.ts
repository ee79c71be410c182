import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListAddress } from '../../list-address.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { ordersQuery } from './order-queries.ts';
import { t } from './messages.ts';

/** The states that the list of orders is narrowed to, in the order of their buttons. */
export const orderFilters = [
  { value: 'all', label: t('all') },
  { value: 'pending', label: t('toFulfil') },
  { value: 'partial', label: t('partlyFulfilled') },
  { value: 'fulfilled', label: t('fulfilled') },
  { value: 'canceled', label: t('canceled') },
] as const;

/** The payment statuses that the list is narrowed to. */
export const paymentFilters = [
  { value: 'all', label: t('anyPayment') },
  { value: 'paid', label: t('paid') },
  { value: 'unpaid', label: t('unpaid') },
  { value: 'partially_paid', label: t('partlyPaid') },
  { value: 'partially_refunded', label: t('partlyRefunded') },
  { value: 'refunded', label: t('refunded') },
  { value: 'disputed', label: t('disputed') },
  { value: 'voided', label: t('voided') },
] as const;

/** Filters by fulfilment status. */
export const fulfilmentFilters = [
  { value: 'all', label: t('anyShippingStatus') },
  { value: 'unfulfilled', label: t('notShipped') },
  { value: 'partial', label: t('partlyShipped') },
  { value: 'fulfilled', label: t('shipped') },
  { value: 'none_needed', label: t('noShippingNeeded') },
] as const;

/** Orders of test mode, of real money, or both. */
export const testFilters = [
  { value: 'all', label: t('allOrders') },
  { value: 'real', label: t('realOrders') },
  { value: 'test', label: t('testOrders') },
] as const;

/** In what order the list stands. */
export const orderSorts = [
  { value: 'newest', label: t('newestFirst') },
  { value: 'oldest', label: t('oldestFirst') },
  { value: 'total-desc', label: t('highestTotalFirst') },
  { value: 'total-asc', label: t('lowestTotalFirst') },
] as const;

/** Filters of the list besides search and state, as parts of the address. */
export const noFilters = {
  search: '',
  status: '',
  payment: '',
  fulfilment: '',
  test: '',
  from: '',
  to: '',
} as const;

/** State of the list of orders in the address of the screen: search, filters, page. */
export function useOrderList() {
  const site = useSite();
  const place = useListAddress();
  const search = useDebouncedValue(place.text('search'));
  const status = orderFilters.find((filter) => filter.value === place.text('status'))?.value ?? 'all';
  const payment = paymentFilters.find((filter) => filter.value === place.text('payment'))?.value ?? 'all';
  const fulfilment =
    fulfilmentFilters.find((fulfilmentFilter) => fulfilmentFilter.value === place.text('fulfilment'))
      ?.value ?? 'all';
  const test = testFilters.find((testFilter) => testFilter.value === place.text('test'))?.value ?? 'all';
  const { sort, setSort } = useStoredSort(place);
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

// An order sent in part is still to be fulfilled: a state of the list, not of an order.
function statesOf(status: (typeof orderFilters)[number]['value'], fulfilment: string) {
  if (status === 'partial') return { status: 'pending', fulfilment: 'partial' };
  return { status: status === 'all' ? '' : status, fulfilment: fulfilment === 'all' ? '' : fulfilment };
}

export type OrderList = ReturnType<typeof useOrderList>;

type Sort = (typeof orderSorts)[number]['value'];
const sortKey = 'veranda-order-sort';

// The order that somebody likes is theirs, on this browser: the address says it only where it is another.
function useStoredSort(place: ReturnType<typeof useListAddress>) {
  const [storedSort, setStoredSort] = useState(() => readSort(safeRead()));
  const sort = readSort(place.text('sort') || storedSort);
  const setSort = (next: string) => {
    setStoredSort(readSort(next));
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
