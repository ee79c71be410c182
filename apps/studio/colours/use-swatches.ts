import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeSwatches, getSwatches } from '@veranda/contracts/design';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../api/call-failure.ts';
import { call } from '../api/client.ts';
import { useSite } from '../shell/use-site.ts';

const none: readonly string[] = [];

function swatchesQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'swatches'],
    queryFn: ({ signal }) => call(getSwatches, { params: { site }, signal }),
    staleTime: 60_000,
  });
}

/** The colours that the people of the site have put aside, and the way to change them. */
export function useSwatches() {
  const { id: site } = useSite();
  const client = useQueryClient();
  const query = useQuery(swatchesQuery(site));
  const changing = useMutation({
    mutationFn: (body: { readonly colour: string; readonly isKept: boolean }) =>
      call(changeSwatches, { params: { site }, body }),
    onSuccess: (answer) => client.setQueryData(swatchesQuery(site).queryKey, answer),
    onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
  });
  return {
    swatches: query.data?.swatches ?? none,
    change: (colour: string, isKept: boolean) => changing.mutate({ colour, isKept }),
  };
}
