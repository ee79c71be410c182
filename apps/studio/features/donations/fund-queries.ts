import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeFund,
  createFund,
  type FundBody,
  type FundView,
  listFunds,
  removeFund,
} from '@veranda/contracts/donations';
import { call } from '../../api/client.ts';

export function fundsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'funds'],
    queryFn: ({ signal }) => call(listFunds, { params: { site }, signal }),
  });
}

/** Makes a fund, or changes one that is there. */
export function useSaveFund(site: string, fund: FundView | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FundBody) =>
      fund === null
        ? call(createFund, { params: { site }, body })
        : call(changeFund, { params: { site, fund: fund.id }, body: { version: fund.version, fund: body } }),
    onSettled: () => client.invalidateQueries({ queryKey: fundsQuery(site).queryKey }),
  });
}

export function useRemoveFund(site: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fund: string) => call(removeFund, { params: { site, fund } }),
    onSuccess: () => client.invalidateQueries({ queryKey: fundsQuery(site).queryKey }),
  });
}
