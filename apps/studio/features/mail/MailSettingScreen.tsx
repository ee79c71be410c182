import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useParams } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { MailEditor } from './MailEditor.tsx';
import { nameOfMail } from './mail-names.ts';
import { mailSettingsQuery } from './mail-queries.ts';
import { t } from './messages.ts';
import './mail.css';

/** One mail: its words beside what they make of it. */
export function MailSettingScreen() {
  const site = useSite();
  const { kind = '' } = useParams();
  useTitle(nameOfMail(kind).title, site.title);
  const query = useQuery({
    ...mailSettingsQuery(site.id),
    // Somebody types on top of it: it must not change under their hands.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  });
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data || !query.isFetchedAfterMount)
    return (
      <div className="ui-page" role="status" aria-label={t('loadingTheEmail')}>
        <Skeleton width="240px" height="32px" />
        <Skeleton height="420px" />
      </div>
    );
  const mail = query.data.mailSettings.find((mailSetting) => mailSetting.kind === kind);
  if (!mail) return <NotFoundScreen />;
  const { name } = query.data.sender.sender;
  const sender = name || query.data.sender.defaults.name;
  return (
    <MailEditor
      key={`${kind} ${mail.version}`}
      mail={mail}
      sender={sender}
      onReload={() => void query.refetch()}
    />
  );
}
