import { useMutation, useQueryClient } from '@tanstack/react-query';
import { placeDraft, sendDraft } from '@veranda/contracts/orders-drafts';
import { showToast } from '@veranda/ui/toast-queue';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { draftQuery } from './draft-queries.ts';
import type { DraftEdit } from './use-draft.ts';
import { t } from './messages.ts';

/** Sends a draft, to be paid for a number of days. */
export function useSendDraft({ site, draft, saving }: DraftEdit, onSent: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (days: number) =>
      call(sendDraft, { params: { site, draft: draft.id }, body: { version: saving.version, days } }),
    onSuccess: (answer) => {
      client.setQueryData(draftQuery(site, draft.id).queryKey, (old) => (old ? { ...old, ...answer } : old));
      void client.invalidateQueries({ queryKey: ['site', site, 'drafts', 'list'] });
      showToast({ text: t('invoiceSentToEmail', { email: draft.email }) });
      onSent();
    },
  });
}

/** Makes a draft an order by hand, and goes to it. */
export function usePlaceDraft({ site, draft, saving }: DraftEdit) {
  const { slug } = useSite();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (input: { readonly paid: boolean; readonly method: string }) =>
      call(placeDraft, { params: { site, draft: draft.id }, body: { version: saving.version, ...input } }),
    onSuccess: ({ orderId, number }) => {
      for (const part of ['drafts', 'orders'])
        void client.invalidateQueries({ queryKey: ['site', site, part, 'list'] });
      showToast({ text: t('orderNumberPlaced', { number }) });
      void navigate(paths.order(slug, orderId));
    },
  });
}
