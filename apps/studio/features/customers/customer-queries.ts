import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { eraseCustomer, getCustomer, listCustomers } from '@veranda/contracts/customers';
import { call, type CallInput } from '../../api/client.ts';

export function customersQuery(site: string, query: CallInput<typeof listCustomers>['query']) {
  return queryOptions({
    queryKey: ['site', site, 'customers', 'list', query],
    queryFn: ({ signal }) => call(listCustomers, { params: { site }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function customerQuery(site: string, customer: string) {
  return queryOptions({
    queryKey: ['site', site, 'customers', 'one', customer],
    queryFn: ({ signal }) => call(getCustomer, { params: { site, customer }, signal }),
  });
}

/** Takes a customer out of the shop. */
export function useEraseCustomer(site: string, customer: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(eraseCustomer, { params: { site, customer } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: customerQuery(site, customer).queryKey });
      for (const part of ['customers', 'orders', 'lists', 'forms', 'gift-cards'])
        void client.invalidateQueries({ queryKey: ['site', site, part], refetchType: 'none' });
    },
  });
}
