import { useQuery } from '@tanstack/react-query';
import type { readInvitation } from '@veranda/contracts/contributors';
import type { EndpointOutput } from '@veranda/contracts/endpoint';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { laterPart } from '../../later-part.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../queries/session-queries.ts';
import { useTitle } from '../../use-title.ts';
import { AccountFrame } from '../accounts/AccountFrame.tsx';
import { invitationQuery, useAcceptInvitation, useLogOutHere } from './invitation-queries.ts';
import { roleList } from './role-names.ts';
import { t } from './messages.ts';

// A screen that shares the forms with the others would put their library into what every screen loads.
const LogInForm = laterPart(() => import('../accounts/LogInForm.tsx').then((file) => file.LogInForm));
const JoinForm = laterPart(() => import('./JoinForm.tsx').then((file) => file.JoinForm));

type Invitation = EndpointOutput<typeof readInvitation>;

/** Screen that the link of an invitation opens. The token is after the hash sign. */
export function InvitationScreen() {
  useTitle(t('invitation'));
  const token = useLocation().hash.slice(1);
  const query = useQuery({ ...invitationQuery(token), enabled: token !== '' });
  const invitation = query.data;
  const problem = token === '' ? t('linkIncomplete') : query.isError ? messageOf(query.error) : null;
  return (
    <AccountFrame
      title={invitation ? t('joinSite', { site: invitation.site }) : t('invitation')}
      {...(invitation
        ? {
            lead: t('joinLead', {
              inviter: invitation.invitedBy,
              site: invitation.site,
              roles: roleList(invitation.roles),
            }),
            preview: { name: invitation.site, host: invitation.host },
          }
        : {})}
    >
      {problem ? (
        <>
          <Notice tone="danger">{problem}</Notice>
          <p className="account-aside">
            <TextLink href={paths.sites}>{t('toYourSites')}</TextLink>
          </p>
        </>
      ) : invitation ? (
        <Suspense fallback={<Skeleton height="160px" />}>
          <Join invitation={invitation} token={token} />
        </Suspense>
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="160px" />
        </div>
      )}
    </AccountFrame>
  );
}

interface JoinProps {
  readonly invitation: Invitation;
  readonly token: string;
}

function Join({ invitation: { email, hasAccount }, token }: JoinProps) {
  const session = useSession();
  const accept = useAcceptInvitation();
  const navigate = useNavigate();
  const open = (slug: string) => void navigate(paths.home(slug), { replace: true });
  const send = () => accept.mutate(token, { onSuccess: ({ slug }) => open(slug) });
  const current = session.data?.account?.email ?? null;
  if (session.isPending) return <Skeleton height="160px" />;
  const isOwn = current?.toLowerCase() === email.toLowerCase();
  if (current !== null && !isOwn) return <OtherAccount email={email} current={current} />;
  return (
    <>
      {accept.isError ? <Notice tone="danger">{messageOf(accept.error)}</Notice> : null}
      {current !== null ? (
        <div className="ui-stack">
          <p>{t('loggedInAs', { email: current })}</p>
          <Button variant="primary" size="large" wide isPending={accept.isPending} onPress={send}>
            {t('joinWithAccount')}
          </Button>
        </div>
      ) : hasAccount ? (
        <>
          <p>{t('logInToJoin', { email })}</p>
          <LogInForm email={email} isOverlay onDone={send} />
        </>
      ) : (
        <JoinForm email={email} token={token} onDone={open} />
      )}
    </>
  );
}

function OtherAccount({ email, current }: { readonly email: string; readonly current: string }) {
  const logOut = useLogOutHere();
  return (
    <div className="ui-stack">
      <Notice tone="info">{t('otherAccount', { email, current })}</Notice>
      <div>
        <Button isPending={logOut.isPending} onPress={() => logOut.mutate()}>
          {t('logOutFirst')}
        </Button>
      </div>
    </div>
  );
}
