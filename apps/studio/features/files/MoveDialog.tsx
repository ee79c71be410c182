import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { useState } from 'react';
import { folderOptions, type PlacedFolder, topValue } from './folder-tree.ts';
import { t } from './messages.ts';

interface MoveDialogProps {
  readonly title: string;
  readonly folders: readonly PlacedFolder[];
  /** A folder that is not offered, with what lies in it. */
  readonly without?: string;
  /** Where they are; null at the top. */
  readonly from: string | null;
  readonly isPending: boolean;
  readonly problem: string | null;
  readonly onMove: (folder: string | null) => void;
  readonly onClose: () => void;
}

/** Another folder for files or for a folder. */
export function MoveDialog(props: MoveDialogProps) {
  const [value, setValue] = useState(props.from ?? topValue);
  return (
    <FormDialog
      title={props.title}
      submitLabel={t('move')}
      isPending={props.isPending}
      problem={props.problem}
      onSubmit={() => props.onMove(value === topValue ? null : value)}
      onClose={props.onClose}
    >
      <Select
        label={t('moveTo')}
        options={folderOptions(props.folders, props.without)}
        value={value}
        onChange={setValue}
      />
    </FormDialog>
  );
}
