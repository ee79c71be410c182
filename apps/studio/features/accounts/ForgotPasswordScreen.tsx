import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../api/call-failure.ts';
import { FormText } from '../../FormText.tsx';
import { paths } from '../../paths.ts';
import { useTitle } from '../../use-title.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { emailProblem } from './account-rules.ts';
import { useForgotPassword } from '../../queries/session-queries.ts';
import { t } from './messages.ts';

/** Screen that asks for a link to reset the password. */
export function ForgotPasswordScreen() {
  useTitle(t('forgotYourPassword'));
  const request = useForgotPassword();
  const form = useForm({ defaultValues: { email: '' } });
  const submit = form.handleSubmit(({ email }) => request.mutate({ email: email.trim() }));
  return (
    <AccountFrame title={t('forgotYourPassword')} lead={t('forgotYourPasswordLead')}>
      <div role="status">
        {request.isSuccess ? <Notice tone="ok">{t('forgotYourPasswordText')}</Notice> : null}
      </div>
      <form className="account-form" onSubmit={(event) => void submit(event)} noValidate>
        {request.isError ? <Notice tone="danger">{messageOf(request.error)}</Notice> : null}
        <FormText
          control={form.control}
          name="email"
          check={emailProblem}
          label={t('emailAddress')}
          type="email"
          autoComplete="username"
          size="large"
        />
        <Button type="submit" variant="primary" size="large" wide isPending={request.isPending}>
          {request.isSuccess ? t('sendAnotherLink') : t('sendLink')}
        </Button>
      </form>
      <p className="account-aside">
        <TextLink href={paths.login}>{t('backToLog')}</TextLink>
      </p>
    </AccountFrame>
  );
}
