import { Button } from '@veranda/ui/Button.tsx';
import type { Conflict } from './conflicts.ts';
import { t } from './messages.ts';

interface ConflictCardProps {
  readonly conflict: Conflict;
  readonly onDismiss: () => void;
  /** Puts this value in the place of theirs. */
  readonly onUse: (value: unknown) => void;
}

/** A change that could not be made: where two people wrote one value, the choice between both. */
export function ConflictCard({ conflict, onDismiss, onUse }: ConflictCardProps) {
  const { choice } = conflict;
  const both =
    choice && isText(choice.yours) && isText(choice.theirs) ? `${choice.theirs} ${choice.yours}` : null;
  return (
    <div className="conflict-card">
      <p>{sentenceOf(conflict)}</p>
      {choice ? (
        <dl>
          <Version name={t('yours')} value={choice.yours} />
          <Version name={t('theirs')} value={choice.theirs} />
        </dl>
      ) : null}
      <div className="ui-row">
        {choice ? (
          <>
            <Button size="small" onPress={() => onUse(choice.yours)}>
              {t('useYours')}
            </Button>
            <Button size="small" onPress={onDismiss}>
              {t('keepTheirs')}
            </Button>
            {both === null ? null : (
              <Button size="small" onPress={() => onUse(both)}>
                {t('keepBoth')}
              </Button>
            )}
          </>
        ) : (
          <Button size="small" onPress={onDismiss}>
            {t('dismiss')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Version({ name, value }: { readonly name: string; readonly value: unknown }) {
  const text = ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null;
  if (text === null && value !== undefined) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text || t('nothing')}</dd>
    </div>
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function sentenceOf({ label, code, choice }: Conflict): string {
  if (choice) return t('changedByBoth', { label });
  if (code === 'edit-target-gone') return t('targetGone', { label });
  if (code === 'too-many-blocks') return t('tooMany', { label });
  if (code === 'form-code-not-allowed') return t('notAllowed', { label });
  if (code === 'document-full') return t('full', { label });
  return t('couldNotBeMade', { label });
}
