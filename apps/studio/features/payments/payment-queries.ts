import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  connectStripe,
  getPaymentSettings,
  disconnectStripe,
  type ManualMethod,
  type PaymentSettings,
  saveManualMethods,
  saveNewsletterChoice,
} from '@veranda/contracts/payments';
import { call, type CallInput } from '../../api/client.ts';

export function paymentQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'payments'],
    queryFn: ({ signal }) => call(getPaymentSettings, { params: { site }, signal }),
    // A form is on it: it must not change while somebody types.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
}

/** Mutations of the payments of a shop; each answers with how it is then. */
export function usePaymentMutations(site: string) {
  const client = useQueryClient();
  const onSuccess = (answer: PaymentSettings) => client.setQueryData(paymentQuery(site).queryKey, answer);
  const connect = useMutation({
    mutationFn: (body: CallInput<typeof connectStripe>['body']) =>
      call(connectStripe, { params: { site }, body }),
    onSuccess,
  });
  const leave = useMutation({ mutationFn: () => call(disconnectStripe, { params: { site } }), onSuccess });
  const save = useMutation({
    mutationFn: (input: { readonly manual: ManualMethod[]; readonly version: string }) =>
      call(saveManualMethods, { params: { site }, body: input }),
    onSuccess,
  });
  const chooseNewsletter = useMutation({
    mutationFn: (body: CallInput<typeof saveNewsletterChoice>['body']) =>
      call(saveNewsletterChoice, { params: { site }, body }),
    onSuccess,
    // The choice that somebody else made in the meantime is shown beside the refusal; what is typed in other forms stays.
    onError: async () => {
      const { newsletter } = await call(getPaymentSettings, { params: { site } });
      client.setQueryData(paymentQuery(site).queryKey, (old) => old && { ...old, newsletter });
    },
  });
  return { connect, leave, save, chooseNewsletter };
}
