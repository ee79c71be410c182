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
import './orders.css';

/** Payments that their provider has with another amount or currency, and what to do about them. */
export function MismatchedPaymentsScreen() {
  const site = useSite();
  useTitle('Payments to review', site.title);
  const query = useQuery(mismatchesQuery(site.id));
  return (
    <div className="ui-page">
      <PageHeader title="Payments to review" back={{ href: paths.orders(site.slug), label: 'Orders' }}>
        <p>
          The amount or currency of these payments at the payment provider differs from the order. No order
          was placed, so there is nothing to ship.
        </p>
      </PageHeader>
      {query.isPending ? (
        <SkeletonTable label="Loading payments" />
      ) : query.isError ? (
        <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
      ) : query.data.payments.length === 0 ? (
        <EmptyState title="No payments to review">
          Every payment has the amount and currency of its order.
        </EmptyState>
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
