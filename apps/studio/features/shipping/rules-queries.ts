import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listProducts } from '@veranda/contracts/catalog';
import {
  type CheckoutRulesBody,
  getCheckoutRules,
  saveCheckoutRules,
} from '@veranda/contracts/checkout-rules';
import {
  connectRates,
  getPlacedProducts,
  getRateAccounts,
  disconnectRates,
  placeProducts,
  type RateAccounts,
  type RateKind,
} from '@veranda/contracts/carrier-accounts';
import { call, type CallInput } from '../../api/client.ts';

export type Rules = CheckoutRulesBody;

/** Taxes, shipping methods and the minimum order of the site, with their version. */
export function rulesQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'checkout-rules'],
    queryFn: ({ signal }) => call(getCheckoutRules, { params: { site }, signal }),
    // Forms are on it: it must not change while somebody types.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
}

/** Saves a change of the rules as they were read; refused when somebody has changed them in the meantime. */
export function useSaveRules(site: string) {
  const client = useQueryClient();
  const { queryKey } = rulesQuery(site);
  return useMutation({
    mutationFn: (change: (rules: Rules) => Rules) => {
      const read = client.getQueryData(queryKey);
      if (!read) throw new Error('rules are saved before they were read');
      const body = { rules: change(read.rules), version: read.version };
      return call(saveCheckoutRules, { params: { site }, body });
    },
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** Products that are in a fulfilment profile or a tax class. */
export function placedQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'placed-products'],
    queryFn: ({ signal }) => call(getPlacedProducts, { params: { site }, signal }),
  });
}

export function usePlaceProducts(site: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof placeProducts>['body']) =>
      call(placeProducts, { params: { site }, body }),
    onSuccess: (answer) => client.setQueryData(placedQuery(site).queryKey, answer),
  });
}

/** Products to choose from, the first hundred that the words find. */
export function findProductsQuery(site: string, words: string) {
  return queryOptions({
    queryKey: ['site', site, 'products', 'to-place', words],
    queryFn: async ({ signal }) => {
      const query = { perPage: 100, sort: 'name', direction: 'up', search: words } as const;
      const { products } = await call(listProducts, { params: { site }, query, signal });
      return products.map(({ id, title }) => ({ value: id, label: title }));
    },
  });
}

export function accountsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'rate-accounts'],
    queryFn: ({ signal }) => call(getRateAccounts, { params: { site }, signal }),
  });
}

/** Connects and leaves the service of a kind. */
export function useRateMutations(site: string, kind: RateKind) {
  const client = useQueryClient();
  const onSuccess = (answer: RateAccounts) => client.setQueryData(accountsQuery(site).queryKey, answer);
  const connect = useMutation({
    mutationFn: (body: CallInput<typeof connectRates>['body']) =>
      call(connectRates, { params: { site, kind }, body }),
    onSuccess,
  });
  const leave = useMutation({
    mutationFn: () => call(disconnectRates, { params: { site, kind } }),
    onSuccess,
  });
  return { connect, leave };
}
