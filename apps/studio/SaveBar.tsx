import { Button } from '@veranda/ui/Button.tsx';

export interface SaveBarProps {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly saveLabel?: string;
  /** What stands beside the buttons. */
  readonly note?: string;
  readonly onDiscard: () => void;
}

/** Stands at the foot of a form while it has unsaved changes; its first button submits the form. */
export function SaveBar({ isDirty, isSaving, saveLabel = 'Save', note, onDiscard }: SaveBarProps) {
  return (
    <div className={isDirty || isSaving ? 'save-bar save-bar--shown' : 'save-bar'} role="status">
      {isDirty || isSaving ? (
        <>
          <span className="ui-grow">{note ?? 'Unsaved changes'}</span>
          <Button variant="quiet" onPress={onDiscard} isDisabled={isSaving}>
            Discard
          </Button>
          <Button variant="primary" type="submit" isPending={isSaving}>
            {saveLabel}
          </Button>
        </>
      ) : null}
    </div>
  );
}
