import { workFor } from '@veranda/islands/captcha/work-for';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { useState } from 'react';
import { readCrumb } from '../../api/crumb.ts';
import { t } from './messages.ts';

interface CaptchaChallengeProps {
  /** Told the proof, and '' while there is none. */
  readonly onProof: (proof: string) => void;
}

const messages = { idle: '', working: t('checking'), done: t('checked') } as const;

/**
 * A box to tick, behind which the browser works for a second: cheap for a person, expensive for a program
 * that tries passwords.
 */
export function CaptchaChallenge({ onProof }: CaptchaChallengeProps) {
  const [state, setState] = useState<keyof typeof messages>('idle');
  const work = async () => {
    // Ticked is ticked: a box that cannot be pressed any more would drop the focus.
    if (state !== 'idle') return;
    setState('working');
    const proof = await workFor(readCrumb());
    setState(proof === null ? 'idle' : 'done');
    onProof(proof ?? '');
  };
  return (
    <div className="account-check">
      <Checkbox isSelected={state !== 'idle'} onChange={() => void work()}>
        {t('iAmAPerson')}
      </Checkbox>
      <span role="status" className="ui-muted">
        {messages[state]}
      </span>
    </div>
  );
}
