import type { Customer } from '@veranda/contracts/customers';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDay } from '../../format-date-time.ts';
import { showMoney } from '../../format-money.ts';
import { paths } from '../../paths.ts';

export interface CustomerTableProps {
  readonly customers: readonly Customer[];
  readonly site: string;
}

/** Customers as rows. */
export function CustomerTable({ customers, site }: CustomerTableProps) {
  const name: TableColumn<Customer> = {
    key: 'name',
    header: 'Customer',
    onPhone: 'lead',
    render: (customer) => (
      <TextLink href={paths.customer(site, customer.id)}>{customer.name || customer.email}</TextLink>
    ),
  };
  return (
    <DataTable
      label="Customers"
      columns={[name, ...columns]}
      rows={customers}
      rowKey={(customer) => customer.id}
    />
  );
}

const columns: readonly TableColumn<Customer>[] = [
  {
    key: 'email',
    header: 'E-mail',
    render: ({ name, email }) => (name === '' ? null : <span className="ui-muted">{email}</span>),
  },
  {
    key: 'account',
    header: 'Account',
    render: ({ hasAccount }) => (hasAccount ? <Badge>Account</Badge> : null),
  },
  {
    key: 'last',
    header: 'Last order',
    onPhone: 'labelled',
    render: ({ lastOrderAt }) => (
      <span className="ui-muted">{lastOrderAt ? formatDay(lastOrderAt) : 'None'}</span>
    ),
  },
  {
    key: 'orders',
    header: 'Orders',
    isEnd: true,
    onPhone: 'labelled',
    render: ({ orderCount }) => orderCount,
  },
  {
    key: 'spent',
    header: 'Spent',
    isEnd: true,
    onPhone: 'push',
    render: ({ spent }) => <strong>{showMoney(spent)}</strong>,
  },
];
