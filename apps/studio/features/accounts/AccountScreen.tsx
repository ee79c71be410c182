import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { PlainBar } from '../../shell/PlainBar.tsx';
import { useAccount } from '../../use-account.ts';
import { paths } from '../../paths.ts';
import { useTitle } from '../../use-title.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { t } from './messages.ts';
import './accounts.css';

/** The account of the signed-in account: its address, and its password. */
export function AccountScreen() {
  useTitle(t('account'));
  const account = useAccount();
  return (
    <>
      <PlainBar account={account} />
      <main className="account-page">
        <PageHeader title={t('account')} back={{ href: paths.sites, label: t('yourSites') }}>
          <p>{account.email}</p>
        </PageHeader>
        <Panel title={t('changePassword')}>
          <ChangePasswordForm account={account} />
        </Panel>
      </main>
    </>
  );
}
