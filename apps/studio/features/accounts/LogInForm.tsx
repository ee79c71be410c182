import { Button } from '@veranda/ui/Button.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { PasswordField } from '@veranda/ui/PasswordField.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { type Control, Controller, useForm } from 'react-hook-form';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { emailProblem } from './account-rules.ts';
import { CaptchaChallenge } from './CaptchaChallenge.tsx';
import { SecondFactorField } from './SecondFactorField.tsx';
import { useLoginWithCaptcha } from './use-login-with-captcha.ts';
import { t } from './messages.ts';
import './accounts.css';

interface LogInFormProps {
  readonly email?: string;
  /** Over a screen that has something typed: the way to a new password opens beside it. */
  readonly isOverlay?: boolean;
  readonly onDone: () => void;
}

interface LogInValues {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** E-mail address, password, and whether to be remembered. */
export function LogInForm({ email = '', isOverlay = false, onDone }: LogInFormProps) {
  const logIn = useLoginWithCaptcha();
  const form = useForm<LogInValues>({ defaultValues: { email, password: '', rememberMe: true } });
  const submit = form.handleSubmit((values) =>
    logIn.send(values, { onSuccess: onDone, onError: () => form.setFocus('password') }),
  );
  return (
    <form className="account-form" onSubmit={(event) => void submit(event)} noValidate>
      {logIn.failure ? <Notice tone="danger">{messageOf(logIn.failure)}</Notice> : null}
      <LogInFields control={form.control} />
      <div className="account-row">
        <Controller
          control={form.control}
          name="rememberMe"
          render={({ field }) => (
            <Checkbox isSelected={field.value} onChange={field.onChange}>
              {t('rememberMeFor30Days')}
            </Checkbox>
          )}
        />
        <TextLink href={paths.forgotPassword} {...(isOverlay ? { target: '_blank' } : {})}>
          {t('forgotYourPassword')}
        </TextLink>
      </div>
      {logIn.codeField ? <SecondFactorField {...logIn.codeField} /> : null}
      {logIn.isAsked ? <CaptchaChallenge key={logIn.round} onProof={logIn.setProof} /> : null}
      <Button type="submit" variant="primary" size="large" wide isPending={logIn.isPending}>
        {t('logIn')}
      </Button>
    </form>
  );
}

function LogInFields({ control }: { readonly control: Control<LogInValues> }) {
  return (
    <>
      <Controller
        control={control}
        name="email"
        rules={{ validate: emailProblem }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={ref}
            label={t('emailAddress')}
            type="email"
            autoComplete="username"
            size="large"
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="password"
        rules={{ required: t('passwordErrorMessage') }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <PasswordField
            {...field}
            inputRef={ref}
            label={t('password')}
            autoComplete="current-password"
            size="large"
            errorMessage={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
