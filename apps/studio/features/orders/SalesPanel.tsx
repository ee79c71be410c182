import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { getOrderTotals, type TotalsPeriod } from '@veranda/contracts/orders-totals';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { messageOf } from '../../api/call-failure.ts';
import { showMoney } from '../../format-money.ts';
import { useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';
import './sales.css';

const periods: readonly { readonly value: TotalsPeriod; readonly label: string }[] = [
  { value: 'week', label: t('days7') },
  { value: 'month', label: t('days30') },
  { value: 'year', label: t('months12') },
];

/** Sales of a period, in sums alone: also for members who do not see the orders. */
export function SalesPanel() {
  const { id } = useSite();
  const [period, setPeriod] = useState<TotalsPeriod>('month');
  const totals = useQuery(totalsQuery(id, period));
  return (
    <Panel title={t('sales')}>
      <div className="ui-stack">
        <div className="ui-row">
          <SegmentedControl label={t('period')} value={period} segments={periods} onChange={setPeriod} />
        </div>
        {totals.isError ? (
          <Notice tone="danger">{messageOf(totals.error)}</Notice>
        ) : totals.isPending ? (
          <div role="status" aria-label={t('loading')}>
            <Skeleton height="96px" />
          </div>
        ) : (
          <>
            <dl className="sales">
              <dt className="sales-net">{t('afterRefunds')}</dt>
              <dd className="sales-net">{showMoney(totals.data.net)}</dd>
              <dt>{t('orders')}</dt>
              <dd>{totals.data.orders}</dd>
              <dt>{t('grossSales')}</dt>
              <dd>{showMoney(totals.data.total)}</dd>
              <dt>{t('refunded')}</dt>
              <dd>{showMoney(totals.data.refunded)}</dd>
            </dl>
            {totals.data.testMode ? <p className="ui-help">{t('salesText')}</p> : null}
          </>
        )}
      </div>
    </Panel>
  );
}

function totalsQuery(site: string, period: TotalsPeriod) {
  return queryOptions({
    // Beside the orders: what changes one of them changes these.
    queryKey: ['site', site, 'orders', 'list', 'totals', period],
    queryFn: ({ signal }) => call(getOrderTotals, { params: { site }, query: { period }, signal }),
    placeholderData: keepPreviousData,
  });
}
