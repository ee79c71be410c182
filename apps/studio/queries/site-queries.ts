import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listTemplates } from '@veranda/contracts/site-templates';
import { createSite, dismissNotice, getOverview, getSite, listSites } from '@veranda/contracts/sites';
import { type CallInput, call } from '../api/client.ts';

/** The account's sites. */
export const sitesQuery = queryOptions({
  queryKey: ['sites'],
  queryFn: ({ signal }) => call(listSites, { signal }),
});

export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => call(listTemplates, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Keys below `['site', id]` are everything that was read of one site. */
export function siteQuery(id: string) {
  return queryOptions({
    queryKey: ['site', id, 'detail'],
    queryFn: ({ signal }) => call(getSite, { params: { site: id }, signal }),
  });
}

export function overviewQuery(id: string) {
  return queryOptions({
    queryKey: ['site', id, 'overview'],
    queryFn: ({ signal }) => call(getOverview, { params: { site: id }, signal }),
    // Every screen changes some of it: whoever comes home sees what was just done.
    refetchOnMount: 'always' as const,
  });
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The site of an address of the studio, named by its word or its id; `missing` when the account has no such
 * site.
 */
export function useSiteOf(name: string) {
  const isId = uuid.test(name);
  const sites = useQuery({ ...sitesQuery, enabled: !isId });
  const id = isId ? name : sites.data?.sites.find((site) => site.slug === name)?.id;
  const detail = useQuery({ ...siteQuery(id ?? ''), enabled: id !== undefined });
  return {
    site: detail.data?.site,
    isMissing: !isId && sites.isSuccess && id === undefined,
    // A site that was read stays on the screen though it cannot be read again: somebody may be writing in it.
    error: detail.data ? null : (sites.error ?? detail.error),
    retry: () => void (sites.isError ? sites.refetch() : detail.refetch()),
  };
}

/** Dismisses a notice of the home screen. */
export function useDismissNotice(site: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (notice: string) => call(dismissNotice, { params: { site, notice } }),
    onSuccess: () => client.invalidateQueries({ queryKey: overviewQuery(site).queryKey }),
  });
}

export function useCreateSite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof createSite>['body']) => call(createSite, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: sitesQuery.queryKey }),
  });
}
