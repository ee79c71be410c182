import type { Account } from '@veranda/contracts/accounts';
import { Link } from 'react-aria-components/Link';
import { paths } from '../paths.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Wordmark } from './Wordmark.tsx';
import { t } from './messages.ts';

/** The bar of screens outside a site. */
export function PlainBar({ account }: { readonly account: Account | null }) {
  return (
    <header className="plain-bar">
      <Link
        href={account ? paths.sites : paths.login}
        aria-label={t('verandaYourSites')}
        className="plain-bar-home"
      >
        <Wordmark />
      </Link>
      {account ? <AccountMenu account={account} /> : null}
    </header>
  );
}
