import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeItems,
  createItem,
  deleteItem,
  duplicateItem,
  findFreeSlug,
  getItem,
  listItems,
  restoreItem,
} from '@veranda/contracts/items';
import { call, type CallInput } from '../../api/client.ts';
import { itemsKey } from '../../queries/item-facets.ts';

/** Filters, order and place of a part of a list. */
export type ItemQuery = CallInput<typeof listItems>['query'];

/** A part of a list. */
export function itemsQuery(site: string, collection: string, query: ItemQuery) {
  return queryOptions({
    queryKey: [...itemsKey(site), 'list', collection, query],
    queryFn: ({ signal }) => call(listItems, { params: { site, collection }, query, signal }),
  });
}

export function itemQuery(site: string, item: string) {
  return queryOptions({
    queryKey: [...itemsKey(site), 'one', item],
    queryFn: ({ signal }) => call(getItem, { params: { site, item }, signal }),
  });
}

/** The address that an item gets for a text. */
export async function freeSlugOf(site: string, item: string, text: string): Promise<string> {
  const { slug } = await call(findFreeSlug, { params: { site, item }, query: { text } });
  return slug;
}

/** Changes of items that their list makes, all of them or none. */
export type ItemChange = CallInput<typeof changeItems>['body'];

type NewItem = CallInput<typeof createItem>['body'];

/** Everything that is done to items in their list. */
export function useItemMutations(site: string) {
  const client = useQueryClient();
  const onSuccess = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: itemsKey(site) }),
      client.invalidateQueries({ queryKey: ['site', site, 'detail'] }),
    ]);
  };
  const create = useMutation({
    mutationFn: ({ collection, ...body }: NewItem & { readonly collection: string }) =>
      call(createItem, { params: { site, collection }, body }),
    onSuccess,
  });
  const duplicate = useMutation({
    mutationFn: ({ item, title }: { readonly item: string; readonly title: string }) =>
      call(duplicateItem, { params: { site, item }, body: { title } }),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: ({ collection, ...body }: ItemChange & { readonly collection: string }) =>
      call(changeItems, { params: { site, collection }, body }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (item: string) => call(deleteItem, { params: { site, item } }),
    onSuccess,
  });
  const restore = useMutation({
    mutationFn: (item: string) => call(restoreItem, { params: { site, item } }),
    onSuccess,
  });
  return { create, duplicate, change, remove, restore };
}
