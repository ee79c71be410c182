import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { t } from './messages.ts';

interface UnsavedGuardProps {
  readonly isDirty: boolean;
  /** Saves and tells whether it worked; only then the screen is left. */
  readonly onSave: () => Promise<boolean>;
  readonly isSaving: boolean;
  /** Told when the changes are discarded by leaving. */
  readonly onDiscard?: () => void;
}

/** Asks before unsaved changes are left behind: save, discard or review (administration §4). */
export function UnsavedGuard({ isDirty, onSave, isSaving, onDiscard }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={t('youHaveUnsavedChanges')}
      role="alertdialog"
      isOpen
      onClose={() => blocker.reset()}
      footer={
        <>
          <Button variant="quiet" onPress={() => blocker.reset()}>
            {t('review')}
          </Button>
          <Button
            variant="danger-quiet"
            onPress={() => {
              onDiscard?.();
              blocker.proceed();
            }}
          >
            {t('discard')}
          </Button>
          <Button
            variant="primary"
            isPending={isSaving}
            autoFocus
            onPress={() => void onSave().then((saved) => (saved ? blocker.proceed() : blocker.reset()))}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <p>{t('youHaveUnsavedChangesText')}</p>
    </Dialog>
  );
}
