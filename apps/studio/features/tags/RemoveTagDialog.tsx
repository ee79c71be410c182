import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import type { TagPlace, TagRow } from './tag-list.ts';
import { useTagChanges } from './tag-queries.ts';
import { tellChange } from './tell-change.ts';
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
    tellChange(row.id, t('removed', { name: row.name }), () => restore.mutateAsync(removal));
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
