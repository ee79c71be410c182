import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { endMembership, listMemberships } from '@veranda/contracts/member-plans';
import { getPage, updatePage } from '@veranda/contracts/pages';
import { call, type CallInput } from '../../api/client.ts';
import { memberPlansQuery } from '../../queries/member-plan-queries.ts';

export function membershipsQuery(site: string, query: CallInput<typeof listMemberships>['query']) {
  return queryOptions({
    queryKey: ['site', site, 'passes', query],
    queryFn: ({ signal }) => call(listMemberships, { params: { site }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Ends a membership that was paid once. */
export function useCancelMembership(site: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (membership: string) => call(endMembership, { params: { site, membership } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['site', site, 'passes'] }),
        client.invalidateQueries({ queryKey: memberPlansQuery(site).queryKey }),
      ]),
  });
}

/** Lets a plan open a page of the draft, or no longer; a page that nothing opens any more is for everyone. */
export function useOpenPage(site: string, plan: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ page: id, opens }: { readonly page: string; readonly opens: boolean }) => {
      const { page, access } = await call(getPage, { params: { site, page: id } });
      const before = access.kind === 'paywall' ? access.productIds : [];
      const productIds = opens
        ? [...new Set([...before, plan])]
        : before.filter((productId) => productId !== plan);
      const next =
        productIds.length === 0
          ? ({ kind: 'everyone' } as const)
          : ({ kind: 'paywall', productIds } as const);
      return call(updatePage, { params: { site, page: id }, body: { version: page.version, access: next } });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: memberPlansQuery(site).queryKey }),
        client.invalidateQueries({ queryKey: ['site', site, 'pages'] }),
        client.invalidateQueries({ queryKey: ['site', site, 'detail'] }),
      ]),
  });
}
