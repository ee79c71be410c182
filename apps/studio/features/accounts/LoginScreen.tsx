import { Button } from '@veranda/ui/Button.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { paths, safeNext } from '../../paths.ts';
import { useTitle } from '../../use-title.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { LogInForm } from './LogInForm.tsx';
import { useLogIn, useSession } from '../../queries/session-queries.ts';
import { rich, t } from './messages.ts';

/** Login screen of members. */
export function LoginScreen() {
  useTitle(t('logIn'));
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const demo = useLogIn();
  if (session.data?.account && !demo.isPending) return <Navigate to={next} replace />;
  const logins = session.data?.demoLogins ?? [];
  return (
    <AccountFrame title={t('welcomeBack')}>
      <LogInForm onDone={() => void navigate(next, { replace: true })} />
      <p className="account-aside">
        {rich('newHere', { link: (children) => <TextLink href={paths.signup}>{children}</TextLink> })}
      </p>
      {logins.length > 0 ? (
        <section className="demo-logins" aria-labelledby="demo-logins">
          <h2 id="demo-logins">{t('demoSitesOnThisMachine')}</h2>
          <ul>
            {logins.map(({ site, email, password }) => (
              <li key={site + email}>
                <span className="ui-grow">
                  <strong>{site}</strong>
                  <span className="ui-muted ui-clip">{email}</span>
                </span>
                <Button
                  size="small"
                  aria-label={t('logInAs', { email, site })}
                  onPress={() => demo.mutate({ email, password, rememberMe: false })}
                >
                  {t('logIn')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </AccountFrame>
  );
}
