import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { useParams } from 'react-router';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { CustomerSheet } from './CustomerSheet.tsx';
import { customerQuery } from './customer-queries.ts';
import { t } from './messages.ts';
import './customers.css';

/** One customer: what they bought, where it went, and the rights they have in their data. */
export function CustomerScreen() {
  const site = useSite();
  const { customer: id = '' } = useParams();
  const query = useQuery(customerQuery(site.id, id));
  const customer = query.data?.customer;
  useTitle(customer ? customer.name || customer.email : t('customer'), site.title);
  if (isRefusal(query.error, 'unknown-customer') || isRefusal(query.error, 'malformed'))
    return <NotFoundScreen />;
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (customer) return <CustomerSheet customer={customer} />;
  return (
    <div className="ui-page">
      <SkeletonTable label={t('loadingTheCustomer')} rows={4} />
    </div>
  );
}
