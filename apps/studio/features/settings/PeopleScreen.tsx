import { useQuery } from '@tanstack/react-query';
import { contributorRole } from '@veranda/domain/contributors/codes';
import { Badge } from '@veranda/ui/Badge.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { SettingsFrame } from './SettingsFrame.tsx';
import { membersQuery } from './settings-queries.ts';
import { t } from './messages.ts';
import './settings.css';

/** Members of the site with their roles. */
export function PeopleScreen() {
  const site = useSite();
  const members = useQuery(membersQuery(site.id));
  return (
    <SettingsFrame tab="people">
      {members.isError ? (
        <ErrorState message={messageOf(members.error)} onRetry={() => void members.refetch()} />
      ) : members.isPending ? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="180px" />
        </div>
      ) : (
        <Panel title={t('people')} note={t('peopleNote')}>
          <ul>
            {members.data.members.map((member) => (
              <li key={member.accountId} className="person">
                <span className="person-sign" aria-hidden="true">
                  {(member.name || member.email)[0]}
                </span>
                <span className="ui-grow">
                  <strong>{member.name || member.email}</strong>
                  {member.name ? <span className="ui-help ui-clip"> {member.email}</span> : null}
                </span>
                {member.isOwner ? <Badge tone="accent">{t('owner')}</Badge> : null}
                {member.roles.map((role) => (
                  <Badge key={role}>{sentence(contributorRole(role) ?? t('roleNumber', { role }))}</Badge>
                ))}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </SettingsFrame>
  );
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
