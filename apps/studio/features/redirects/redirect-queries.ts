import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { addRedirects, listRedirects, removeRedirects } from '@veranda/contracts/redirects';
import { call, type CallInput } from '../../api/client.ts';

export function redirectsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'redirects'],
    queryFn: ({ signal }) => call(listRedirects, { params: { site }, signal }),
  });
}

/** Adding and removing redirects; the answers are the whole list. */
export function useRedirectMutations(site: string) {
  const client = useQueryClient();
  const onSuccess = (answer: Awaited<ReturnType<typeof save>>) => {
    client.setQueryData(redirectsQuery(site).queryKey, answer);
    void client.invalidateQueries({ queryKey: ['site', site, 'detail'] });
  };
  const save = (body: CallInput<typeof addRedirects>['body']) =>
    call(addRedirects, { params: { site }, body });
  const add = useMutation({ mutationFn: save, onSuccess });
  const remove = useMutation({
    mutationFn: (from: string[]) => call(removeRedirects, { params: { site }, body: { from } }),
    onSuccess,
  });
  return { add, remove };
}
