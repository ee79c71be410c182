import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSaveFolder } from './use-save-folder.ts';
import { t } from './messages.ts';

interface FolderFormProps {
  /** A new one has no id. */
  readonly folder: { readonly id?: string; readonly name: string; readonly parentId: string | null };
  readonly onClose: () => void;
}

/** The name of a folder, new or not. */
export function FolderForm({ folder, onClose }: FolderFormProps) {
  const [name, setName] = useState(folder.name);
  const save = useSaveFolder(onClose);
  return (
    <FormDialog
      title={folder.id === undefined ? t('newFolder') : t('renameFolder', { name: folder.name })}
      submitLabel={folder.id === undefined ? t('create') : t('save')}
      isPending={save.isPending}
      onSubmit={() => save.mutate({ ...folder, name: name.trim() })}
      onClose={onClose}
    >
      <TextField
        label={t('folderName')}
        value={name}
        onChange={setName}
        maxLength={100}
        isRequired
        autoFocus
        errorMessage={save.isError ? messageOf(save.error) : undefined}
      />
    </FormDialog>
  );
}
