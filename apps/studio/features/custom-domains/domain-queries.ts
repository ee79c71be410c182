import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addDomain,
  checkDomain,
  type Domains,
  listDomains,
  removeDomain,
  setPrimaryDomain,
} from '@veranda/contracts/custom-domains';
import { call } from '../../api/client.ts';

/** Milliseconds between two looks while a domain waits for something. */
const lookEvery = 15_000;

export function domainsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'domains'],
    queryFn: ({ signal }) => call(listDomains, { params: { site }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.domains.some((domain) => domain.state !== 'live') ? lookEvery : false,
  });
}

/** Everything that is done to domains; each answer is the whole list. */
export function useDomainMutations(site: string) {
  const client = useQueryClient();
  const onSuccess = (domains: Domains) => {
    client.setQueryData(domainsQuery(site).queryKey, domains);
    // The address of the site may be another one.
    void client.invalidateQueries({ queryKey: ['site', site, 'detail'] });
  };
  const params = (domain: string) => ({ site, domain });
  return {
    add: useMutation({
      mutationFn: (host: string) => call(addDomain, { params: { site }, body: { host } }),
      onSuccess,
    }),
    check: useMutation({
      mutationFn: (domain: string) => call(checkDomain, { params: params(domain), body: {} }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (domain: string) => call(removeDomain, { params: params(domain) }),
      onSuccess,
    }),
    setPrimary: useMutation({
      mutationFn: (domain: string | null) => call(setPrimaryDomain, { params: { site }, body: { domain } }),
      onSuccess,
    }),
  };
}
