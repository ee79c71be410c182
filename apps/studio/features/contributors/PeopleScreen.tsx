import { useQuery } from '@tanstack/react-query';
import type { Contributor } from '@veranda/contracts/contributors';
import { Button } from '@veranda/ui/Button.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { membersQuery } from './contributor-queries.ts';
import { InvitationList } from './InvitationList.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { LeaveDialog, MemberDialogs } from './MemberDialogs.tsx';
import { type MemberQuestion, MemberRow } from './MemberRow.tsx';
import { roleList } from './role-names.ts';
import { t } from './messages.ts';
import './contributors.css';

/** Everybody who works on the site, and who is invited to. */
export function PeopleScreen() {
  const site = useSite();
  return <SettingsFrame tab="people">{mayWrite(site, 'people') ? <People /> : <NotYours />}</SettingsFrame>;
}

// Anybody may leave; the list of contributors is for those who may change it.
function NotYours() {
  const { roles } = useSite();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Panel title={t('people')} note={t('notYours')}>
      <div className="ui-stack">
        <p>{t('yourRoles', { roles: roles.length === 0 ? t('noRoles') : roleList(roles) })}</p>
        <div>
          <Button onPress={() => setLeaving(true)}>{t('leave')}</Button>
        </div>
      </div>
      {isLeaving ? <LeaveDialog onClose={() => setLeaving(false)} /> : null}
    </Panel>
  );
}

function People() {
  const site = useSite();
  const query = useQuery(membersQuery(site.id));
  const [isInviting, setInviting] = useState(false);
  if (query.data === undefined)
    return query.isError ? (
      <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
    ) : (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="180px" />
      </div>
    );
  const { members, invitations } = query.data;
  const invite = (
    <Button variant="primary" onPress={() => setInviting(true)}>
      {t('invite')}
    </Button>
  );
  return (
    <div className="ui-stack">
      <Panel title={t('people')} note={t('peopleNote')} actions={invite}>
        <MemberList members={members} />
      </Panel>
      {invitations.length > 0 ? (
        <Panel title={t('invitations')} note={t('invitationsNote')}>
          <InvitationList invitations={invitations} />
        </Panel>
      ) : null}
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </div>
  );
}

interface Asked {
  readonly member: Contributor;
  readonly question: MemberQuestion;
}

function MemberList({ members }: { readonly members: readonly Contributor[] }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const leading = members.filter(({ isOwner, roles }) => isOwner || roles.includes(1));
  return (
    <>
      <ul>
        {members.map((member) => (
          <MemberRow
            key={member.accountId}
            member={member}
            isLast={leading.length === 1 && leading[0] === member}
            onAsk={(question) => setAsked({ member, question })}
          />
        ))}
      </ul>
      {asked ? <MemberDialogs {...asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}
