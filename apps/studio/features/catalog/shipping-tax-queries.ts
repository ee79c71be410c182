import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getProductShippingTax, setProductShippingTax } from '@veranda/contracts/product-shipping-tax';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { call, type CallInput } from '../../api/client.ts';
import { t } from './messages.ts';

export function productShippingTaxQuery(site: string, product: string) {
  return queryOptions({
    queryKey: ['site', site, 'product-shipping-tax', product],
    queryFn: ({ signal }) => call(getProductShippingTax, { params: { site, product }, signal }),
  });
}

/** Sets what a product is sent by or taxed as, at once. */
export function useSetProductShippingTax(site: string, product: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof setProductShippingTax>['body']) =>
      call(setProductShippingTax, { params: { site, product }, body }),
    onSuccess: (answer) => {
      client.setQueryData(productShippingTaxQuery(site, product).queryKey, answer);
      void client.invalidateQueries({ queryKey: ['site', site, 'placed-products'] });
      showToast({ text: t('saved') });
    },
    onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
  });
}
