import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { FailureNotice } from '../../FailureNotice.tsx';
import { SalesTabs } from '../../shell/SalesTabs.tsx';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { ListedOrders } from './ListedOrders.tsx';
import { MismatchNotice } from './MismatchNotice.tsx';
import { NewDraft } from './NewDraft.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { useOrderList } from './use-order-list.ts';
import { t } from './messages.ts';
import './orders.css';

/** The orders of a site: what came in, what is to be sent. */
export function OrdersScreen() {
  const site = useSite();
  useTitle(t('orders'), site.title);
  const list = useOrderList();
  const { orders } = list;
  const unread = orders.data?.unread ?? 0;
  return (
    <div className="ui-page">
      <PageHeader title={t('orders')} actions={<NewDraft />}>
        {unread > 0 ? <p role="status">{t('newOrders', { unread })}</p> : null}
      </PageHeader>
      <SalesTabs selected="orders">
        <div className="ui-stack">
          <MismatchNotice />
          {list.isFirstUse ? null : <OrderFilters list={list} />}
          {orders.isError && orders.data ? (
            <FailureNotice failure={orders.error} onRetry={() => void orders.refetch()} />
          ) : null}
          <ListedOrders list={list} />
        </div>
      </SalesTabs>
    </div>
  );
}
