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
import { useForgotPassword } from './session.ts';

/** Where a link to a new password is asked for. */
export function ForgotPasswordScreen() {
  useTitle('Forgot your password?');
  const request = useForgotPassword();
  const form = useForm({ defaultValues: { email: '' } });
  const submit = form.handleSubmit(({ email }) => request.mutate({ email: email.trim() }));
  return (
    <AccountFrame title="Forgot your password?" lead="We’ll email you a link to choose a new one.">
      <div role="status">
        {request.isSuccess ? (
          <Notice tone="ok">
            If there is an account with this address, a link is on its way. It works once, for one hour.
          </Notice>
        ) : null}
      </div>
      <form className="account-form" onSubmit={(event) => void submit(event)} noValidate>
        {request.isError ? <Notice tone="danger">{messageOf(request.error)}</Notice> : null}
        <FormText
          control={form.control}
          name="email"
          check={emailProblem}
          label="E-mail address"
          type="email"
          autoComplete="username"
          size="large"
        />
        <Button type="submit" variant="primary" size="large" wide isPending={request.isPending}>
          {request.isSuccess ? 'Send another link' : 'Send link'}
        </Button>
      </form>
      <p className="account-aside">
        <TextLink href={paths.login}>Back to log in</TextLink>
      </p>
    </AccountFrame>
  );
}
