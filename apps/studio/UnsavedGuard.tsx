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
  useUnloadWarning(isDirty);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={t('youHaveUnsavedChanges')}
      role="alertdialog"
      isOpen
      onClose={() => blocker.reset()}
      footer={
        <LeaveButtons
          isSaving={isSaving}
          onReview={() => blocker.reset()}
          onDiscard={() => {
            onDiscard?.();
            blocker.proceed();
          }}
          onSave={() => void onSave().then((saved) => (saved ? blocker.proceed() : blocker.reset()))}
        />
      }
    >
      <p>{t('youHaveUnsavedChangesText')}</p>
    </Dialog>
  );
}

interface LeaveButtonsProps {
  readonly isSaving: boolean;
  readonly onReview: () => void;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
}

function LeaveButtons({ isSaving, onReview, onDiscard, onSave }: LeaveButtonsProps) {
  return (
    <>
      <Button variant="quiet" onPress={onReview}>
        {t('review')}
      </Button>
      <Button variant="danger-quiet" onPress={onDiscard}>
        {t('discard')}
      </Button>
      <Button variant="primary" isPending={isSaving} autoFocus onPress={onSave}>
        {t('save')}
      </Button>
    </>
  );
}

function useUnloadWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
