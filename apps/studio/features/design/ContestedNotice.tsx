import type { TweakSession } from '@veranda/domain/design/tweak-session';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { t } from './messages.ts';

interface ContestedNoticeProps {
  /** Names of the tweaks. */
  readonly contested: readonly string[];
  readonly session: TweakSession;
  readonly titleOf: (name: string) => string;
}

/** What somebody else has saved while it was changed here, each with the choice between the two. */
export function ContestedNotice({ contested, session, titleOf }: ContestedNoticeProps) {
  return (
    <div role="status">
      {contested.length === 0 ? null : (
        <Notice tone="warn">
          {t('contested')}
          <ul className="contested">
            {contested.map((name) => (
              <li key={name}>
                <span>{titleOf(name)}</span>
                <Button
                  size="small"
                  aria-label={t('useTheirsOf', { title: titleOf(name) })}
                  onPress={() => session.settle(name, 'theirs')}
                >
                  {t('useTheirs')}
                </Button>
                <Button
                  size="small"
                  aria-label={t('keepMineOf', { title: titleOf(name) })}
                  onPress={() => session.settle(name, 'mine')}
                >
                  {t('keepMine')}
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
