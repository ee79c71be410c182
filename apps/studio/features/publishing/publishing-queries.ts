import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listRevisions, publishSite, switchRevision, unpublishSite } from '@veranda/contracts/publishing';
import { noAnswer } from '../../api/call-failure.ts';
import { call } from '../../api/client.ts';
import { saveOpenDocuments } from '../../documents/open-documents.ts';

/** The revisions of a site, newest first. */
export function revisionsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'revisions'],
    queryFn: ({ signal }) => call(listRevisions, { params: { site }, signal }),
  });
}

/** Everything of a site that tells whether it is published is read again. */
function useRefresh(site: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['site', site] }),
      client.invalidateQueries({ queryKey: ['sites'] }),
    ]);
  };
}

export function usePublish(site: string) {
  return useMutation({
    mutationFn: async (note: string) => {
      if (!(await saveOpenDocuments())) throw noAnswer();
      return call(publishSite, { params: { site }, body: note ? { note } : {} });
    },
    onSuccess: useRefresh(site),
  });
}

export function useUnpublish(site: string) {
  return useMutation({
    mutationFn: () => call(unpublishSite, { params: { site } }),
    onSuccess: useRefresh(site),
  });
}

export function useSwitchRevision(site: string) {
  return useMutation({
    mutationFn: (revision: string) => call(switchRevision, { params: { site, revision } }),
    onSuccess: useRefresh(site),
  });
}
