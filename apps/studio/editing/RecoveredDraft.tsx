import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';

export interface RecoveredDraftProps {
  /** Whether the work is in the document already; else it was made on an older version and is on offer. */
  readonly isBack: boolean;
  readonly onBringBack: () => void;
  readonly onDiscard: () => void;
}

/** Unsaved work of an earlier visit that the browser kept. */
export function RecoveredDraft({ isBack, onBringBack, onDiscard }: RecoveredDraftProps) {
  const actions = (
    <div className="ui-row">
      {isBack ? null : (
        <Button size="small" onPress={onBringBack}>
          Restore them
        </Button>
      )}
      <Button size="small" variant={isBack ? 'secondary' : 'quiet'} onPress={onDiscard}>
        Discard them
      </Button>
    </div>
  );
  return (
    <Notice tone="info" action={actions}>
      {isBack
        ? 'Your unsaved changes have been restored. Save them to keep them.'
        : 'You left unsaved changes here, and someone has saved a newer version since.'}
    </Notice>
  );
}
