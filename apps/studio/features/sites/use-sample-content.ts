import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointOutput } from '@veranda/contracts/endpoint';
import {
  getSampleContent,
  removeSampleContent,
  restoreSampleContent,
  type SampleEntry,
} from '@veranda/contracts/sample-content';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { call } from '../../api/client.ts';
import { t } from './messages.ts';

export type Sample = EndpointOutput<typeof getSampleContent>['samples'][number];

/** Sample content of a site, and its removal, which can be undone from a note. */
export function useSampleContent(site: string, onRemoved: () => void) {
  const client = useQueryClient();
  const params = { site };
  const changed = () => client.invalidateQueries({ queryKey: ['site', site] });
  const query = useQuery({
    queryKey: ['site', site, 'sample-content'],
    queryFn: ({ signal }) => call(getSampleContent, { params, signal }),
    refetchOnMount: 'always',
  });
  const undo = async (entries: readonly SampleEntry[]) => {
    try {
      const { restored } = await call(restoreSampleContent, { params, body: { entries: [...entries] } });
      const left = entries.length - restored;
      const text =
        left === 0 ? t('samplesRestored', { count: restored }) : t('samplesStayed', { count: left });
      showToast({ topic, text, isDanger: left > 0 });
    } catch (error) {
      showToast({ topic, text: messageOf(error), isDanger: true });
    }
    await changed();
  };
  const remove = useMutation({
    mutationFn: (ids: string[]) => call(removeSampleContent, { params, body: { ids } }),
    onSuccess: async ({ removed }) => {
      onRemoved();
      const action = { label: t('undo'), onAction: () => void undo(removed) };
      showToast({ topic, text: t('samplesRemoved', { count: removed.length }), action });
      await changed();
    },
  });
  return { query, remove };
}

const topic = 'sample-content';
