import type { AccountSettings } from '@veranda/contracts/account-settings';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useAccountMutations } from './account-queries.ts';
import { fieldProblem } from './field-problem.ts';
import { t } from './messages.ts';

/** The address that the account logs in with, whether it is confirmed, and its change. */
export function EmailPanel({ account }: { readonly account: AccountSettings }) {
  return (
    <Panel title={t('email')} note={t('emailNote')}>
      <div className="ui-stack">
        <p className="account-text">{t('emailNow', { email: account.email })}</p>
        {account.isEmailConfirmed ? null : <Unconfirmed email={account.email} />}
        {account.pendingEmail === null ? (
          <ChangeForm />
        ) : (
          <Pending account={account} pendingEmail={account.pendingEmail} />
        )}
      </div>
    </Panel>
  );
}

function Unconfirmed({ email }: { readonly email: string }) {
  const { resend } = useAccountMutations();
  const onSuccess = () => showToast({ text: t('confirmationSent', { email }) });
  const onError = (fault: unknown) => showToast({ text: messageOf(fault), isDanger: true });
  return (
    <Notice
      tone="warn"
      action={
        <Button
          size="small"
          isPending={resend.isPending}
          onPress={() => resend.mutate(undefined, { onSuccess, onError })}
        >
          {t('sendConfirmation')}
        </Button>
      }
    >
      {t('emailUnconfirmed')}
    </Notice>
  );
}

interface PendingProps {
  readonly account: AccountSettings;
  readonly pendingEmail: string;
}

function Pending({ account, pendingEmail: email }: PendingProps) {
  const { cancelChange } = useAccountMutations();
  const { email: current, isPendingConfirmedHere, isPendingConfirmedThere } = account;
  const key = isPendingConfirmedHere
    ? 'pendingThere'
    : isPendingConfirmedThere
      ? 'pendingHere'
      : 'pendingBoth';
  const onSuccess = () => showToast({ text: t('changeCanceled', { email: current }) });
  return (
    <Notice
      tone="info"
      action={
        <Button
          size="small"
          isPending={cancelChange.isPending}
          onPress={() => cancelChange.mutate(undefined, { onSuccess })}
        >
          {t('cancelChange')}
        </Button>
      }
    >
      <strong>{t('pending', { email })}</strong> {t(key, { current, email })}
    </Notice>
  );
}

function ChangeForm() {
  const [email, setEmail] = useState('');
  const { changeEmail } = useAccountMutations();
  const problem = fieldProblem(changeEmail.error, 'email');
  return (
    <form
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        changeEmail.mutate(email.trim());
      }}
    >
      {problem.form ? <Notice tone="danger">{problem.form}</Notice> : null}
      <TextField
        label={t('newEmail')}
        description={t('newEmailNote')}
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        errorMessage={problem.field}
      />
      <div>
        <Button type="submit" isPending={changeEmail.isPending}>
          {t('changeEmail')}
        </Button>
      </div>
    </form>
  );
}
