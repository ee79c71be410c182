import { useQuery } from '@tanstack/react-query';
import type { AccountSession } from '@veranda/contracts/account-settings';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { formatDateTime } from '../../format-date-time.ts';
import { sessionsQuery, useSessionMutations } from './account-queries.ts';
import { t } from './messages.ts';

/** Where the account is logged in, each session with a way to end it. */
export function SessionsPanel() {
  const query = useQuery(sessionsQuery);
  return (
    <Panel title={t('sessions')} note={t('sessionsNote')}>
      {query.data ? (
        <Sessions sessions={query.data.sessions} />
      ) : query.isError ? (
        <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="80px" />
        </div>
      )}
    </Panel>
  );
}

const onError = (fault: unknown): void => void showToast({ text: messageOf(fault), isDanger: true });

function Sessions({ sessions }: { readonly sessions: readonly AccountSession[] }) {
  const { endOthers } = useSessionMutations();
  const onSuccess = () => showToast({ text: t('othersEnded') });
  return (
    <div className="ui-stack">
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div>
          <Button
            isPending={endOthers.isPending}
            onPress={() => endOthers.mutate(undefined, { onSuccess, onError })}
          >
            {t('endOthers')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function SessionRow({
  session: { id, device, ip, seenAt, isCurrent },
}: {
  readonly session: AccountSession;
}) {
  const { end } = useSessionMutations();
  const onSuccess = () => showToast({ text: t('sessionEnded') });
  const name = device || t('unknownDevice');
  return (
    <li className="account-session">
      <span className="ui-grow">
        <strong>{name}</strong>
        <span className="ui-help">{t('sessionFrom', { ip, time: formatDateTime(seenAt) })}</span>
      </span>
      {isCurrent ? (
        <Badge tone="accent">{t('thisDevice')}</Badge>
      ) : (
        <Button
          size="small"
          aria-label={t('endSession', { device: name })}
          isPending={end.isPending}
          onPress={() => end.mutate(id, { onSuccess, onError })}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
