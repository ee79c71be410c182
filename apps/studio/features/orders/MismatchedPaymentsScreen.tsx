import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { mismatchesQuery } from './mismatch-queries.ts';
import { MismatchedPaymentPanel } from './MismatchedPaymentPanel.tsx';
import { t } from './messages.ts';
import './orders.css';

/** Payments that their provider has with another amount or currency, and what to do about them. */
export function MismatchedPaymentsScreen() {
  const site = useSite();
  useTitle(t('paymentsToReview'), site.title);
  const query = useQuery(mismatchesQuery(site.id));
  return (
    <div className="ui-page">
      <PageHeader title={t('paymentsToReview')} back={{ href: paths.orders(site.slug), label: t('orders') }}>
        <p>{t('paymentsToReviewText')}</p>
      </PageHeader>
      {query.isPending ? (
        <SkeletonTable label={t('loadingPayments')} />
      ) : query.isError ? (
        <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
      ) : query.data.payments.length === 0 ? (
        <EmptyState title={t('noPaymentsToReview')}>{t('noPaymentsToReviewText')}</EmptyState>
      ) : (
        <div className="ui-stack ui-stack--loose">
          {query.data.payments.map((payment) => (
            <MismatchedPaymentPanel key={payment.id} payment={payment} />
          ))}
        </div>
      )}
    </div>
  );
}
