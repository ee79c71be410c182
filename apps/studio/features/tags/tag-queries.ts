import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createCategory,
  deleteCategory,
  listCategories,
  listStores,
  renameCategory,
} from '@veranda/contracts/catalog-stores';
import * as calls from '@veranda/contracts/tags';
import { call } from '../../api/client.ts';
import { categoryRows, type TagPlace, type TagRow } from './tag-list.ts';

/** The stores of a site, each of which has categories of its own. */
export function storesQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'stores', 'tags'],
    queryFn: async ({ signal }) => (await call(listStores, { params: { site }, signal })).stores,
  });
}

/** Rows of a list. */
export function tagRowsQuery(site: string, place: TagPlace) {
  return queryOptions({
    queryKey: ['site', site, 'tags', place],
    queryFn: ({ signal }) => readRows(site, place, signal),
  });
}

async function readRows(site: string, place: TagPlace, signal: AbortSignal): Promise<readonly TagRow[]> {
  if (place.kind === 'store') {
    const params = { site, collection: place.store };
    return categoryRows((await call(listCategories, { params, signal })).categories);
  }
  const { tags } = await call(calls.listTags, { params: { site }, query: { type: place.kind }, signal });
  return tags.map((tag) => ({ ...tag, above: [] }));
}

/** Items and products that have a tag. */
export function usesQuery(site: string, { place, id }: { readonly place: TagPlace; readonly id: string }) {
  return queryOptions({
    queryKey: ['site', site, 'tag-uses', id],
    queryFn: ({ signal }) =>
      place.kind === 'store'
        ? call(calls.listCategoryUses, { params: { site, category: id }, query: {}, signal })
        : call(calls.listTagUses, { params: { site, tag: id }, query: {}, signal }),
  });
}

/** Changes of a list; what shows tags anywhere is read again. */
export function useTagChanges(site: string, place: TagPlace) {
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all(
      ['tags', 'tag-uses', 'tag-names', 'items', 'categories', 'products'].map((part) =>
        client.invalidateQueries({ queryKey: ['site', site, part] }),
      ),
    );
  const add = useMutation({
    mutationFn: (wanted: { readonly name: string; readonly parent: string | null }) =>
      create(site, place, wanted),
    onSuccess,
  });
  const rename = useMutation({
    mutationFn: ({ id, name }: { readonly id: string; readonly name: string }): Promise<unknown> =>
      place.kind === 'store'
        ? call(renameCategory, { params: { site, category: id }, body: { displayName: name } })
        : call(calls.renameTag, { params: { site, tag: id }, body: { name } }),
    onSuccess,
  });
  const merge = useMutation({
    mutationFn: ({ id, into }: { readonly id: string; readonly into: string }) =>
      place.kind === 'store'
        ? call(calls.mergeCategory, { params: { site, category: id }, body: { into } })
        : call(calls.mergeTag, { params: { site, tag: id }, body: { into } }),
    onSuccess,
  });
  const remove = useMutation({ mutationFn: (id: string) => removeOne(site, place, id), onSuccess });
  const restore = useMutation({
    mutationFn: (removal: string) =>
      place.kind === 'store'
        ? call(calls.restoreCategories, { params: { site, removal }, body: {} })
        : call(calls.restoreTag, { params: { site, tag: removal }, body: {} }),
    onSuccess,
  });
  return { add, rename, merge, remove, restore };
}

async function create(
  site: string,
  place: TagPlace,
  { name, parent }: { readonly name: string; readonly parent: string | null },
): Promise<unknown> {
  if (place.kind !== 'store')
    return call(calls.createTag, { params: { site }, body: { type: place.kind, name } });
  const params = { site, collection: place.store };
  return call(createCategory, { params, body: { displayName: name, parentId: parent } });
}

// Id that it is taken back by.
async function removeOne(site: string, place: TagPlace, id: string): Promise<string> {
  if (place.kind !== 'store') return (await call(calls.removeTag, { params: { site, tag: id } })).id;
  return (await call(deleteCategory, { params: { site, category: id } })).removal;
}
