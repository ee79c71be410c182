import { useQueries } from '@tanstack/react-query';
import type { FileView } from '@veranda/contracts/media';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { FileUses } from './FileUses.tsx';
import { fileQuery } from './file-queries.ts';
import { useFileActions } from './use-file-actions.ts';
import { t } from './messages.ts';

interface DeleteFilesDialogProps {
  readonly files: readonly FileView[];
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** The question before files are deleted, with the places that use them (administration §8). */
export function DeleteFilesDialog({ files, onDeleted, onClose }: DeleteFilesDialogProps) {
  const { id: site } = useSite();
  const { remove } = useFileActions();
  const uses = useQueries({
    queries: files.map(({ id }) => fileQuery(site, id)),
    combine: (details) => details.flatMap(({ data }) => data?.uses ?? []),
  });
  const [only] = files;
  const isTrash = files.every(({ deletedAt }) => deletedAt !== null);
  const isOne = files.length === 1;
  return (
    <ConfirmDialog
      title={
        isOne && only
          ? t('deleteTitle', { name: only.fileName })
          : t('deleteManyTitle', { count: files.length })
      }
      isOpen
      isDestructive
      confirmLabel={isTrash ? t('deleteForGood') : t('delete')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(files, { onSuccess: onDeleted })}
      onCancel={onClose}
    >
      <div className="ui-stack">
        <p>{isOne ? t('deleteText') : t('deleteManyText')}</p>
        {uses.length > 0 ? <FileUses uses={uses} /> : null}
        {isTrash ? null : <p className="ui-help">{t('deleteTrashNote')}</p>}
        {remove.isError ? <Notice tone="danger">{messageOf(remove.error)}</Notice> : null}
      </div>
    </ConfirmDialog>
  );
}
