import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cancelSchedule,
  changeSchedule,
  createSchedule,
  getPublishingChanges,
  getPublishingChecks,
  listRevisions,
  listSchedules,
  publishSite,
  switchRevision,
  unpublishSite,
} from '@veranda/contracts/publishing';
import { noAnswer } from '../../api/call-failure.ts';
import { call, type CallInput } from '../../api/client.ts';
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

/** What the next publication changes; what is written in this tab is saved first. */
export function changesQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'publishing', 'changes'],
    queryFn: async ({ signal }) => {
      await saveOpenDocuments();
      return call(getPublishingChanges, { params: { site }, signal });
    },
  });
}

/** The check list. */
export function findingsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'publishing', 'checks'],
    queryFn: async ({ signal }) => {
      await saveOpenDocuments();
      return call(getPublishingChecks, { params: { site }, signal });
    },
  });
}

/** Publications that wait for their time, and those that ended lately. */
export function schedulesQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'publishing', 'schedules'],
    queryFn: ({ signal }) => call(listSchedules, { params: { site }, signal }),
  });
}

export function usePublish(site: string) {
  return useMutation({
    mutationFn: async (body: CallInput<typeof publishSite>['body']) => {
      if (!(await saveOpenDocuments())) throw noAnswer();
      return call(publishSite, { params: { site }, body });
    },
    onSuccess: useRefresh(site),
  });
}

export function useSchedule(site: string) {
  return useMutation({
    mutationFn: async (body: CallInput<typeof createSchedule>['body']) => {
      if (!(await saveOpenDocuments())) throw noAnswer();
      return call(createSchedule, { params: { site }, body });
    },
    onSuccess: useRefresh(site),
  });
}

export function useChangeSchedule(site: string) {
  return useMutation({
    mutationFn: ({ schedule, at }: { readonly schedule: string; readonly at: string }) =>
      call(changeSchedule, { params: { site, schedule }, body: { at } }),
    onSuccess: useRefresh(site),
  });
}

export function useCancelSchedule(site: string) {
  return useMutation({
    mutationFn: (schedule: string) => call(cancelSchedule, { params: { site, schedule } }),
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
