import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { PlainBar } from '../../shell/PlainBar.tsx';
import { useAccount } from '../../shell/use-account.ts';
import { paths } from '../../paths.ts';
import { useTitle } from '../../use-title.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import './accounts.css';

/** The account of who is signed in: its address, and its password. */
export function AccountScreen() {
  useTitle('Account');
  const account = useAccount();
  return (
    <>
      <PlainBar account={account} />
      <main className="account-page">
        <PageHeader title="Account" back={{ href: paths.sites, label: 'Your sites' }}>
          <p>{account.email}</p>
        </PageHeader>
        <Panel title="Change password">
          <ChangePasswordForm account={account} />
        </Panel>
      </main>
    </>
  );
}
