import type { MailingList } from '@veranda/contracts/lists';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useListMutations } from './list-queries.ts';
import { peopleText } from './list-words.ts';

/** Asks before a list is gone with everybody on it. */
export function DeleteList({ list, onClose }: { readonly list: MailingList; readonly onClose: () => void }) {
  const site = useSite();
  const { remove } = useListMutations(site.id);
  const { pending, subscribed, unsubscribed, suppressed } = list.counts;
  const count = pending + subscribed + unsubscribed + suppressed;
  return (
    <ConfirmDialog
      title={`Delete '${list.name}'?`}
      isOpen
      confirmLabel="Delete"
      isDestructive
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(list.id, {
          onSuccess: () => {
            showToast({ text: `“${list.name}” deleted` });
            onClose();
          },
        })
      }
    >
      {remove.isError ? <Notice tone="danger">{messageOf(remove.error)}</Notice> : null}
      <p>
        This can't be undone. {count > 0 ? `It takes ${peopleText(count)} with it. ` : ''}Forms that use it
        will need another list.
      </p>
    </ConfirmDialog>
  );
}
