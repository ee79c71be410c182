import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { PasswordField } from '@veranda/ui/PasswordField.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { Controller, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useTitle } from '../../use-title.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { emailProblem, passwordProblem } from './account-rules.ts';
import { SiteNameField } from './SiteNameField.tsx';
import { useSignUp } from './session.ts';
import { useSiteName } from './use-site-name.ts';

/** One screen from nothing to an account: e-mail address, password, and the name of the site. */
export function SignupScreen() {
  useTitle('Make a site');
  const navigate = useNavigate();
  const signUp = useSignUp();
  const form = useForm({ defaultValues: { name: '', email: '', password: '' } });
  const name = form.watch('name');
  const check = useSiteName(name);
  const isTaken = check.isCurrent && check.checked?.available === false;
  const taken = isTaken ? (check.checked?.problem ?? 'Please choose another name') : null;
  const submit = form.handleSubmit(({ email, password }) => {
    signUp.mutate(
      { email: email.trim(), password },
      {
        onSuccess: () => void navigate(`${paths.templates}?name=${encodeURIComponent(name.trim())}`),
        onError: (fault) => {
          const field = fault instanceof CallFailure ? fieldOf(fault) : null;
          if (field) form.setError(field, { message: fault.message }, { shouldFocus: true });
        },
      },
    );
  });
  const unplaced = signUp.isError && !(signUp.error instanceof CallFailure && fieldOf(signUp.error));
  return (
    <AccountFrame
      title="Make a site that is yours"
      lead="Pages, a shop and orders in one place. Free for 14 days, no card needed."
      preview={{ name: name.trim(), host: check.checked?.host ?? '' }}
    >
      <form className="account-form" onSubmit={(event) => void submit(event)} noValidate>
        {unplaced ? <Notice tone="danger">{messageOf(signUp.error)}</Notice> : null}
        <Controller
          control={form.control}
          name="name"
          rules={{
            validate: (value) => (value.trim() === '' ? 'Please give your site a name' : (taken ?? true)),
          }}
          render={({ field: { ref, ...field }, fieldState }) => (
            <SiteNameField {...field} inputRef={ref} check={check} errorMessage={fieldState.error?.message} />
          )}
        />
        <Controller
          control={form.control}
          name="email"
          rules={{ validate: emailProblem }}
          render={({ field: { ref, ...field }, fieldState }) => (
            <TextField
              {...field}
              inputRef={ref}
              label="E-mail address"
              type="email"
              autoComplete="email"
              size="large"
              errorMessage={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="password"
          rules={{ validate: passwordProblem }}
          render={({ field: { ref, ...field }, fieldState }) => (
            <PasswordField
              {...field}
              inputRef={ref}
              label="Password"
              autoComplete="new-password"
              size="large"
              description="8 characters or more; a sentence is best."
              errorMessage={fieldState.error?.message}
            />
          )}
        />
        <Button type="submit" variant="primary" size="large" wide isPending={signUp.isPending}>
          Choose a look
        </Button>
      </form>
      <p className="account-aside">
        Have an account already? <TextLink href={paths.login}>Log in</TextLink>
      </p>
    </AccountFrame>
  );
}

function fieldOf(failure: CallFailure): 'email' | 'password' | null {
  const named = failure.field ?? failure.code;
  if (named.includes('email')) return 'email';
  return named.includes('password') ? 'password' : null;
}
