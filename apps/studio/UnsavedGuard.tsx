import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { useEffect, useRef, useState } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { t } from './messages.ts';

interface UnsavedGuardProps {
  readonly isDirty: boolean;
  /** Saves and tells whether it worked; only then the screen is left. */
  readonly onSave: () => Promise<boolean>;
  readonly isSaving: boolean;
  /** Told when the changes are discarded by leaving. */
  readonly onDiscard?: () => void;
  /** Saves without asking, and asks only where that fails or takes long. */
  readonly savesFirst?: boolean;
  /** False where closing the window loses nothing. */
  readonly warnsOnUnload?: boolean;
  /** Address below which nothing is left: the panels of one screen. */
  readonly staysWithin?: string;
}

/** Asks before unsaved changes are left behind: save, discard or review (administration §4). */
export function UnsavedGuard(props: UnsavedGuardProps) {
  const { isDirty, onSave, isSaving, onDiscard, savesFirst = false, warnsOnUnload = isDirty } = props;
  const { staysWithin } = props;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(staysWithin && `${nextLocation.pathname}/`.startsWith(`${staysWithin}/`)),
  );
  useUnloadWarning(warnsOnUnload);
  const isAsking = useSavingFirst(blocker, savesFirst ? onSave : null);
  if (blocker.state !== 'blocked' || !isAsking) return null;
  return (
    <Dialog
      title={t('youHaveUnsavedChanges')}
      role="alertdialog"
      isOpen
      onClose={() => blocker.reset()}
      footer={
        <LeaveButtons
          saveLabel={savesFirst ? t('saveNow') : t('save')}
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

/** Milliseconds that saving may take before it is asked what is to become of the changes. */
const askAfterMs = 1500;

const noWay = (): void => undefined;

/** Saves when the screen is left. @returns true where it has to be asked instead */
function useSavingFirst({ state, proceed = noWay }: Blocker, save: (() => Promise<boolean>) | null): boolean {
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const newest = useRef(save);
  useEffect(() => {
    newest.current = save;
  });
  useEffect(() => {
    if (state !== 'blocked' || !newest.current) return;
    // Each time that the screen is left has a way on of its own.
    const ask = () => setAsked(() => proceed);
    const timer = setTimeout(ask, askAfterMs);
    void newest.current().then((isSaved) => (isSaved ? proceed() : ask()));
    return () => clearTimeout(timer);
  }, [state, proceed]);
  return save === null || asked === proceed;
}

interface LeaveButtonsProps {
  readonly saveLabel: string;
  readonly isSaving: boolean;
  readonly onReview: () => void;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
}

function LeaveButtons({ saveLabel, isSaving, onReview, onDiscard, onSave }: LeaveButtonsProps) {
  return (
    <>
      <Button variant="quiet" onPress={onReview}>
        {t('review')}
      </Button>
      <Button variant="danger-quiet" onPress={onDiscard}>
        {t('discard')}
      </Button>
      <Button variant="primary" isPending={isSaving} autoFocus onPress={onSave}>
        {saveLabel}
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
