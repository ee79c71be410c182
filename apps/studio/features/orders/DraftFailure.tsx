import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { isShownFailure } from '../../editing/shown-failure.ts';
import type { DraftEdit } from './use-draft.ts';
import { t } from './messages.ts';

/**
 * Reason why a draft was not saved and how to go on, at the foot of the screen wherever it is scrolled to.
 */
export function DraftFailure({ edit: { saving } }: { readonly edit: DraftEdit }) {
  if (saving.isSaving || !isShownFailure(saving.failure)) return null;
  const isElsewhere = isRefusal(saving.failure, 'draft-changed');
  return (
    <div className="save-bar--shown">
      <div className="save-bar-failure">
        <Notice
          tone="danger"
          action={
            <span className="ui-row">
              {isElsewhere ? (
                <Button size="small" onPress={() => void saving.takeTheirs()}>
                  {t('loadTheOtherVersion')}
                </Button>
              ) : null}
              <Button size="small" onPress={() => void (isElsewhere ? saving.keepMine() : saving.save())}>
                {isElsewhere ? t('keepMine') : t('tryAgain')}
              </Button>
            </span>
          }
        >
          {messageOf(saving.failure)}
        </Notice>
      </div>
    </div>
  );
}
