import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Controller } from 'react-hook-form';
import { messageOf } from '../../api/call-failure.ts';
import { FormText } from '../../FormText.tsx';
import { emailProblem } from './account-rules.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { SiteNameField } from '../sites/SiteNameField.tsx';
import type { SignUpFormState } from './use-sign-up-form.ts';
import { t } from './messages.ts';

/** The name of the site, an e-mail address and a password. */
export function SignUpForm({ control, check, nameProblem, ...form }: SignUpFormState) {
  const checkName = (name: string) => (name.trim() === '' ? t('siteNameMissing') : (nameProblem ?? true));
  return (
    <form className="account-form" onSubmit={(event) => void form.submit(event)} noValidate>
      {form.failure ? <Notice tone="danger">{messageOf(form.failure)}</Notice> : null}
      <Controller
        control={control}
        name="name"
        rules={{ validate: checkName }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <SiteNameField {...field} inputRef={ref} check={check} errorMessage={fieldState.error?.message} />
        )}
      />
      <FormText control={control} name="email" check={emailProblem} {...emailLook} />
      <NewPasswordField
        control={control}
        name="password"
        label={t('password')}
        known={[form.email, form.name]}
      />
      <Button type="submit" variant="primary" size="large" wide isPending={form.isSending}>
        {t('chooseATemplate')}
      </Button>
    </form>
  );
}

const emailLook = { label: t('emailAddress'), type: 'email', autoComplete: 'email', size: 'large' } as const;
