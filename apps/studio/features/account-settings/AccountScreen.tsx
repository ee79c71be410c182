import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { PlainBar } from '../../shell/PlainBar.tsx';
import { useAccount } from '../../use-account.ts';
import { paths } from '../../paths.ts';
import { useTitle } from '../../use-title.ts';
import { ChangePasswordForm } from '../accounts/ChangePasswordForm.tsx';
import { t as accountText } from '../accounts/messages.ts';
import { accountQuery } from './account-queries.ts';
import { DeleteAccountPanel } from './DeleteAccountPanel.tsx';
import { EmailPanel } from './EmailPanel.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { TwoFactorPanel } from './TwoFactorPanel.tsx';
import { t } from './messages.ts';
import '../accounts/accounts.css';
import './account-settings.css';

/** The account of the person who is logged in. */
export function AccountScreen() {
  useTitle(accountText('account'));
  const account = useAccount();
  const query = useQuery(accountQuery);
  return (
    <>
      <PlainBar account={account} />
      <main className="account-page">
        <PageHeader
          title={accountText('account')}
          back={{ href: paths.sites, label: accountText('yourSites') }}
        >
          <p>{account.email}</p>
        </PageHeader>
        {query.data ? (
          <div className="ui-stack">
            <ProfilePanel account={query.data} />
            <EmailPanel account={query.data} />
            <Panel title={accountText('changePassword')}>
              <ChangePasswordForm account={account} />
            </Panel>
            <TwoFactorPanel account={query.data} />
            <SessionsPanel />
            <DeleteAccountPanel email={query.data.email} />
          </div>
        ) : query.isError ? (
          <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
        ) : (
          <div role="status" aria-label={t('loading')}>
            <Skeleton height="240px" />
          </div>
        )}
      </main>
    </>
  );
}
