import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getProductForm, setProductForm } from '@veranda/contracts/product-form';
import { showToast } from '@veranda/ui/toast-queue';
import { call } from '../../api/client.ts';
import { messageOf } from '../../api/call-failure.ts';
import { t } from './messages.ts';

export function productFormQuery(site: string, product: string) {
  return queryOptions({
    queryKey: ['site', site, 'product-form', product],
    queryFn: ({ signal }) => call(getProductForm, { params: { site, product }, signal }),
  });
}

/** Sets what is filled in before a product is added, at once. */
export function useSetProductForm(site: string, product: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (formId: string | null) =>
      call(setProductForm, { params: { site, product }, body: { formId } }),
    onSuccess: (answer) => {
      client.setQueryData(productFormQuery(site, product).queryKey, answer);
      showToast({ text: answer.formId === null ? t('customFieldsRemoved') : t('customFieldsAdded') });
    },
    onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
  });
}
