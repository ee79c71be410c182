import type { Customer } from '@veranda/contracts/customers';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDay } from '../../format-date-time.ts';
import { showMoney } from '../../format-money.ts';
import { paths } from '../../paths.ts';
import { t } from './messages.ts';

interface CustomerTableProps {
  readonly customers: readonly Customer[];
  readonly site: string;
}

/** Customers as rows. */
export function CustomerTable({ customers, site }: CustomerTableProps) {
  const name: TableColumn<Customer> = {
    key: 'name',
    header: t('customer'),
    mobileSlot: 'title',
    render: (customer) => (
      <TextLink href={paths.customer(site, customer.id)}>{customer.name || customer.email}</TextLink>
    ),
  };
  return (
    <DataTable
      label={t('customers')}
      columns={[name, ...columns]}
      rows={customers}
      rowKey={(customer) => customer.id}
    />
  );
}

const columns: readonly TableColumn<Customer>[] = [
  {
    key: 'email',
    header: t('email'),
    render: ({ name, email }) => (name === '' ? null : <span className="ui-muted">{email}</span>),
  },
  {
    key: 'account',
    header: t('account'),
    render: ({ hasAccount }) => (hasAccount ? <Badge>{t('account')}</Badge> : null),
  },
  {
    key: 'last',
    header: t('lastOrder'),
    mobileSlot: 'labelled',
    render: ({ lastOrderAt }) => (
      <span className="ui-muted">{lastOrderAt ? formatDay(lastOrderAt) : t('none')}</span>
    ),
  },
  {
    key: 'orders',
    header: t('ordersColumn'),
    isEnd: true,
    mobileSlot: 'labelled',
    render: ({ orderCount }) => orderCount,
  },
  {
    key: 'spent',
    header: t('spent'),
    isEnd: true,
    mobileSlot: 'end',
    render: ({ spent }) => <strong>{showMoney(spent)}</strong>,
  },
];
