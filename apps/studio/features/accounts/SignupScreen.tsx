import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { useTitle } from '../../use-title.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { useSignUpForm } from './use-sign-up-form.ts';

/** One screen from nothing to an account: e-mail address, password, and the name of the site. */
export function SignupScreen() {
  useTitle('Create a site');
  const form = useSignUpForm();
  return (
    <AccountFrame
      title="Create your site"
      lead="Pages, a shop and orders in one place. Free for 14 days, no card needed."
      preview={{ name: form.name, host: form.check.checked?.host ?? '' }}
    >
      <SignUpForm {...form} />
      <p className="account-aside">
        Have an account already? <TextLink href={paths.login}>Log in</TextLink>
      </p>
    </AccountFrame>
  );
}
