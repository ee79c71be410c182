import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { PasswordField } from '@veranda/ui/PasswordField.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { CaptchaChallenge } from './CaptchaChallenge.tsx';
import { SecondFactorField } from './SecondFactorField.tsx';
import { useLoginWithCaptcha } from './use-login-with-captcha.ts';
import { t } from './messages.ts';
import './accounts.css';

interface ConfirmFormProps {
  readonly email: string;
  readonly onDone: () => void;
}

/** The password of the signed-in account, once more. */
export function ConfirmForm({ email, onDone }: ConfirmFormProps) {
  const logIn = useLoginWithCaptcha();
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const send = () => {
    setEmpty(password === '');
    if (password !== '' && !logIn.isPending) logIn.send({ email, password }, { onSuccess: onDone });
  };
  return (
    <form
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {logIn.failure ? <Notice tone="danger">{messageOf(logIn.failure)}</Notice> : null}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('password')}
        description={t('forEmail', { email })}
        autoComplete="current-password"
        size="large"
        autoFocus
        value={password}
        onChange={setPassword}
        errorMessage={isEmpty && password === '' ? t('passwordErrorMessage') : undefined}
      />
      {logIn.codeField ? <SecondFactorField {...logIn.codeField} /> : null}
      {logIn.isAsked ? <CaptchaChallenge key={logIn.round} onProof={logIn.setProof} /> : null}
      <Button type="submit" variant="primary" size="large" wide isPending={logIn.isPending}>
        {t('confirm')}
      </Button>
    </form>
  );
}
