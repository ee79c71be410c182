import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  listDeliveries,
  replayDeliveries,
  replayDelivery,
} from '@veranda/contracts/mailing-lists-deliveries';
import { call, type CallInput } from '../../api/client.ts';

/** Seconds after which the deliveries are looked at again: they progress automatically. */
const lookAgain = 10;

export function deliveriesQuery(site: string, query: CallInput<typeof listDeliveries>['query']) {
  return queryOptions({
    queryKey: ['site', site, 'deliveries', query],
    queryFn: ({ signal }) => call(listDeliveries, { params: { site }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgain * 1000,
  });
}

/** Tries deliveries once more. */
export function useReplays(site: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ['site', site, 'deliveries'] });
  const mutation = useMutation({
    mutationFn: (delivery: string) => call(replayDelivery, { params: { site, delivery } }),
    onSettled,
  });
  const all = useMutation({ mutationFn: () => call(replayDeliveries, { params: { site } }), onSettled });
  return { one: mutation, all };
}
