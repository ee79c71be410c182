import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { fieldProblem } from './field-problem.ts';
import { t } from './messages.ts';

interface CodeDialogProps {
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onSend: (code: string) => void;
  readonly onClose: () => void;
}

/** Asks for a code of the app, or a recovery code. */
export function CodeDialog({ text, error, onSend, ...dialog }: CodeDialogProps) {
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const problem = fieldProblem(error, 'code');
  const send = () => {
    setMissing(code.trim() === '');
    if (code.trim() !== '') onSend(code.trim());
  };
  return (
    <FormDialog {...dialog} problem={problem.form} onSubmit={send}>
      <p>{text}</p>
      <TextField
        label={t('code')}
        description={t('codeOrRecovery')}
        autoComplete="one-time-code"
        autoFocus
        value={code}
        onChange={setCode}
        errorMessage={isMissing ? t('codeMissing') : problem.field}
      />
    </FormDialog>
  );
}
