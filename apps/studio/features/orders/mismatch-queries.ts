import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { handleMismatchedPayment, listMismatchedPayments } from '@veranda/contracts/mismatched-payments';
import { call } from '../../api/client.ts';

/** Seconds after which the studio looks for new ones: they are few, and a mail tells of each. */
const lookAgain = 60;

export function mismatchesQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'mismatched-payments'],
    queryFn: ({ signal }) => call(listMismatchedPayments, { params: { site }, signal }),
    refetchInterval: lookAgain * 1000,
  });
}

/** Says that one has been dealt with. */
export function useHandleMismatch(site: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (payment: string) => call(handleMismatchedPayment, { params: { site, payment } }),
    onSuccess: (answer) => client.setQueryData(mismatchesQuery(site).queryKey, answer),
  });
}
