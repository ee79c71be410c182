import type { Contributor } from '@veranda/contracts/contributors';
import { Badge } from '@veranda/ui/Badge.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu, type MenuAction } from '@veranda/ui/Menu.tsx';
import { Ellipsis } from 'lucide-react';
import { useSite } from '../../shell/use-site.ts';
import { useAccount } from '../../use-account.ts';
import { PersonSign } from './PersonSign.tsx';
import { roleName } from './role-names.ts';
import { t } from './messages.ts';

/** A question about a contributor that a dialog asks. */
export type MemberQuestion = 'roles' | 'remove' | 'transfer' | 'leave';

interface MemberRowProps {
  readonly member: Contributor;
  /** True for the only one who leads the site. */
  readonly isLast: boolean;
  readonly onAsk: (question: MemberQuestion) => void;
}

/** A contributor with their roles, and what can be done about them. */
export function MemberRow({ member, isLast, onAsk }: MemberRowProps) {
  const name = member.name || member.email;
  const isSelf = useAccount().id === member.accountId;
  const actions = useActions(member, { isLast, isSelf, onAsk });
  return (
    <li className="contributor">
      <PersonSign name={name} pictureUrl={member.pictureUrl} />
      <span className="contributor-name">
        <strong className="ui-clip">{name}</strong>
        {member.name ? <span className="ui-help ui-clip">{member.email}</span> : null}
      </span>
      <span className="contributor-roles">
        {isSelf ? <Badge>{t('you')}</Badge> : null}
        {member.isOwner ? <Badge tone="accent">{t('owner')}</Badge> : null}
        {member.roles
          .filter((role) => !(member.isOwner && role === 1))
          .map((role) => (
            <Badge key={role}>{roleName(role)}</Badge>
          ))}
      </span>
      <Menu
        label={t('actionsFor', { name })}
        trigger={
          <IconButton label={t('actionsFor', { name })}>
            <Ellipsis size={18} aria-hidden="true" />
          </IconButton>
        }
        actions={actions}
      />
    </li>
  );
}

interface Situation {
  readonly isLast: boolean;
  readonly isSelf: boolean;
  readonly onAsk: MemberRowProps['onAsk'];
}

function useActions(member: Contributor, { isLast, isSelf, onAsk }: Situation): MenuAction[] {
  const { isOwner } = useSite();
  const stays = member.isOwner ? t('ownerStays') : isLast ? t('lastAdmin') : null;
  const end = isSelf ? ('leave' as const) : ('remove' as const);
  const isAbove = member.isOwner && !isOwner;
  return [
    {
      id: 'roles',
      label: t('changeRoles'),
      isDisabled: isAbove,
      ...(isAbove ? { note: t('ownerStays') } : {}),
      onAction: () => onAsk('roles'),
    },
    ...(member.isOwner
      ? []
      : [
          {
            id: 'transfer',
            label: t('makeOwner'),
            isDisabled: !isOwner,
            ...(isOwner ? {} : { note: t('onlyOwner') }),
            onAction: () => onAsk('transfer'),
          },
        ]),
    {
      id: end,
      label: isSelf ? t('leave') : t('remove'),
      isDanger: stays === null,
      isDisabled: stays !== null,
      ...(stays === null ? {} : { note: stays }),
      onAction: () => onAsk(end),
    },
  ];
}
