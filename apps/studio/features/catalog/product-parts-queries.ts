import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getProductParts, setProductParts } from '@veranda/contracts/product-parts';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { call, type CallInput } from '../../api/client.ts';
import { t } from './messages.ts';

export function productPartsQuery(site: string, product: string) {
  return queryOptions({
    queryKey: ['site', site, 'product-parts', product],
    queryFn: ({ signal }) => call(getProductParts, { params: { site, product }, signal }),
  });
}

/** Sets what a product is sent by or taxed as, at once. */
export function useSetProductParts(site: string, product: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof setProductParts>['body']) =>
      call(setProductParts, { params: { site, product }, body }),
    onSuccess: (answer) => {
      client.setQueryData(productPartsQuery(site, product).queryKey, answer);
      void client.invalidateQueries({ queryKey: ['site', site, 'placed-products'] });
      showToast({ text: t('saved') });
    },
    onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
  });
}
