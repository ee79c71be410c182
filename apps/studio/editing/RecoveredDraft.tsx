import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { t } from './messages.ts';

interface RecoveredDraftProps {
  /** True when the work is in the document already; else it was made on an older version and is on offer. */
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
          {t('restoreThem')}
        </Button>
      )}
      <Button size="small" variant={isBack ? 'secondary' : 'quiet'} onPress={onDiscard}>
        {t('discardThem')}
      </Button>
    </div>
  );
  return (
    <Notice tone="info" action={actions}>
      {isBack ? t('changesRestored') : t('newerVersionSaved')}
    </Notice>
  );
}
