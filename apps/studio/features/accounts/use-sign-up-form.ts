import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { CallFailure } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSignUp } from '../../queries/session-queries.ts';
import { useSiteName } from '../sites/use-site-name.ts';
import { t } from './messages.ts';

export type SignUpFormState = ReturnType<typeof useSignUpForm>;

/** Form of the sign-up, the live check of the name, and sending it; it leads to the choice of a theme. */
export function useSignUpForm() {
  const navigate = useNavigate();
  const signUp = useSignUp();
  const form = useForm({ defaultValues: { name: '', email: '', password: '' } });
  const name = form.watch('name').trim();
  const check = useSiteName(name);
  const isTaken = check.isCurrent && check.checked?.available === false;
  const submit = form.handleSubmit(({ email, password }) => {
    signUp.mutate(
      { email: email.trim(), password },
      {
        onSuccess: () => void navigate(`${paths.templates}?name=${encodeURIComponent(name)}`),
        onError: (fault) => {
          const field = fieldOf(fault);
          if (field) form.setError(field, { message: fault.message }, { shouldFocus: true });
        },
      },
    );
  });
  return {
    control: form.control,
    check,
    name,
    email: form.watch('email').trim(),
    nameProblem: isTaken ? (check.checked?.problem ?? t('pleaseChooseAnotherName')) : null,
    submit,
    isSending: signUp.isPending,
    /** The problem that belongs to no field. */
    failure: signUp.isError && !fieldOf(signUp.error) ? signUp.error : null,
  };
}

function fieldOf(fault: unknown): 'email' | 'password' | null {
  if (!(fault instanceof CallFailure)) return null;
  const named = fault.field ?? fault.code;
  if (named.includes('email')) return 'email';
  return named.includes('password') ? 'password' : null;
}
