import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { CardsPanel } from './CardsPanel.tsx';
import { ManualMethods } from './ManualMethods.tsx';
import { NewsletterPanel } from './NewsletterPanel.tsx';
import { paymentQuery } from './payment-queries.ts';
import { t } from './messages.ts';
import './payments.css';

/** Payment methods of the shop: the provider of cards, and manual payments. */
export function PaymentsScreen() {
  const site = useSite();
  const query = useQuery(paymentQuery(site.id));
  return (
    <SettingsFrame tab="payments">
      {query.isError && !query.data ? (
        <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <div className="ui-stack" role="status" aria-label={t('loading')}>
          <Skeleton height="200px" />
          <Skeleton height="160px" />
        </div>
      ) : (
        <div className="ui-stack ui-stack--loose">
          <CardsPanel settings={query.data} />
          <ManualMethods key={query.data.version} settings={query.data} />
          <NewsletterPanel settings={query.data} />
        </div>
      )}
    </SettingsFrame>
  );
}
