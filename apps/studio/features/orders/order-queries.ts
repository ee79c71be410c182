import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getOrder, listOrders, setOrderStatus } from '@veranda/contracts/orders';
import { call, type CallInput } from '../../api/client.ts';

/** Seconds after which the list of orders looks for new ones. */
const lookAgain = 20;

export function ordersQuery(site: string, query: CallInput<typeof listOrders>['query']) {
  return queryOptions({
    queryKey: ['site', site, 'orders', 'list', query],
    queryFn: ({ signal }) => call(listOrders, { params: { site }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgain * 1000,
  });
}

export function orderQuery(site: string, order: string) {
  return queryOptions({
    queryKey: ['site', site, 'orders', 'one', order],
    queryFn: ({ signal }) => call(getOrder, { params: { site, order }, signal }),
  });
}

/** Changes of an order: each answers with the order as it is now. */
export function useOrderMutations(site: string, order: string) {
  const client = useQueryClient();
  const keep = (answer: object) => {
    client.setQueryData(orderQuery(site, order).queryKey, answer as never);
    void client.invalidateQueries({ queryKey: ['site', site, 'orders', 'list'] });
  };
  const status = useMutation({
    mutationFn: (next: 'pending' | 'fulfilled') =>
      call(setOrderStatus, { params: { site, order }, body: { status: next } }),
    onSuccess: keep,
  });
  return { status };
}
