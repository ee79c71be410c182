import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Redo2, Undo2 } from 'lucide-react';
import type { EditedDocument } from './use-document-history.ts';
import type { Saving } from './use-saving.ts';

export interface EditBarProps {
  readonly history: Pick<EditedDocument<unknown>, 'canUndo' | 'canRedo' | 'undo' | 'redo'>;
  readonly saving: Pick<Saving, 'isDirty' | 'isSaving' | 'discard'>;
}

/** Stands at the foot of the editor: undo, redo, whether all is saved, and saving. */
export function EditBar({ history, saving }: EditBarProps) {
  const { isDirty, isSaving, discard } = saving;
  return (
    <div className="save-bar--shown edit-bar">
      <IconButton label="Undo" isDisabled={!history.canUndo} onPress={history.undo}>
        <Undo2 size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label="Redo" isDisabled={!history.canRedo} onPress={history.redo}>
        <Redo2 size={18} aria-hidden="true" />
      </IconButton>
      <span className="ui-grow" role="status">
        <State isDirty={isDirty} isSaving={isSaving} />
      </span>
      {isDirty ? (
        <Button variant="quiet" onPress={discard} isDisabled={isSaving}>
          Discard
        </Button>
      ) : null}
      <Button variant="primary" type="submit" isPending={isSaving} isDisabled={!isDirty && !isSaving}>
        Save
      </Button>
    </div>
  );
}

function State({ isDirty, isSaving }: Pick<Saving, 'isDirty' | 'isSaving'>) {
  if (isSaving) return 'Saving …';
  if (!isDirty) return <span className="ui-muted">Saved</span>;
  return (
    <>
      Unsaved<span className="wide-only"> changes</span>
    </>
  );
}
