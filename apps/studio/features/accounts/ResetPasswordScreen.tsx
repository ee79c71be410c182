import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { CallFailure, isRefusal, messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useTitle } from '../../use-title.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { SecondFactorField } from './SecondFactorField.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useResetPassword } from '../../queries/session-queries.ts';
import { t } from './messages.ts';

const focused = { shouldFocus: true } as const;

/** Screen that the link in the mail opens: a new password, and in. The token is after the hash sign. */
export function ResetPasswordScreen() {
  useTitle(t('chooseANewPassword'));
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const reset = useResetPassword();
  const [code, setCode] = useState<string | null>(null);
  const form = useForm({ defaultValues: { password: '' } });
  const submit = form.handleSubmit(({ password }) =>
    reset.mutate(
      { token, password, ...(code ? { code: code.trim() } : {}) },
      {
        onSuccess: () => void navigate(paths.sites, { replace: true }),
        onError: (fault) => {
          if (isRefusal(fault, 'two-factor-needed')) setCode('');
          if (isOfPassword(fault)) form.setError('password', { message: fault.message }, focused);
        },
      },
    ),
  );
  const failure = isShownByField(reset.error) ? null : reset.error;
  return (
    <AccountFrame title={t('chooseANewPassword')} lead={t('chooseANewPasswordLead')}>
      {token === '' ? (
        <Notice tone="danger">{t('chooseANewPasswordText')}</Notice>
      ) : (
        <form className="account-form" onSubmit={(event) => void submit(event)} noValidate>
          {failure ? <Notice tone="danger">{messageOf(failure)}</Notice> : null}
          <NewPasswordField control={form.control} name="password" label={t('newPassword')} known={[]} />
          {code === null ? null : <SecondFactorField value={code} onChange={setCode} />}
          <Button type="submit" variant="primary" size="large" wide isPending={reset.isPending}>
            {t('saveAndLog')}
          </Button>
        </form>
      )}
      <p className="account-aside">
        <TextLink href={paths.forgotPassword}>{t('requestANewLink')}</TextLink>
      </p>
    </AccountFrame>
  );
}

function isShownByField(fault: unknown): boolean {
  return isOfPassword(fault) || isRefusal(fault, 'two-factor-needed');
}

function isOfPassword(fault: unknown): fault is CallFailure {
  return fault instanceof CallFailure && fault.field === 'password';
}
