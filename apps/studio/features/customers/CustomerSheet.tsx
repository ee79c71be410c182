import type { CustomerDetail } from '@veranda/contracts/customers';
import { Badge } from '@veranda/ui/Badge.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { counted } from '../../counted.ts';
import { formatDay } from '../../format-date-time.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { CustomerActions } from './CustomerActions.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';

/** A customer in full. */
export function CustomerSheet({ customer }: { readonly customer: CustomerDetail }) {
  const site = useSite();
  return (
    <div className="ui-page">
      <PageHeader
        title={customer.name || customer.email}
        back={{ href: paths.customers(site.slug), label: 'Customers' }}
        actions={<CustomerActions customer={customer} />}
      >
        <div className="ui-row">
          <span className="ui-muted">Since {formatDay(customer.since)}</span>
          {customer.hasAccount ? <Badge>Account</Badge> : null}
        </div>
      </PageHeader>
      <div className="customer-grid">
        <Panel title={counted(customer.orderCount, 'order')}>
          <CustomerOrders customer={customer} site={site.slug} />
        </Panel>
        <CustomerFacts customer={customer} />
      </div>
    </div>
  );
}
