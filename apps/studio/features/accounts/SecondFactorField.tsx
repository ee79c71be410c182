import { TextField } from '@veranda/ui/TextField.tsx';
import { t } from './messages.ts';

interface SecondFactorFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** The code of an authenticator app, or a recovery code. */
export function SecondFactorField(field: SecondFactorFieldProps) {
  return (
    <TextField
      {...field}
      label={t('secondFactor')}
      description={t('secondFactorNote')}
      autoComplete="one-time-code"
      size="large"
      autoFocus
    />
  );
}
