import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { useTitle } from '../../use-title.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { useSignUpForm } from './use-sign-up-form.ts';
import { rich, t } from './messages.ts';

/** One screen from nothing to an account: e-mail address, password, and the name of the site. */
export function SignupScreen() {
  useTitle(t('createASite'));
  const form = useSignUpForm();
  return (
    <AccountFrame
      title={t('createYourSite')}
      lead={t('createYourSiteLead')}
      preview={{ name: form.name, host: form.check.checked?.host ?? '' }}
    >
      <SignUpForm {...form} />
      <p className="account-aside">
        {rich('createYourSiteText', {
          link: (children) => <TextLink href={paths.login}>{children}</TextLink>,
        })}
      </p>
    </AccountFrame>
  );
}
