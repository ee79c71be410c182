import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { acceptProposal, askForReview, listProposals, sendBackProposal } from '@veranda/contracts/publishing';
import { showToast } from '@veranda/ui/toast-queue';
import { noAnswer } from '../../api/call-failure.ts';
import { call } from '../../api/client.ts';
import { saveOpenDocuments } from '../../documents/open-documents.ts';
import { t } from './messages.ts';

/** Proposals of a site under way; what is written in this tab is saved first. */
export function proposalsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'publishing', 'proposals'],
    queryFn: async ({ signal }) => {
      await saveOpenDocuments();
      return call(listProposals, { params: { site }, signal });
    },
  });
}

interface NotedProposal {
  readonly proposal: string;
  readonly note: string;
}

export function useAskForReview(site: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ proposal, note }: NotedProposal) => {
      if (!(await saveOpenDocuments())) throw noAnswer();
      return call(askForReview, { params: { site, proposal }, body: { note } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['site', site] }),
  });
}

export function useAcceptProposal(site: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ proposal, seq, note }: NotedProposal & { readonly seq: number }) =>
      call(acceptProposal, { params: { site, proposal }, body: { seq, note } }),
    onSuccess: async ({ refused }) => {
      showToast({ text: refused === 0 ? t('accepted') : t('acceptedPartly', { count: refused }) });
      await client.invalidateQueries({ queryKey: ['site', site] });
    },
  });
}

export function useSendBack(site: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ proposal, note }: NotedProposal) =>
      call(sendBackProposal, { params: { site, proposal }, body: { note } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['site', site] }),
  });
}
