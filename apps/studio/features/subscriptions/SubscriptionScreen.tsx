import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { useParams } from 'react-router';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { RenewalTable } from './RenewalTable.tsx';
import { SubscriptionFacts } from './SubscriptionFacts.tsx';
import { SubscriptionHead } from './SubscriptionHead.tsx';
import { subscriptionQuery } from './subscription-queries.ts';
import { t } from './messages.ts';
import '../gift-cards/gift-cards.css';
import '../orders/orders.css';

/** One subscription: what it is, and what became of each of its cycles. */
export function SubscriptionScreen() {
  const site = useSite();
  const { subscription: id = '' } = useParams();
  const query = useQuery(subscriptionQuery(site.id, id));
  const row = query.data?.subscription;
  useTitle(row ? row.title : t('subscription'), site.title);
  if (isRefusal(query.error, 'no-such-subscription') || isRefusal(query.error, 'malformed'))
    return <NotFoundScreen />;
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data || !row)
    return (
      <div className="ui-page">
        <SkeletonTable label={t('loadingTheSubscription')} rows={4} />
      </div>
    );
  const { renewals } = query.data;
  return (
    <div className="ui-page">
      <SubscriptionHead row={row} />
      <div className="order-grid">
        <Panel title={t('renewals')}>
          {renewals.length === 0 ? (
            <p className="ui-muted">{t('noRenewalsYet')}</p>
          ) : (
            <RenewalTable rows={renewals} site={site.slug} />
          )}
        </Panel>
        <SubscriptionFacts row={row} site={site.slug} />
      </div>
    </div>
  );
}
