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

type Act = 'move' | 'alt' | 'delete';

/** The actions on all selected files. */
export function SelectedFiles({ files, selection, folders, isTrash }: SelectedFilesProps) {
  const [act, setAct] = useState<Act | null>(null);
  const done = () => {
    setAct(null);
    selection.selectAll(false);
  };
  const count = files.length;
  return (
    <div className="files-selected" role="group" aria-label={t('selected', { count })}>
      <Checkbox
        isSelected={selection.isAll}
        isIndeterminate={selection.isSome}
        onChange={selection.selectAll}
      >
        {count > 0 ? t('selected', { count }) : t('selectAll')}
      </Checkbox>
      {count > 0 ? <SelectionActions files={files} isTrash={isTrash} onAct={setAct} onDone={done} /> : null}
      {act === 'move' ? (
        <MoveFiles files={files} folders={folders} onMoved={done} onClose={() => setAct(null)} />
      ) : null}
      {act === 'alt' ? <AltTextsDialog files={files.filter(isImage)} onClose={done} /> : null}
      {act === 'delete' ? (
        <DeleteFilesDialog files={files} onDeleted={done} onClose={() => setAct(null)} />
      ) : null}
    </div>
  );
}

interface SelectionActionsProps extends Pick<SelectedFilesProps, 'files' | 'isTrash'> {
  readonly onAct: (act: Act) => void;
  readonly onDone: () => void;
}

function SelectionActions({ files, isTrash, onAct, onDone }: SelectionActionsProps) {
  const { restore } = useFileActions();
  return (
    <>
      {isTrash ? (
        <Button
          size="small"
          isPending={restore.isPending}
          onPress={() => restore.mutate(files, { onSuccess: onDone })}
        >
          {t('restore')}
        </Button>
      ) : (
        <Button size="small" onPress={() => onAct('move')}>
          {t('move')}
        </Button>
      )}
      {!isTrash && files.some(isImage) ? (
        <Button size="small" onPress={() => onAct('alt')}>
          {t('editAltTexts')}
        </Button>
      ) : null}
      <Button size="small" variant="danger-quiet" onPress={() => onAct('delete')}>
        {isTrash ? t('deleteForGood') : t('delete')}
      </Button>
    </>
  );
}

interface MoveFilesProps extends Pick<SelectedFilesProps, 'files' | 'folders'> {
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

function MoveFiles({ files, folders, onMoved, onClose }: MoveFilesProps) {
  const { move } = useFileActions();
  return (
    <MoveDialog
      title={t('moveFiles', { count: files.length })}
      folders={folders}
      from={files[0]?.folder ?? null}
      isPending={move.isPending}
      problem={move.isError ? messageOf(move.error) : null}
      onMove={(folder) => move.mutate({ files, folder }, { onSuccess: onMoved })}
      onClose={onClose}
    />
  );
}

function isImage({ mimeType }: FileView): boolean {
  return mimeType.startsWith('image/');
}
