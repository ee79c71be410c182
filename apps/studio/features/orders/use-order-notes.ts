import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addOrderNote, changeOrderNote, removeOrderNote } from '@veranda/contracts/order-notes';
import type { OrderDetail } from '@veranda/contracts/orders';
import { call } from '../../api/client.ts';
import { orderQuery } from './order-queries.ts';

/** Writes, changes and removes notes of an order; each answers with the order as it is then. */
export function useOrderNotes(site: string, order: string) {
  const client = useQueryClient();
  const params = { site, order };
  const onSuccess = (answer: { readonly order: OrderDetail }) =>
    client.setQueryData(orderQuery(site, order).queryKey, { order: answer.order });
  const add = useMutation({
    mutationFn: (text: string) => call(addOrderNote, { params, body: { text } }),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: ({ note, text }: { note: string; text: string }) =>
      call(changeOrderNote, { params: { ...params, note }, body: { text } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (note: string) => call(removeOrderNote, { params: { ...params, note } }),
    onSuccess,
  });
  return { add, change, remove };
}

export type OrderNotes = ReturnType<typeof useOrderNotes>;
