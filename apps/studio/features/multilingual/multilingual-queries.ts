import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  deleteMultilingualConnection,
  getLanguages,
  getMultilingualSettings,
  getMultilingualStatus,
  putLanguages,
} from '@veranda/contracts/multilingual';
import {
  getTranslation,
  importTranslations,
  listTranslations,
  saveTranslation,
} from '@veranda/contracts/translations';
import { call, type CallInput } from '../../api/client.ts';

const keyOf = (site: string, ...rest: readonly string[]) => ['site', site, 'multilingual', ...rest];

export function languagesQuery(websiteId: string) {
  return queryOptions({
    queryKey: keyOf(websiteId, 'languages'),
    queryFn: ({ signal }) => call(getLanguages, { query: { websiteId }, signal }),
  });
}

export function choicesQuery(websiteId: string) {
  return queryOptions({
    queryKey: keyOf(websiteId, 'settings'),
    queryFn: ({ signal }) => call(getMultilingualSettings, { query: { websiteId }, signal }),
  });
}

export function statusQuery(websiteId: string) {
  return queryOptions({
    queryKey: keyOf(websiteId, 'status'),
    queryFn: ({ signal }) => call(getMultilingualStatus, { query: { websiteId }, signal }),
  });
}

export function overviewQuery(site: string, language: string) {
  return queryOptions({
    queryKey: keyOf(site, 'overview', language),
    queryFn: ({ signal }) => call(listTranslations, { params: { site, language }, signal }),
    staleTime: 0,
  });
}

type DocumentParams = CallInput<typeof getTranslation>['params'];

export function translationQuery(params: DocumentParams) {
  return queryOptions({
    queryKey: keyOf(params.site, 'document', params.language, params.kind, params.document),
    queryFn: ({ signal }) => call(getTranslation, { params, signal }),
    staleTime: 0,
  });
}

/** Sets the languages of a site; ends its connection. */
export function useLanguageMutations(websiteId: string) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (languages: CallInput<typeof putLanguages>['body']['languages']) =>
      call(putLanguages, { query: { websiteId }, body: { languages } }),
    onSuccess: (answer) => {
      client.setQueryData(languagesQuery(websiteId).queryKey, answer);
      void client.invalidateQueries({ queryKey: ['site', websiteId, 'detail'] });
    },
  });
  const disconnect = useMutation({
    mutationFn: () => call(deleteMultilingualConnection, { query: { websiteId } }),
    onSuccess: (answer) => client.setQueryData(statusQuery(websiteId).queryKey, answer),
  });
  return { save, disconnect };
}

/** Saves translations, of a document or from a file. */
export function useTranslationMutations(site: string, language: string) {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: keyOf(site, 'overview', language) });
    void client.invalidateQueries({ queryKey: ['site', site, 'detail'] });
  };
  const save = useMutation({
    mutationFn: (input: CallInput<typeof saveTranslation>) => call(saveTranslation, input),
    onSuccess: (answer, { params }) => {
      client.setQueryData(translationQuery(params).queryKey, answer);
      refresh();
    },
  });
  const upload = useMutation({
    mutationFn: (text: string) => call(importTranslations, { params: { site, language }, body: { text } }),
    onSuccess: () => {
      refresh();
      void client.invalidateQueries({ queryKey: keyOf(site, 'document', language) });
    },
  });
  return { save, upload };
}
