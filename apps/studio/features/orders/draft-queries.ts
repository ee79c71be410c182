import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findDraftItems, getDraft, listDrafts } from '@veranda/contracts/orders-drafts';
import { call, type CallInput } from '../../api/client.ts';

export function draftsQuery(site: string, query: CallInput<typeof listDrafts>['query']) {
  return queryOptions({
    queryKey: ['site', site, 'drafts', 'list', query],
    queryFn: ({ signal }) => call(listDrafts, { params: { site }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function draftQuery(site: string, draft: string) {
  return queryOptions({
    queryKey: ['site', site, 'drafts', 'one', draft],
    queryFn: ({ signal }) => call(getDraft, { params: { site, draft }, signal }),
    // What is typed is newer than what would be read again.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

export function draftItemsQuery(site: string, search: string) {
  return queryOptions({
    queryKey: ['site', site, 'drafts', 'items', search],
    queryFn: ({ signal }) => call(findDraftItems, { params: { site }, query: { search }, signal }),
    placeholderData: keepPreviousData,
  });
}
