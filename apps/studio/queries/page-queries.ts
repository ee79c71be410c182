import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createStore } from '@veranda/contracts/catalog-stores';
import {
  createPage,
  deletePage,
  duplicatePage,
  emptyPageTrash,
  getPage,
  listPages,
  purgePage,
  restorePage,
  updatePage,
} from '@veranda/contracts/pages';
import { call, type CallInput } from '../api/client.ts';

export function pagesQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'pages', 'list'],
    queryFn: ({ signal }) => call(listPages, { params: { site }, signal }),
  });
}

export function pageQuery(site: string, page: string) {
  return queryOptions({
    queryKey: ['site', site, 'pages', 'one', page],
    queryFn: ({ signal }) => call(getPage, { params: { site, page }, signal }),
  });
}

function useRefresh(site: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['site', site, 'pages'] }),
      client.invalidateQueries({ queryKey: ['site', site, 'detail'] }),
      client.invalidateQueries({ queryKey: ['site', site, 'overview'] }),
    ]);
  };
}

/** Everything that is done to pages in their tree. */
export function usePageMutations(site: string) {
  const onSuccess = useRefresh(site);
  const create = useMutation({
    mutationFn: (body: CallInput<typeof createPage>['body']) => call(createPage, { params: { site }, body }),
    onSuccess,
  });
  const store = useMutation({
    mutationFn: (title: string) =>
      call(createStore, { params: { site }, body: { title, navigationTitle: title, enabled: true } }),
    onSuccess,
  });
  const duplicate = useMutation({
    mutationFn: ({ page, title }: { readonly page: string; readonly title: string }) =>
      call(duplicatePage, { params: { site, page }, body: { title } }),
    onSuccess,
  });
  const update = useMutation({
    mutationFn: ({ page, ...body }: CallInput<typeof updatePage>['body'] & { page: string }) =>
      call(updatePage, { params: { site, page }, body }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (page: string) => call(deletePage, { params: { site, page } }),
    onSuccess,
  });
  const restore = useMutation({
    mutationFn: (page: string) => call(restorePage, { params: { site, page } }),
    onSuccess,
  });
  return { create, createStore: store, duplicate, update, remove, restore };
}

/** Deleting pages of the trash for good. What was refused shows that the trash has changed. */
export function usePageTrash(site: string) {
  const onSettled = useRefresh(site);
  const purge = useMutation({
    mutationFn: (page: string) => call(purgePage, { params: { site, page } }),
    onSettled,
  });
  const empty = useMutation({
    mutationFn: () => call(emptyPageTrash, { params: { site } }),
    onSettled,
  });
  return { purge, empty };
}
