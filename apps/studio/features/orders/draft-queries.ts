import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findDraftItems, getAddressForm, getDraft, listDrafts } from '@veranda/contracts/orders-drafts';
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
    // The typed draft is newer than the one that would be read again.
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

/** Fields of an address in a country; nothing is asked while no country is chosen. */
export function addressFormQuery(site: string, country: string) {
  return queryOptions({
    queryKey: ['site', site, 'address-forms', country],
    queryFn: ({ signal }) => call(getAddressForm, { params: { site, country }, signal }),
    enabled: country !== '',
    // The previous form stands until the one of the country that was chosen is there.
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
