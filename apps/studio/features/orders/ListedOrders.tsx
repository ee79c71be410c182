import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { pageSizes } from '../../list-address.ts';
import { useSite } from '../../shell/use-site.ts';
import { SelectedOrders } from './SelectedOrders.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderTable } from './OrderTable.tsx';
import { useRowSelection } from '../../use-row-selection.ts';
import { noFilters, type OrderList } from './use-order-list.ts';
import { t } from './messages.ts';

/** The orders found, or why there are none. */
export function ListedOrders({ list }: { readonly list: OrderList }) {
  const site = useSite();
  const { orders, place } = list;
  const selection = useRowSelection(orders.data?.orders.map((order) => order.id) ?? []);
  if (orders.isPending) return <SkeletonTable label={t('loadingOrders')} />;
  if (!orders.data)
    return <ErrorState message={messageOf(orders.error)} onRetry={() => void orders.refetch()} />;
  if (list.isFirstUse) return <NoOrders />;
  if (orders.data.orders.length === 0) {
    return (
      <EmptyState
        title={t('noOrderMatches')}
        actions={<Button onPress={() => place.set(noFilters)}>{t('clearFilters')}</Button>}
      />
    );
  }
  return (
    <>
      <SelectedOrders selection={selection} />
      <OrderTable orders={orders.data.orders} site={site.slug} selection={selection} />
      <Pagination
        page={place.page}
        pageSize={place.pageSize}
        total={orders.data.total}
        pageSizes={pageSizes}
        onPage={(page) => place.set({ page: String(page) })}
        onPageSize={(size) => place.set({ size: String(size) })}
      />
    </>
  );
}
