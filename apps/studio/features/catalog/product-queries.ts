import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createProduct,
  deleteProduct,
  duplicateProduct,
  getProduct,
  listProducts,
  type ProductBody,
  setProductVisibility,
  updateProduct,
} from '@veranda/contracts/catalog';
import { createStore, listCategories, listStores } from '@veranda/contracts/catalog-stores';
import { call, type CallInput } from '../../api/client.ts';

export function productsQuery(site: string, query: CallInput<typeof listProducts>['query']) {
  return queryOptions({
    queryKey: ['site', site, 'products', 'list', query],
    queryFn: ({ signal }) => call(listProducts, { params: { site }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function productQuery(site: string, product: string) {
  return queryOptions({
    queryKey: ['site', site, 'products', 'one', product],
    queryFn: ({ signal }) => call(getProduct, { params: { site, product }, signal }),
  });
}

/** The store pages of a site. */
export function storesQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'stores'],
    queryFn: ({ signal }) => call(listStores, { params: { site }, signal }),
  });
}

export function categoriesQuery(site: string, collection: string) {
  return queryOptions({
    queryKey: ['site', site, 'categories', collection],
    queryFn: ({ signal }) => call(listCategories, { params: { site, collection }, signal }),
    enabled: collection !== '',
  });
}

/**
 * Everything that shows products is read again, but not the product `except`: the form that is on it is given
 * the answer when it is saved, and closed when it is deleted; read again before that it would be torn down in
 * the middle.
 */
export function useProductsChanged(site: string): (except?: string) => Promise<void> {
  const client = useQueryClient();
  return async (except) => {
    await Promise.all(
      ['products', 'stores', 'categories', 'overview', 'pages'].map((part) =>
        client.invalidateQueries({
          queryKey: ['site', site, part],
          predicate: ({ queryKey }) => except === undefined || queryKey[4] !== except,
        }),
      ),
    );
  };
}

export function useProductMutations(site: string) {
  const changed = useProductsChanged(site);
  const onSuccess = () => changed();
  const create = useMutation({
    mutationFn: (body: { collectionId: string; product: ProductBody }) =>
      call(createProduct, { params: { site }, body }),
    onSuccess,
  });
  const update = useMutation({
    mutationFn: ({ id, ...body }: { id: string; version: string; product: ProductBody }) =>
      call(updateProduct, { params: { site, product: id }, body }),
    onSuccess: (_answer, { id }) => changed(id),
  });
  const remove = useMutation({
    mutationFn: (product: string) => call(deleteProduct, { params: { site, product } }),
    onSuccess: (_answer, product) => changed(product),
  });
  const duplicate = useMutation({
    mutationFn: (product: string) => call(duplicateProduct, { params: { site, product } }),
    onSuccess,
  });
  const show = useMutation({
    // One after the other: the last press decides.
    scope: { id: `visibility-${site}` },
    mutationFn: (body: { ids: string[]; visible: boolean }) =>
      call(setProductVisibility, { params: { site }, body }),
    onSuccess,
  });
  return { create, update, remove, duplicate, show };
}

export function useCreateStore(site: string) {
  const changed = useProductsChanged(site);
  return useMutation({
    mutationFn: (title: string) =>
      call(createStore, { params: { site }, body: { title, navigationTitle: title, enabled: true } }),
    onSuccess: () => changed(),
  });
}
