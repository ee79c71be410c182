import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cancelSubscription,
  getProductPlan,
  getSubscription,
  listSubscriptions,
  type Plan,
  setProductPlan,
} from '@veranda/contracts/subscriptions';
import { call, type CallInput } from '../../api/client.ts';

export function subscriptionsQuery(site: string, query: CallInput<typeof listSubscriptions>['query']) {
  return queryOptions({
    queryKey: ['site', site, 'subscriptions', 'list', query],
    queryFn: ({ signal }) => call(listSubscriptions, { params: { site }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function subscriptionQuery(site: string, subscription: string) {
  return queryOptions({
    queryKey: ['site', site, 'subscriptions', 'one', subscription],
    queryFn: ({ signal }) => call(getSubscription, { params: { site, subscription }, signal }),
  });
}

/** Ends a subscription; the answer is the subscription as it is now. */
export function useCancelSubscription(site: string, subscription: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (when: 'now' | 'period-end') =>
      call(cancelSubscription, { params: { site, subscription }, body: { when } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['site', site, 'subscriptions'] }),
  });
}

export function planQuery(site: string, product: string) {
  return queryOptions({
    queryKey: ['site', site, 'plan', product],
    queryFn: ({ signal }) => call(getProductPlan, { params: { site, product }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Sets how a product is billed, at once. */
export function useSetPlan(site: string, product: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (plan: Plan) => call(setProductPlan, { params: { site, product }, body: { plan } }),
    onSuccess: (answer) => client.setQueryData(planQuery(site, product).queryKey, answer),
  });
}
