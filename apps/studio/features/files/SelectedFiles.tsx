import type { FileView } from '@veranda/contracts/media';
import { Button } from '@veranda/ui/Button.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import type { RowSelection } from '../../use-row-selection.ts';
import { AltTextsDialog } from './AltTextsDialog.tsx';
import { DeleteFilesDialog } from './DeleteFilesDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import type { PlacedFolder } from './folder-tree.ts';
import { useFileActions } from './use-file-actions.ts';
import { t } from './messages.ts';

interface SelectedFilesProps {
  readonly files: readonly FileView[];
  readonly selection: RowSelection;
  readonly folders: readonly PlacedFolder[];
  readonly isTrash: boolean;
}

/** What can be done with all files that are selected. */
export function SelectedFiles({ files, selection, folders, isTrash }: SelectedFilesProps) {
  const [act, setAct] = useState<'move' | 'alt' | 'delete' | null>(null);
  const done = () => {
    setAct(null);
    selection.selectAll(false);
  };
  const { move, restore } = useFileActions();
  const images = files.filter(({ mimeType }) => mimeType.startsWith('image/'));
  const only = files.length > 0 ? files : null;
  return (
    <div className="files-selected" role="group" aria-label={t('selected', { count: files.length })}>
      <Checkbox
        isSelected={selection.isAll}
        isIndeterminate={selection.isSome}
        onChange={selection.selectAll}
      >
        {only ? t('selected', { count: files.length }) : t('selectAll')}
      </Checkbox>
      {only && isTrash ? (
        <Button
          size="small"
          isPending={restore.isPending}
          onPress={() => restore.mutate(files, { onSuccess: done })}
        >
          {t('restore')}
        </Button>
      ) : null}
      {only && !isTrash ? (
        <>
          <Button size="small" onPress={() => setAct('move')}>
            {t('move')}
          </Button>
          {images.length > 0 ? (
            <Button size="small" onPress={() => setAct('alt')}>
              {t('editAltTexts')}
            </Button>
          ) : null}
        </>
      ) : null}
      {only ? (
        <Button size="small" variant="danger-quiet" onPress={() => setAct('delete')}>
          {isTrash ? t('deleteForGood') : t('delete')}
        </Button>
      ) : null}
      {act === 'move' ? (
        <MoveDialog
          title={t('moveFiles', { count: files.length })}
          folders={folders}
          from={files[0]?.folder ?? null}
          isPending={move.isPending}
          problem={move.isError ? messageOf(move.error) : null}
          onMove={(folder) => move.mutate({ files, folder }, { onSuccess: done })}
          onClose={() => setAct(null)}
        />
      ) : null}
      {act === 'alt' ? <AltTextsDialog files={images} onClose={done} /> : null}
      {act === 'delete' ? (
        <DeleteFilesDialog files={files} onDeleted={done} onClose={() => setAct(null)} />
      ) : null}
    </div>
  );
}
