import type { Account } from '@veranda/contracts/accounts';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { PasswordField } from '@veranda/ui/PasswordField.tsx';
import { type Control, Controller, useForm } from 'react-hook-form';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useChangePassword } from '../../queries/session-queries.ts';
import { t } from './messages.ts';

interface PasswordChange {
  password: string;
  newPassword: string;
}

const empty: PasswordChange = { password: '', newPassword: '' };

/** The current password and a new one. */
export function ChangePasswordForm({ account }: { readonly account: Account }) {
  const change = useChangePassword();
  const form = useForm({ defaultValues: { ...empty } });
  const submit = form.handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => form.reset({ ...empty }),
      onError: (fault) => {
        const field = fieldOf(fault);
        if (field) form.setError(field, { message: messageOf(fault) }, { shouldFocus: true });
      },
    }),
  );
  const failure = change.isError && !fieldOf(change.error) ? change.error : null;
  return (
    <form className="account-form" onSubmit={(event) => void submit(event)} noValidate>
      {failure ? <Notice tone="danger">{messageOf(failure)}</Notice> : null}
      <div role="status">{change.isSuccess ? <Notice tone="ok">{t('passwordChanged')}</Notice> : null}</div>
      <input type="email" autoComplete="username" value={account.email} readOnly hidden />
      <CurrentPasswordField control={form.control} />
      <NewPasswordField
        control={form.control}
        name="newPassword"
        label={t('newPassword')}
        known={[account.email, account.name]}
      />
      <div>
        <Button type="submit" variant="primary" isPending={change.isPending}>
          {t('changePassword')}
        </Button>
      </div>
    </form>
  );
}

function CurrentPasswordField({ control }: { readonly control: Control<PasswordChange> }) {
  return (
    <Controller
      control={control}
      name="password"
      rules={{ required: t('pleaseEnterYourCurrentPassword') }}
      render={({ field: { ref, ...field }, fieldState }) => (
        <PasswordField
          {...field}
          inputRef={ref}
          label={t('currentPassword')}
          autoComplete="current-password"
          size="large"
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  );
}

function fieldOf(fault: unknown): 'password' | 'newPassword' | null {
  const field = fault instanceof CallFailure ? fault.field : undefined;
  return field === 'password' || field === 'newPassword' ? field : null;
}
