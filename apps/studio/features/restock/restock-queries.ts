import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getMerchandising,
  type MerchandisingBody,
  saveMerchandising,
} from '@veranda/contracts/catalog-merchandising';
import {
  listRestockGroups,
  listRestockSignUps,
  sendAllRestock,
  sendRestock,
} from '@veranda/contracts/restock';
import { showToast } from '@veranda/ui/toast-queue';
import type { UseFormReturn } from 'react-hook-form';
import { call } from '../../api/client.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';

/** Groups of sign-ups: the next page is there until `hasNextPage` is false. */
export function groupsQuery(site: string) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'restock', 'groups'],
    queryFn: ({ pageParam, signal }) =>
      call(listRestockGroups, {
        params: { site },
        query: pageParam === '' ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.hasNextPage ? (last.nextPageCursor ?? undefined) : undefined),
  });
}

/** Sign-ups for one variant. */
export function signUpsQuery(
  site: string,
  variant: { readonly productId: string; readonly variantId: string },
) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'restock', 'sign-ups', variant.variantId],
    queryFn: ({ pageParam, signal }) =>
      call(listRestockSignUps, {
        params: { site },
        query: { ...variant, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.hasNextPage ? (last.nextPageCursor ?? undefined) : undefined),
  });
}

interface Wanted {
  readonly productId: string;
  readonly variantId: string;
}

/** Notifies those who wait, of one variant or of several. */
export function useSendNotices(site: string) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['site', site, 'restock'] });
  const mutation = useMutation({
    mutationFn: (body: Wanted) => call(sendRestock, { params: { site }, body }),
    onSuccess,
  });
  const all = useMutation({
    mutationFn: (sendRequests: Wanted[]) =>
      call(sendAllRestock, { params: { site }, body: { sendRequests } }),
    onSuccess,
  });
  return { one: mutation, all };
}

/** Merchandising settings of the shop. */
export function merchandisingQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'merchandising'],
    queryFn: ({ signal }) => call(getMerchandising, { params: { site }, signal }),
  });
}

function useSaveMerchandising(site: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: Partial<MerchandisingBody>) => {
      const known = client.getQueryData(merchandisingQuery(site).queryKey);
      if (!known) throw new Error('the settings are saved before they are read');
      const merchandising = { ...known.merchandising, ...changes };
      return call(saveMerchandising, { params: { site }, body: { merchandising, version: known.version } });
    },
    onSuccess: (answer) => client.setQueryData(merchandisingQuery(site).queryKey, answer),
  });
}

/** Saves the form of the texts; shows whether it worked, and the form starts from what was saved. */
export function useSaveMessages(form: UseFormReturn<MerchandisingBody>) {
  const site = useSite();
  const save = useSaveMerchandising(site.id);
  const submit = async (): Promise<boolean> => {
    let saved = false;
    await form.handleSubmit(async (values) => {
      saved = await save.mutateAsync(values).then(
        () => true,
        () => false,
      );
      if (!saved) return;
      form.reset(values);
      showToast({ text: t('saved') });
    })();
    return saved;
  };
  return { submit, save, canWrite: mayWrite(site, 'products') };
}
