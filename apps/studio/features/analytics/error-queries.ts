import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetPageError, listPageErrors } from '@veranda/contracts/analytics';
import { call } from '../../api/client.ts';

/** The kinds of error that visitors met. */
export function pageErrorsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'page-errors'],
    queryFn: ({ signal }) => call(listPageErrors, { params: { site }, signal }),
  });
}

export function useForgetError(site: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (error: string) => call(forgetPageError, { params: { site, error } }),
    onSuccess: () => client.invalidateQueries({ queryKey: pageErrorsQuery(site).queryKey }),
  });
}
