import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { Segments } from '@veranda/ui/Segments.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { pageSizes, useListAddress } from '../../list-address.ts';
import { useSite } from '../../shell/use-site.ts';
import { useSettled } from '../../use-settled.ts';
import { useTitle } from '../../use-title.ts';
import { ordersQuery } from './order-queries.ts';
import { OrderTable } from './OrderTable.tsx';
import './orders.css';

const filters = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'To fulfil' },
  { value: 'fulfilled', label: 'Fulfilled' },
  { value: 'canceled', label: 'Canceled' },
] as const;

/** The orders of a site: what came in, what is to be sent. */
export function OrdersScreen() {
  const site = useSite();
  useTitle('Orders', site.title);
  const place = useListAddress();
  const search = useSettled(place.text('search'));
  const status = filters.find((filter) => filter.value === place.text('status'))?.value ?? 'all';
  const query = {
    search,
    ...(status === 'all' ? {} : { status }),
    page: String(place.page),
    pageSize: String(place.pageSize),
  };
  const orders = useQuery(ordersQuery(site.id, query));
  const isFiltered = search !== '' || status !== 'all';
  const isFirstUse = orders.data?.total === 0 && !isFiltered;
  return (
    <div className="ui-page">
      <PageHeader title="Orders">
        {orders.data && orders.data.unread > 0 ? (
          <p role="status">
            {orders.data.unread === 1 ? 'One new order' : `${String(orders.data.unread)} new orders`}
          </p>
        ) : null}
      </PageHeader>
      {isFirstUse ? null : (
        <div className="ui-row">
          <SearchField
            label="Search by number, name or e-mail"
            value={place.text('search')}
            onChange={(value) => place.set({ search: value })}
          />
          <Segments
            label="Status"
            value={status}
            segments={filters}
            onChange={(value) => place.set({ status: value === 'all' ? '' : value })}
          />
        </div>
      )}
      {orders.isError && orders.data ? (
        <Notice tone="danger" action={<RetryButton onPress={() => void orders.refetch()} />}>
          {messageOf(orders.error)}
        </Notice>
      ) : null}
      {orders.isPending ? (
        <SkeletonTable label="Loading orders" />
      ) : !orders.data ? (
        <ErrorState message={messageOf(orders.error)} onRetry={() => void orders.refetch()} />
      ) : isFirstUse ? (
        <EmptyState
          title="No orders yet"
          actions={
            site.published ? (
              <LinkButton variant="primary" href={site.url} target="_blank" rel="noopener">
                Place a test order
              </LinkButton>
            ) : undefined
          }
        >
          When somebody buys, the order stands here with everything you need to send it.
          {site.published ? '' : ' Publish your site first, so that they can.'}
        </EmptyState>
      ) : orders.data.orders.length === 0 ? (
        <EmptyState
          title="No order matches"
          actions={<Button onPress={() => place.set({ search: '', status: '' })}>Clear filters</Button>}
        />
      ) : (
        <>
          <OrderTable orders={orders.data.orders} site={site.slug} />
          <Pagination
            page={place.page}
            pageSize={place.pageSize}
            total={orders.data.total}
            pageSizes={pageSizes}
            onPage={(page) => place.set({ page: String(page) })}
            onPageSize={(size) => place.set({ size: String(size) })}
          />
        </>
      )}
    </div>
  );
}

function RetryButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button size="small" onPress={onPress}>
      Try again
    </Button>
  );
}
