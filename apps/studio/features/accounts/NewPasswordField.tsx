import { PasswordField } from '@veranda/ui/PasswordField.tsx';
import { PasswordMeter } from '@veranda/ui/PasswordMeter.tsx';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { passwordProblem } from './account-rules.ts';
import { usePasswordStrength } from './use-password-strength.ts';
import { t } from './messages.ts';

interface NewPasswordFieldProps<V extends FieldValues> {
  readonly control: Control<V>;
  readonly name: FieldPath<V>;
  readonly label: string;
  /** Words that a password must not consist of: the e-mail address, the name. */
  readonly known: readonly string[];
}

/** A password that is chosen, with how hard it is to guess. */
export function NewPasswordField<V extends FieldValues>({ known, label, ...form }: NewPasswordFieldProps<V>) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({
    ...form,
    rules: { validate: (value: unknown) => passwordProblem(typeof value === 'string' ? value : '') },
  });
  const meter = usePasswordStrength(field.value, known);
  return (
    <div>
      <PasswordField
        {...field}
        inputRef={ref}
        label={label}
        autoComplete="new-password"
        size="large"
        description={t('passwordAdvice')}
        errorMessage={fieldState.error?.message}
      />
      <PasswordMeter {...meter} />
    </div>
  );
}
