import type { TemplateCard } from '@veranda/contracts/site-templates';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { useState } from 'react';
import { t } from './messages.ts';
import { TemplateFrame } from './TemplateFrame.tsx';
import { previewAddress, type Screen, screens } from './template-screens.ts';

interface TemplateDialogProps {
  readonly template: TemplateCard;
  readonly name: string;
  readonly onClose: () => void;
  readonly onStart: () => void;
}

const segments = (Object.keys(screens) as Screen[]).map((value) => ({ value, label: t(value) }));

/** The first page of a template on a desktop, a tablet or a phone. */
export function TemplateDialog({ template, name, onClose, onStart }: TemplateDialogProps) {
  const { title } = template;
  const [screen, setScreen] = useState<Screen>(() => (window.innerWidth < 640 ? 'phone' : 'desktop'));
  const [attempt, setAttempt] = useState({ number: 0, hasFailed: false });
  return (
    <Dialog
      title={title}
      isOpen
      kind="large"
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onStart} aria-label={t('startWithThisTitle', { title })}>
          {t('startWith')}
        </Button>
      }
    >
      <div className="template-preview">
        <SegmentedControl label={t('shownOn')} segments={segments} value={screen} onChange={setScreen} />
        {attempt.hasFailed ? (
          <ErrorState
            message={t('previewFailed')}
            onRetry={() => setAttempt({ number: attempt.number + 1, hasFailed: false })}
          />
        ) : (
          <TemplateFrame
            key={`${screen} ${String(attempt.number)}`}
            url={previewAddress(template, name)}
            title={t('previewOf', { title })}
            screen={screens[screen]}
            isReachable
            onFail={() => setAttempt({ ...attempt, hasFailed: true })}
          />
        )}
      </div>
    </Dialog>
  );
}
