import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { messageOf } from './api/call-failure.ts';
import { isShownFailure } from './editing/shown-failure.ts';
import { useSlow } from './use-slow.ts';
import { t } from './messages.ts';

interface SaveBarProps {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly saveLabel?: string;
  /** Text beside the buttons. */
  readonly note?: string;
  readonly onDiscard: () => void;
  /** Reason why the last attempt failed, until there is another one. */
  readonly failure?: unknown;
  /** Says what to do about the failure where the sentence of the error does not fit. */
  readonly failureText?: string | undefined;
  /** The way out of a failure that no other try can mend: somebody else has saved. */
  readonly wayOut?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/**
 * Stands at the foot of a form while it has unsaved changes, wherever the form is scrolled to; its first
 * button submits the form, and what went wrong with that is above it.
 */
export function SaveBar({
  isDirty,
  isSaving,
  saveLabel = t('save'),
  note,
  onDiscard,
  ...rest
}: SaveBarProps) {
  const isSlow = useSlow(isSaving);
  const isShown = isDirty || isSaving;
  const hasFailed = isShown && !isSaving && isShownFailure(rest.failure);
  return (
    <div className={isShown ? 'save-bar save-bar--shown' : 'save-bar'}>
      {hasFailed ? <Failure {...rest} /> : null}
      <span className="ui-grow" role="status">
        {isSlow ? t('stillSaving') : isShown ? (note ?? t('unsavedChanges')) : null}
      </span>
      {isShown ? (
        <>
          <Button variant="quiet" onPress={onDiscard} isDisabled={isSaving}>
            {t('discard')}
          </Button>
          {hasFailed && rest.wayOut ? null : (
            <Button variant="primary" type="submit" isPending={isSaving}>
              {hasFailed ? t('tryAgain') : saveLabel}
            </Button>
          )}
        </>
      ) : null}
    </div>
  );
}

function Failure({ failure, failureText, wayOut }: Pick<SaveBarProps, 'failure' | 'failureText' | 'wayOut'>) {
  const act = wayOut ? (
    <Button size="small" onPress={wayOut.onPress}>
      {wayOut.label}
    </Button>
  ) : undefined;
  return (
    <div className="save-bar-failure">
      <Notice tone="danger" action={act}>
        {failureText ?? messageOf(failure)}
      </Notice>
    </div>
  );
}
