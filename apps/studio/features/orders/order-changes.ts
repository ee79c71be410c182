import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderDetail } from '@veranda/contracts/orders';
import {
  cancelOrder,
  previewRefund,
  refundOrder,
  resendOrderMail,
  shipOrder,
} from '@veranda/contracts/orders-changes';
import { call, type CallInput } from '../../api/client.ts';
import { orderQuery } from './order-queries.ts';

/** Shipments, refunds, cancellation and mails of an order; each answers with the order as it is then. */
export function useOrderChanges(site: string, order: string) {
  const client = useQueryClient();
  const params = { site, order };
  const onSuccess = (answer: { readonly order: OrderDetail }) => {
    client.setQueryData(orderQuery(site, order).queryKey, { order: answer.order });
    for (const part of ['list', 'refund-preview'])
      void client.invalidateQueries({ queryKey: ['site', site, 'orders', part] });
  };
  // A call that was lost on the way may have happened: the order is read again.
  const onError = () => client.invalidateQueries({ queryKey: orderQuery(site, order).queryKey });
  const ship = useMutation({
    mutationFn: (body: CallInput<typeof shipOrder>['body']) => call(shipOrder, { params, body }),
    onSuccess,
    onError,
  });
  const refund = useMutation({
    mutationFn: (body: CallInput<typeof refundOrder>['body']) => call(refundOrder, { params, body }),
    onSuccess,
    onError,
  });
  const cancel = useMutation({
    mutationFn: (body: CallInput<typeof cancelOrder>['body']) => call(cancelOrder, { params, body }),
    onSuccess,
    onError,
  });
  const mail = useMutation({
    mutationFn: (body: CallInput<typeof resendOrderMail>['body']) => call(resendOrderMail, { params, body }),
    onSuccess,
  });
  return { ship, refund, cancel, mail };
}

/** Items or amount of a refund, before it is asked for. */
export type RefundPart = Pick<CallInput<typeof refundOrder>['body'], 'amount' | 'lines' | 'shipping'>;

/** Preview of a refund: its amount, and the payments that it goes back to. */
export function refundPreviewQuery(site: string, order: string, part: RefundPart) {
  const options = { key: 'only-a-preview', restock: false, reason: '', notify: false };
  return queryOptions({
    queryKey: ['site', site, 'orders', 'refund-preview', order, part],
    queryFn: ({ signal }) =>
      call(previewRefund, { params: { site, order }, body: { ...part, ...options }, signal }),
    staleTime: 0,
    retry: false,
  });
}
