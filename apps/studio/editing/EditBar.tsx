import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Redo2, Undo2 } from 'lucide-react';
import { isRefusal } from '../api/call-failure.ts';
import { useSlow } from '../use-slow.ts';
import { isShownFailure, SaveFailure } from './SaveFailure.tsx';
import type { EditedDocument } from './use-document-history.ts';
import type { Saving } from './use-saving.ts';
import { rich, t } from './messages.ts';

interface EditBarProps {
  readonly history: Pick<EditedDocument<unknown>, 'canUndo' | 'canRedo' | 'undo' | 'redo'>;
  readonly saving: Pick<Saving, 'isDirty' | 'isSaving' | 'discard' | 'failure' | 'keepMine' | 'takeTheirs'>;
}

/**
 * Stands at the foot of the editor wherever it is scrolled to: undo, redo, whether all is saved, why not, and
 * saving.
 */
export function EditBar({ history, saving }: EditBarProps) {
  const { isDirty, isSaving, discard, failure } = saving;
  const hasFailed = isDirty && !isSaving && isShownFailure(failure);
  return (
    <div className="save-bar--shown edit-bar">
      {hasFailed ? (
        <div className="save-bar-failure">
          <SaveFailure {...saving} />
        </div>
      ) : null}
      <IconButton label={t('undo')} isDisabled={!history.canUndo} onPress={history.undo}>
        <Undo2 size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('redo')} isDisabled={!history.canRedo} onPress={history.redo}>
        <Redo2 size={18} aria-hidden="true" />
      </IconButton>
      <span className="ui-grow" role="status">
        {hasFailed ? null : <State isDirty={isDirty} isSaving={isSaving} />}
      </span>
      {isDirty ? (
        <Button variant="quiet" onPress={discard} isDisabled={isSaving}>
          {t('discard')}
        </Button>
      ) : null}
      {hasFailed && isRefusal(failure, 'version-conflict') ? null : (
        <Button variant="primary" type="submit" isPending={isSaving} isDisabled={!isDirty && !isSaving}>
          {hasFailed ? t('tryAgain') : t('save')}
        </Button>
      )}
    </div>
  );
}

function State({ isDirty, isSaving }: Pick<Saving, 'isDirty' | 'isSaving'>) {
  const isSlow = useSlow(isSaving);
  if (isSlow) return t('stillSaving');
  if (isSaving) return t('saving');
  if (!isDirty) return <span className="ui-muted">{t('saved')}</span>;
  return <>{rich('unsavedChanges', { wide: (children) => <span className="wide-only">{children}</span> })}</>;
}
