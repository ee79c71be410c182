import type { Account } from '@veranda/contracts/accounts';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu } from '@veranda/ui/Menu.tsx';
import { CircleUser, KeyRound, LayoutGrid, LogOut } from 'lucide-react';
import { useLogOut } from '../features/accounts/session.ts';
import { paths } from '../paths.ts';

/** The person's own menu. */
export function AccountMenu({ account }: { readonly account: Account }) {
  const logOut = useLogOut();
  return (
    <Menu
      label="Account"
      trigger={
        <IconButton label={`Account ${account.email}`}>
          <CircleUser size={20} aria-hidden="true" />
        </IconButton>
      }
      acts={[
        {
          id: 'sites',
          label: 'Your sites',
          note: account.email,
          icon: <LayoutGrid size={16} aria-hidden="true" />,
          href: paths.sites,
        },
        {
          id: 'account',
          label: 'Account and password',
          icon: <KeyRound size={16} aria-hidden="true" />,
          href: paths.account,
        },
        'rule',
        {
          id: 'log-out',
          label: 'Log out',
          icon: <LogOut size={16} aria-hidden="true" />,
          onAction: () => logOut.mutate(),
        },
      ]}
    />
  );
}
