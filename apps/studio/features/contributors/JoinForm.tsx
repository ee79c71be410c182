import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { useForm } from 'react-hook-form';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { FormText } from '../../FormText.tsx';
import { NewPasswordField } from '../accounts/NewPasswordField.tsx';
import { useJoinByInvitation } from './invitation-queries.ts';
import { t } from './messages.ts';

interface JoinFormProps {
  readonly email: string;
  readonly token: string;
  readonly onDone: (slug: string) => void;
}

function useJoinForm(token: string, onDone: (slug: string) => void) {
  const join = useJoinByInvitation();
  const form = useForm({ defaultValues: { name: '', password: '' } });
  const submit = form.handleSubmit(({ name, password }) =>
    join.mutate(
      { token, password, ...(name.trim() === '' ? {} : { name: name.trim() }) },
      {
        onSuccess: ({ slug }) => onDone(slug),
        onError: (fault) => {
          if (isOfPassword(fault))
            form.setError('password', { message: fault.message }, { shouldFocus: true });
        },
      },
    ),
  );
  const failure = join.isError && !isOfPassword(join.error) ? join.error : null;
  return { form, submit, failure, isPending: join.isPending };
}

/** A name and a password for an invited address that has no account. */
export function JoinForm({ email, token, onDone }: JoinFormProps) {
  const { form, submit, failure, isPending } = useJoinForm(token, onDone);
  return (
    <form className="account-form" onSubmit={(event) => void submit(event)} noValidate>
      {failure ? <Notice tone="danger">{messageOf(failure)}</Notice> : null}
      <p>{t('createToJoin')}</p>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <FormText
        control={form.control}
        name="name"
        label={t('yourName')}
        autoComplete="name"
        size="large"
        optional
      />
      <NewPasswordField
        control={form.control}
        name="password"
        label={t('password')}
        known={[email, form.watch('name')]}
      />
      <Button type="submit" variant="primary" size="large" wide isPending={isPending}>
        {t('createAndJoin')}
      </Button>
    </form>
  );
}

function isOfPassword(fault: unknown): fault is CallFailure {
  return fault instanceof CallFailure && fault.field === 'password';
}
