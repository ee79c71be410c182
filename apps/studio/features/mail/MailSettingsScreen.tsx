import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { SalesTabs } from '../../shell/SalesTabs.tsx';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { MailGroup } from './MailGroup.tsx';
import { mailGroups } from './mail-names.ts';
import { mailSettingsQuery } from './mail-queries.ts';
import { SenderPanel } from './SenderPanel.tsx';
import { t } from './messages.ts';
import './mail.css';

/** Every mail that the site sends, and its sender. */
export function MailSettingsScreen() {
  const site = useSite();
  useTitle(t('emails'), site.title);
  const query = useQuery(mailSettingsQuery(site.id));
  return (
    <div className="ui-page">
      <PageHeader title={t('emails')}>
        <p>{t('emailsText')}</p>
      </PageHeader>
      <SalesTabs selected="mails">
        {query.isError ? (
          <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
        ) : query.isPending ? (
          <div className="ui-stack" role="status" aria-label={t('loading')}>
            <Skeleton height="180px" />
            <Skeleton height="420px" />
          </div>
        ) : (
          <div className="ui-stack ui-stack--loose mail-groups">
            {mailGroups.map(({ groups, ...head }) => (
              <MailGroup
                key={head.title}
                {...head}
                mails={query.data.mailSettings.filter((mailSetting) => groups.includes(mailSetting.group))}
              />
            ))}
            <SenderPanel key={query.data.sender.version} answer={query.data.sender} />
          </div>
        )}
      </SalesTabs>
    </div>
  );
}
