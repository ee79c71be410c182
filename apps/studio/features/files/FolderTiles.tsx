import { deleteFolder } from '@veranda/contracts/files';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu } from '@veranda/ui/Menu.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { Folder as FolderIcon, MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { messageOf } from '../../api/call-failure.ts';
import { call } from '../../api/client.ts';
import { useSite } from '../../shell/use-site.ts';
import { FolderForm } from './FolderForm.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { useFilesChanged } from './file-queries.ts';
import type { PlacedFolder } from './folder-tree.ts';
import { useSaveFolder } from './use-save-folder.ts';
import { t } from './messages.ts';

interface FolderTilesProps {
  readonly folders: readonly PlacedFolder[];
  readonly all: readonly PlacedFolder[];
  readonly isEditable: boolean;
  readonly onOpen: (folder: string) => void;
}

type Act = 'rename' | 'move' | 'delete';

/** The folders in the one that is open, each with its actions. */
export function FolderTiles({ folders, all, isEditable, onOpen }: FolderTilesProps) {
  const [act, setAct] = useState<{ readonly kind: Act; readonly folder: PlacedFolder } | null>(null);
  if (folders.length === 0) return null;
  return (
    <>
      <ul className="folder-tiles" aria-label={t('folders')}>
        {folders.map((folder) => (
          <li key={folder.id} className="folder-tile">
            <AriaButton className="folder-open" onPress={() => onOpen(folder.id)}>
              <FolderIcon size={20} aria-hidden="true" />
              <span className="folder-words">
                <span className="ui-clip">{folder.name}</span>
                <span className="ui-help">{t('filesCount', { count: folder.files })}</span>
              </span>
            </AriaButton>
            {isEditable ? <FolderMenu folder={folder} onAct={(kind) => setAct({ kind, folder })} /> : null}
          </li>
        ))}
      </ul>
      {act ? <FolderAct {...act} all={all} onClose={() => setAct(null)} /> : null}
    </>
  );
}

interface FolderMenuProps {
  readonly folder: PlacedFolder;
  readonly onAct: (kind: Act) => void;
}

function FolderMenu({ folder, onAct }: FolderMenuProps) {
  const label = t('folderActions', { name: folder.name });
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} size="small">
          <MoreHorizontal size={16} aria-hidden="true" />
        </IconButton>
      }
      actions={[
        { id: 'rename', label: t('rename'), onAction: () => onAct('rename') },
        { id: 'move', label: t('move'), onAction: () => onAct('move') },
        { id: 'delete', label: t('delete'), isDanger: true, onAction: () => onAct('delete') },
      ]}
    />
  );
}

interface FolderActProps {
  readonly kind: Act;
  readonly folder: PlacedFolder;
  readonly all: readonly PlacedFolder[];
  readonly onClose: () => void;
}

function FolderAct({ kind, folder, all, onClose }: FolderActProps) {
  const save = useSaveFolder(onClose);
  if (kind === 'rename') return <FolderForm folder={folder} onClose={onClose} />;
  if (kind === 'delete') return <DeleteFolder folder={folder} onClose={onClose} />;
  return (
    <MoveDialog
      title={t('moveFolder', { name: folder.name })}
      folders={all}
      without={folder.id}
      from={folder.parentId}
      isPending={save.isPending}
      problem={save.isError ? messageOf(save.error) : null}
      onMove={(parentId) => save.mutate({ ...folder, parentId })}
      onClose={onClose}
    />
  );
}

function DeleteFolder({ folder, onClose }: Pick<FolderActProps, 'folder' | 'onClose'>) {
  const { id: site } = useSite();
  const changed = useFilesChanged(site);
  const remove = useMutation({
    mutationFn: () => call(deleteFolder, { params: { site, folder: folder.id } }),
    onSuccess: async () => {
      await changed();
      showToast({ text: t('folderDeleted') });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('deleteFolder', { name: folder.name })}
      isOpen
      isDestructive
      confirmLabel={t('delete')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{t('deleteFolderText')}</p>
      {remove.isError ? <Notice tone="danger">{messageOf(remove.error)}</Notice> : null}
    </ConfirmDialog>
  );
}
