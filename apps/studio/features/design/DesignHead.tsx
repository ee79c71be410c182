import type { Design } from '@veranda/contracts/design';
import { type TweakState, stepNames } from '@veranda/domain/design/tweak-state';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { History } from 'lucide-react';
import { useState } from 'react';
import { HistoryButtons } from '../../editing/HistoryButtons.tsx';
import { PeopleHere } from '../../editing/PeopleHere.tsx';
import type { DesignPanelProps } from './design-panel-props.ts';
import { DesignVersions } from './DesignVersions.tsx';
import type { DesignPeople } from './watch-design.ts';
import { t } from './messages.ts';
import '../../editing/editing.css';

interface DesignHeadProps extends Pick<DesignPanelProps, 'design' | 'session' | 'canWrite'> {
  readonly state: TweakState;
  readonly people: DesignPeople;
  /** Address of the editor that one comes from. */
  readonly editor: string | null;
}

/** The name of the screen, the steps back and forth, who else is here, and earlier designs. */
export function DesignHead({ design, session, canWrite, state, people, editor }: DesignHeadProps) {
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <>
      <PageHeader
        title={t('design')}
        {...(editor === null ? {} : { back: { href: editor, label: t('backToEditor') } })}
        actions={
          <>
            <PeopleHere presence={people} />
            {canWrite ? (
              <>
                <HistoryButtons
                  undo={stepLabel(design, stepNames(state.undo))}
                  redo={stepLabel(design, stepNames(state.redo))}
                  onUndo={session.undo}
                  onRedo={session.redo}
                />
                <IconButton label={t('earlierDesigns')} onPress={() => setHistoryOpen(true)}>
                  <History size={18} aria-hidden="true" />
                </IconButton>
              </>
            ) : null}
          </>
        }
      />
      {canWrite ? null : <Notice>{t('readOnly')}</Notice>}
      {isHistoryOpen ? (
        <DesignVersions design={design} session={session} onClose={() => setHistoryOpen(false)} />
      ) : null}
    </>
  );
}

function stepLabel(design: Design, names: readonly string[]): string | undefined {
  const [name] = names;
  if (name === undefined) return undefined;
  return names.length === 1 ? titleOf(design, name) : t('steps', { count: names.length });
}

/** Title of a tweak, or of the custom CSS. */
export function titleOf({ tweaks }: Design, name: string): string {
  return tweaks.find(({ variable }) => variable === name)?.title ?? t('customCss');
}
