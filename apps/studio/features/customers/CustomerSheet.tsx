import type { CustomerDetail } from '@veranda/contracts/customers';
import { Badge } from '@veranda/ui/Badge.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { formatDay } from '../../format-date-time.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { CustomerActions } from './CustomerActions.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import { t } from './messages.ts';

/** A customer in full. */
export function CustomerSheet({ customer }: { readonly customer: CustomerDetail }) {
  const site = useSite();
  return (
    <div className="ui-page">
      <PageHeader
        title={customer.name || customer.email}
        back={{ href: paths.customers(site.slug), label: t('customers') }}
        actions={<CustomerActions customer={customer} />}
      >
        <div className="ui-row">
          <span className="ui-muted">{t('sinceDate', { date: formatDay(customer.since) })}</span>
          {customer.hasAccount ? <Badge>{t('account')}</Badge> : null}
        </div>
      </PageHeader>
      <div className="customer-grid">
        <Panel title={t('orders', { count: customer.orderCount })}>
          <CustomerOrders customer={customer} site={site.slug} />
        </Panel>
        <CustomerFacts customer={customer} />
      </div>
    </div>
  );
}
