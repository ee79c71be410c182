import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { pageSizes } from '../../list-address.ts';
import { DeliveryTable } from './DeliveryTable.tsx';
import type { DeliveryList } from './use-delivery-list.ts';
import { t } from './messages.ts';

/** The rows of deliveries, or why there are none. */
export function ListedDeliveries({ list }: { readonly list: DeliveryList }) {
  const { deliveries, place } = list;
  if (deliveries.isPending) return <SkeletonTable label={t('loadingDeliveries')} />;
  if (!deliveries.data)
    return <ErrorState message={messageOf(deliveries.error)} onRetry={() => void deliveries.refetch()} />;
  if (list.isFirstUse)
    return <EmptyState title={t('noDeliveriesYet')}>{t('noDeliveriesYetText')}</EmptyState>;
  if (deliveries.data.deliveries.length === 0) {
    const showAll = <Button onPress={() => place.set({ state: '', form: '' })}>{t('showAll')}</Button>;
    return <EmptyState title={t('nothingMatches')} actions={showAll} />;
  }
  return (
    <>
      <DeliveryTable deliveries={deliveries.data.deliveries} />
      <Pagination
        page={place.page}
        pageSize={place.pageSize}
        total={deliveries.data.total}
        pageSizes={pageSizes}
        onPage={(page) => place.set({ page: String(page) })}
        onPageSize={(size) => place.set({ size: String(size) })}
      />
    </>
  );
}
