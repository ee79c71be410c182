import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeList,
  changeSubscriber,
  createList,
  eraseSubscriber,
  listMailingLists,
  listSubscribers,
  type MailingListBody,
  removeList,
} from '@veranda/contracts/mailing-lists';
import { call, type CallInput } from '../../api/client.ts';

export function mailingListsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'lists', 'all'],
    queryFn: ({ signal }) => call(listMailingLists, { params: { site }, signal }),
  });
}

export function subscribersQuery(
  site: string,
  list: string,
  query: CallInput<typeof listSubscribers>['query'],
) {
  return queryOptions({
    queryKey: ['site', site, 'lists', 'people', list, query],
    queryFn: ({ signal }) => call(listSubscribers, { params: { site, list }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Mutations of lists and subscribers; every list is read again after them. */
export function useListMutations(site: string) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['site', site, 'lists'] });
  const save = useMutation({
    mutationFn: ({ id, body }: { readonly id: string | null; readonly body: MailingListBody }) =>
      id === null
        ? call(createList, { params: { site }, body })
        : call(changeList, { params: { site, list: id }, body }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (list: string) => call(removeList, { params: { site, list } }),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: ({ id, event }: { readonly id: string; readonly event: OwnerEvent }) =>
      call(changeSubscriber, { params: { site, subscriber: id }, body: { event } }),
    onSuccess,
  });
  const erase = useMutation({
    mutationFn: (email: string) => call(eraseSubscriber, { params: { site }, body: { email } }),
    onSuccess,
  });
  return { save, remove, change, erase };
}

/** Mutations of a subscriber. */
type OwnerEvent = CallInput<typeof changeSubscriber>['body']['event'];
