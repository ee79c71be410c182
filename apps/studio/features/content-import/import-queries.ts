import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  beginContentImport,
  cancelContentImport,
  type ContentImport,
  listContentImportEntries,
  listContentImports,
  startContentImport,
  undoContentImport,
} from '@veranda/contracts/content-import';
import { isWorking } from '@veranda/domain/content-import/import-states';
import { call, type CallInput } from '../../api/client.ts';

/** Milliseconds between two looks at an import that is under way. */
const lookEvery = 1_500;

const key = (site: string) => ['site', site, 'content-imports'];

/** The latest imports; asked for again while one is under way. */
export function importsQuery(site: string) {
  return queryOptions({
    queryKey: [...key(site), 'list'],
    queryFn: ({ signal }) => call(listContentImports, { params: { site }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.imports.some(({ status }) => isWorking(status)) ? lookEvery : false,
  });
}

export type EntriesQuery = CallInput<typeof listContentImportEntries>['query'];

/** Entries of an import; read again when it is in another state. */
export function entriesQuery(site: string, { id, status }: ContentImport, query: EntriesQuery) {
  return queryOptions({
    queryKey: [...key(site), id, status, query],
    queryFn: ({ signal }) => call(listContentImportEntries, { params: { site, import: id }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export type ImportChoices = CallInput<typeof startContentImport>['body'];

/** Mutations of imports; each reads their list again. */
export function useImportMutations(site: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: key(site) });
  const begin = useMutation({
    mutationFn: (uploads: string[]) => call(beginContentImport, { params: { site }, body: { uploads } }),
    onSettled,
  });
  const start = useMutation({
    mutationFn: ({ id, choices }: { readonly id: string; readonly choices: ImportChoices }) =>
      call(startContentImport, { params: { site, import: id }, body: choices }),
    onSettled,
  });
  const cancel = useMutation({
    mutationFn: (id: string) => call(cancelContentImport, { params: { site, import: id }, body: {} }),
    onSettled,
  });
  const undo = useMutation({
    mutationFn: (id: string) => call(undoContentImport, { params: { site, import: id }, body: {} }),
    onSettled,
  });
  return { begin, start, cancel, undo };
}
