import type { Account } from '@veranda/contracts/accounts';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu } from '@veranda/ui/Menu.tsx';
import { CircleUser, KeyRound, LayoutGrid, LogOut } from 'lucide-react';
import { useLogOut, useSession } from '../queries/session-queries.ts';
import { paths } from '../paths.ts';
import { t } from './messages.ts';

/** The person's own menu. */
export function AccountMenu({ account }: { readonly account: Account }) {
  const logOut = useLogOut();
  const pictureUrl = useSession().data?.pictureUrl;
  return (
    <Menu
      label={t('account')}
      trigger={
        <IconButton label={t('accountEmail', { email: account.email })}>
          {pictureUrl ? (
            <img className="account-picture" src={pictureUrl} alt="" />
          ) : (
            <CircleUser size={20} aria-hidden="true" />
          )}
        </IconButton>
      }
      actions={[
        {
          id: 'sites',
          label: t('yourSites'),
          note: account.email,
          icon: <LayoutGrid size={16} aria-hidden="true" />,
          href: paths.sites,
        },
        {
          id: 'account',
          label: t('accountAndPassword'),
          icon: <KeyRound size={16} aria-hidden="true" />,
          href: paths.account,
        },
        'rule',
        {
          id: 'log-out',
          label: t('logOut'),
          icon: <LogOut size={16} aria-hidden="true" />,
          onAction: () => logOut.mutate(),
        },
      ]}
    />
  );
}
