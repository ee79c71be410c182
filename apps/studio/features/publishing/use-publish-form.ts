import { useQuery } from '@tanstack/react-query';
import type { SiteDetail } from '@veranda/contracts/sites';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { withNeeds } from './describe-change.ts';
import { changesQuery, findingsQuery, usePublish, useSchedule } from './publishing-queries.ts';
import { useRepair } from './use-repair.ts';

/** State of the dialog that publishes. */
export type PublishFormState = ReturnType<typeof usePublishForm>;

/** Everything is chosen until somebody leaves something out; drafts only go where they are chosen. */
export function usePublishForm(site: SiteDetail) {
  const read = useQuery({ ...changesQuery(site.id), staleTime: 0, refetchOnMount: 'always' });
  const checked = useQuery({ ...findingsQuery(site.id), staleTime: 0, refetchOnMount: 'always' });
  const publish = usePublish(site.id);
  const schedule = useSchedule(site.id);
  const repair = useRepair(site.id);
  const [note, setNote] = useState('');
  const [at, setAt] = useState<string | null>(null);
  const [picked, setChosen] = useState<ReadonlySet<string> | null>(null);
  const { changes = [], drafts = [] } = read.data ?? {};
  const chosen = picked ?? new Set(changes.map(({ id }) => id));
  const taken = withNeeds(chosen, changes);
  const documents = [
    ...changes.filter(({ id }) => taken.has(id)),
    ...(at === null ? [] : drafts.filter(({ id }) => chosen.has(id))),
  ].map(keyOf);
  const go = () => {
    const body = note.trim() === '' ? {} : { note: note.trim() };
    if (at !== null) schedule.mutate({ ...body, at, documents });
    else publish.mutate(site.published && documents.length < changes.length ? { ...body, documents } : body);
  };
  return {
    changes,
    drafts,
    chosen,
    setChosen,
    note,
    setNote,
    at,
    setAt,
    findings: checked.data?.findings,
    isLoading: read.isPending,
    publish,
    schedule,
    repair,
    go,
    mayGo: !site.published || (documents.length > 0 && at !== ''),
    timeProblem: timeProblemOf(schedule.error),
  };
}

function keyOf({ kind = 'page', id }: { readonly kind?: string; readonly id: string }) {
  return { kind, id };
}

function timeProblemOf(error: unknown): string | undefined {
  return error instanceof CallFailure && error.code === 'schedule-past' ? error.message : undefined;
}
