import { useQuery } from '@tanstack/react-query';
import { Badge } from '@veranda/ui/Badge.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { useParams } from 'react-router';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { CancelSubscription } from './CancelSubscription.tsx';
import { RenewalTable } from './RenewalTable.tsx';
import { SubscriptionFacts } from './SubscriptionFacts.tsx';
import { subscriptionQuery } from './subscription-queries.ts';
import { subscriptionWord } from './subscription-words.ts';
import '../gift-cards/gift-cards.css';
import '../orders/orders.css';

/** One subscription: what it is, and what became of each of its cycles. */
export function SubscriptionScreen() {
  const site = useSite();
  const { subscription: id = '' } = useParams();
  const query = useQuery(subscriptionQuery(site.id, id));
  const row = query.data?.subscription;
  useTitle(row ? row.title : 'Subscription', site.title);
  if (isRefusal(query.error, 'no-such-subscription') || isRefusal(query.error, 'malformed'))
    return <NotFoundScreen />;
  if (query.isError)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data || !row)
    return (
      <div className="ui-page">
        <SkeletonTable label="Loading the subscription" rows={4} />
      </div>
    );
  const word = subscriptionWord(row.status);
  return (
    <div className="ui-page">
      <PageHeader
        title={row.title}
        back={{ href: paths.subscriptions(site.slug), label: 'Subscriptions' }}
        actions={
          row.endedAt === '' && mayWrite(site, 'orders') ? <CancelSubscription row={row} /> : undefined
        }
      >
        <div className="ui-row order-badges">
          <span className="ui-muted">{row.email}</span>
          <Badge tone={word.tone}>{word.label}</Badge>
        </div>
      </PageHeader>
      <div className="order-grid">
        <Panel title="Cycles after the first">
          {query.data.renewals.length === 0 ? (
            <p className="ui-muted">Nothing was renewed yet.</p>
          ) : (
            <RenewalTable rows={query.data.renewals} site={site.slug} />
          )}
        </Panel>
        <SubscriptionFacts row={row} site={site.slug} />
      </div>
    </div>
  );
}
