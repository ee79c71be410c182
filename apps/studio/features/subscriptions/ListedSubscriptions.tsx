import type { UseQueryResult } from '@tanstack/react-query';
import type { EndpointOutput } from '@veranda/contracts/endpoint';
import type { listSubscriptions } from '@veranda/contracts/subscriptions';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { pageSizes, type useListAddress } from '../../list-address.ts';
import { SubscriptionTable } from './SubscriptionTable.tsx';
import { t } from './messages.ts';

interface ListedSubscriptionsProps {
  readonly query: UseQueryResult<EndpointOutput<typeof listSubscriptions>>;
  readonly place: ReturnType<typeof useListAddress>;
  readonly isFirstUse: boolean;
  readonly site: string;
}

/** The list in each of its states. */
export function ListedSubscriptions({ query, place, isFirstUse, site }: ListedSubscriptionsProps) {
  if (query.isPending) return <SkeletonTable label={t('loadingSubscriptions')} />;
  if (!query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (isFirstUse)
    return <EmptyState title={t('noSubscriptionsYet')}>{t('noSubscriptionsYetText')}</EmptyState>;
  const { subscriptions, total } = query.data;
  if (subscriptions.length === 0)
    return (
      <EmptyState
        title={t('noSubscriptionMatches')}
        actions={<Button onPress={() => place.set({ search: '', status: '' })}>{t('clearFilters')}</Button>}
      />
    );
  return (
    <>
      <SubscriptionTable rows={subscriptions} site={site} />
      <Pagination
        page={place.page}
        pageSize={place.pageSize}
        total={total}
        pageSizes={pageSizes}
        onPage={(page) => place.set({ page: String(page) })}
        onPageSize={(size) => place.set({ size: String(size) })}
      />
    </>
  );
}
