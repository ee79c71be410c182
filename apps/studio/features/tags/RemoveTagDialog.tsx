import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import type { TagPlace, TagRow } from './tag-list.ts';
import { useTagChanges } from './tag-queries.ts';
import { t } from './messages.ts';

interface RemoveTagDialogProps {
  readonly place: TagPlace;
  readonly row: TagRow;
  readonly onClose: () => void;
}

/** The question before a tag is removed from everything (administration §8); it can be taken back. */
export function RemoveTagDialog({ place, row, onClose }: RemoveTagDialogProps) {
  const site = useSite();
  const { remove, restore } = useTagChanges(site.id, place);
  const done = (removal: string) => {
    onClose();
    const back = () =>
      void restore.mutateAsync(removal).catch((fault: unknown) => {
        showToast({ text: messageOf(fault), isDanger: true });
      });
    showToast({
      text: t('removed', { name: row.name }),
      topic: `tag-${row.id}`,
      action: { label: t('undo'), onAction: back },
    });
  };
  return (
    <ConfirmDialog
      title={t('removeTitle', { name: row.name })}
      isOpen
      isDestructive
      confirmLabel={t('remove')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(row.id, { onSuccess: done })}
      onCancel={onClose}
    >
      <div className="ui-stack">
        <p>{place.kind === 'store' ? t('removeStoreText') : t('removeText')}</p>
        {remove.isError ? <Notice tone="danger">{messageOf(remove.error)}</Notice> : null}
      </div>
    </ConfirmDialog>
  );
}
