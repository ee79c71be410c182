import { useMutation, useQueryClient } from '@tanstack/react-query';
import { receivePayment } from '@veranda/contracts/orders-changes';
import { call } from '../../api/client.ts';
import { orderQuery } from './order-queries.ts';

/** Says that the money of a payment has come. */
export function useReceivePayment(site: string, order: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (payment: string) => call(receivePayment, { params: { site, order, payment } }),
    onSuccess: (answer) => {
      client.setQueryData(orderQuery(site, order).queryKey, answer);
      void client.invalidateQueries({ queryKey: ['site', site, 'orders', 'list'] });
    },
  });
}
