import type { MailingList } from '@veranda/contracts/mailing-lists';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useListMutations } from './list-queries.ts';
import { t } from './messages.ts';

/** Asks before a list is gone with everybody on it. */
export function DeleteList({ list, onClose }: { readonly list: MailingList; readonly onClose: () => void }) {
  const site = useSite();
  const { remove } = useListMutations(site.id);
  const { pending, subscribed, unsubscribed, suppressed } = list.counts;
  const count = pending + subscribed + unsubscribed + suppressed;
  return (
    <ConfirmDialog
      title={t('deleteName', { name: list.name })}
      isOpen
      confirmLabel={t('delete')}
      isDestructive
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(list.id, {
          onSuccess: () => {
            showToast({ text: t('nameDeleted', { name: list.name }) });
            onClose();
          },
        })
      }
    >
      {remove.isError ? <Notice tone="danger">{messageOf(remove.error)}</Notice> : null}
      <p>{t('deleteText', { count })}</p>
    </ConfirmDialog>
  );
}
