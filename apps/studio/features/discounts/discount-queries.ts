import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listProducts } from '@veranda/contracts/catalog';
import { listCategories, listStores } from '@veranda/contracts/catalog-stores';
import {
  changeDiscount,
  createDiscount,
  type DiscountBody,
  listDiscounts,
  removeDiscount,
} from '@veranda/contracts/discounts';
import { call, type CallInput } from '../../api/client.ts';

const discountsKey = (site: string) => ['site', site, 'discounts'] as const;

/** Search, page and page size of the list of discounts. */
type DiscountsAsked = NonNullable<CallInput<typeof listDiscounts>['query']>;

export function discountsQuery(site: string, query: DiscountsAsked) {
  return queryOptions({
    queryKey: [...discountsKey(site), query],
    queryFn: ({ signal }) => call(listDiscounts, { params: { site }, query, signal }),
    // The previous rows stay until those of the next page are there.
    placeholderData: keepPreviousData,
  });
}

/** Makes a discount, or changes the one of `id`. */
export function useSaveDiscount(site: string, id: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DiscountBody) =>
      id === null
        ? call(createDiscount, { params: { site }, body })
        : call(changeDiscount, { params: { site, discount: id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: discountsKey(site) }),
  });
}

export function useRemoveDiscount(site: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (discount: string) => call(removeDiscount, { params: { site, discount } }),
    onSuccess: () => client.invalidateQueries({ queryKey: discountsKey(site) }),
  });
}

/** A product or category that a discount may be for. */
interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The products of the site by name, the first hundred of those that `search` finds. */
export function productChoicesQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'products', 'discount-choices'],
    queryFn: async ({ signal }): Promise<Choice[]> => {
      const query = { perPage: 100, sort: 'name', direction: 'up' } as const;
      const { products } = await call(listProducts, { params: { site }, query, signal });
      return products.map(({ id, title }) => ({ value: id, label: title }));
    },
  });
}

/** The categories of all store pages; those of several are named with their page. */
export function categoryChoicesQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'categories', 'discount-choices'],
    queryFn: async ({ signal }): Promise<Choice[]> => {
      const { stores } = await call(listStores, { params: { site }, signal });
      const lists = await Promise.all(
        stores.map(async (store) => {
          const params = { site, collection: store.id };
          const { categories } = await call(listCategories, { params, signal });
          return categories
            .filter(({ type }) => type === 'CATEGORY')
            .map(({ id, displayName }) => ({
              value: id,
              label: stores.length > 1 ? `${displayName} (${store.title})` : displayName,
            }));
        }),
      );
      return lists.flat();
    },
  });
}
