import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { CopyButton } from '../../CopyButton.tsx';
import { useTwoFactorMutations } from './account-queries.ts';
import { fieldProblem } from './field-problem.ts';
import { QrCode } from './QrCode.tsx';
import { t } from './messages.ts';

interface TurnOnDialogProps {
  readonly secret: string;
  readonly uri: string;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The secret for an app, as a QR code and to type, and the first code that proves that the app has it. */
export function TurnOnDialog({ secret, uri, onDone, onClose }: TurnOnDialogProps) {
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { turnOn } = useTwoFactorMutations();
  const problem = fieldProblem(turnOn.error, 'code');
  const send = () => {
    setMissing(code.trim() === '');
    if (code.trim() !== '')
      turnOn.mutate(code.trim(), { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) });
  };
  return (
    <FormDialog
      title={t('turnOnTitle')}
      submitLabel={t('turnOn')}
      isDismissable={false}
      isPending={turnOn.isPending}
      problem={problem.form}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t('scan')}</p>
      <QrCode text={uri} label={t('qrCode')} />
      <Key secret={secret} />
      <TextField
        label={t('code')}
        description={t('codeNote')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        errorMessage={isMissing ? t('codeMissing') : problem.field}
      />
    </FormDialog>
  );
}

function Key({ secret }: { readonly secret: string }) {
  return (
    <div>
      <p className="ui-muted">{t('cannotScan')}</p>
      <p className="totp-secret">
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton text={secret} />
      </p>
    </div>
  );
}
