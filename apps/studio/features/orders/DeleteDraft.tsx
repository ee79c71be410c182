import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteDraft } from '@veranda/contracts/orders-drafts';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import type { DraftActProps } from './SendDraftDialog.tsx';
import { t } from './messages.ts';

/** Deletes a draft for good. */
export function DeleteDraft({ edit, onClose }: DraftActProps) {
  const { site, draft } = edit;
  const { slug } = useSite();
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => call(deleteDraft, { params: { site, draft: draft.id } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['site', site, 'drafts', 'list'] });
      showToast({ text: t('draftDeleted') });
      void navigate(paths.drafts(slug));
    },
  });
  return (
    <ConfirmDialog
      title={t('deleteThisDraft')}
      isOpen
      isDestructive
      confirmLabel={t('delete')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      {remove.isError ? <Notice tone="danger">{messageOf(remove.error)}</Notice> : null}
      <p>{draft.sent ? t('deleteSentDraftText') : t('thisCantBeUndone')}</p>
    </ConfirmDialog>
  );
}
