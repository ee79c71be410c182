import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { AutomationPanel } from './AutomationPanel.tsx';
import { connectionsQuery } from '../../queries/connection-queries.ts';
import { GooglePanel } from './GooglePanel.tsx';
import { MailingListsFrame } from './MailingListsFrame.tsx';
import { MailchimpPanel } from './MailchimpPanel.tsx';
import { t } from './messages.ts';

/** The accounts elsewhere that answers are written to. */
export function ConnectionsScreen() {
  const site = useSite();
  const connections = useQuery(connectionsQuery(site.id));
  return (
    <MailingListsFrame tab="connections">
      {connections.isPending ? (
        <div className="ui-stack" role="status" aria-label={t('loading')}>
          <Skeleton height="160px" />
          <Skeleton height="160px" />
        </div>
      ) : connections.isError ? (
        <ErrorState message={messageOf(connections.error)} onRetry={() => void connections.refetch()} />
      ) : (
        <div className="connection-grid">
          <MailchimpPanel account={connections.data.connections.mailchimp} />
          <GooglePanel account={connections.data.connections.googleSheets} />
          <AutomationPanel automation={connections.data.connections.automation} />
        </div>
      )}
    </MailingListsFrame>
  );
}
