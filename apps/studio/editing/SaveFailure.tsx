import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { CallFailure, isRefusal, messageOf } from '../api/call-failure.ts';
import type { Saving } from './use-saving.ts';
import { t } from './messages.ts';

/**
 * Reason why a document was not saved; if somebody else saved it in the meantime, the choice between both.
 */
export function SaveFailure({
  failure,
  keepMine,
  takeTheirs,
}: Pick<Saving, 'failure' | 'keepMine' | 'takeTheirs'>) {
  if (!isShownFailure(failure)) return null;
  const choice = (
    <div className="ui-row">
      <Button size="small" onPress={() => void takeTheirs()}>
        {t('takeTheirs')}
      </Button>
      <Button size="small" onPress={() => void keepMine()}>
        {t('keepMine')}
      </Button>
    </div>
  );
  const isNetwork = failure instanceof CallFailure && failure.status === 0;
  return (
    <Notice tone="danger" action={isRefusal(failure, 'version-conflict') ? choice : undefined}>
      {isNetwork ? t('failureChangesKept', { failure: messageOf(failure) }) : messageOf(failure)}
    </Notice>
  );
}

/** True for failures that are shown: a session that ended is shown by the login dialog. */
export function isShownFailure(failure: unknown): boolean {
  return Boolean(failure) && !(failure instanceof CallFailure && failure.status === 401);
}
