import type { Domains, DomainView } from '@veranda/contracts/custom-domains';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import { formatDateTime } from '../../format-date-time.ts';
import { t } from './messages.ts';

interface DnsRecord {
  readonly type: 'TXT' | 'CNAME';
  readonly name: string;
  readonly value: string;
}

const columns: readonly TableColumn<DnsRecord>[] = [
  { key: 'type', header: t('type'), mobileSlot: 'title', render: ({ type }) => type },
  {
    key: 'name',
    header: t('name'),
    mobileSlot: 'labelled',
    render: ({ name }) => <span className="domain-record">{name}</span>,
  },
  {
    key: 'value',
    header: t('value'),
    mobileSlot: 'labelled',
    render: ({ value }) => <span className="domain-record">{value}</span>,
  },
  {
    key: 'copy',
    header: t('copy'),
    hideHeader: true,
    mobileSlot: 'end',
    render: ({ value }) => <CopyButton text={value} />,
  },
];

interface DomainRecordsProps extends Omit<Domains, 'domains'> {
  readonly domain: DomainView;
}

/** The records that a domain needs, to be copied into the form of its provider. */
export function DomainRecords({ domain, ownHost, addresses }: DomainRecordsProps) {
  const { host, proof, checkedAt } = domain;
  const records: readonly DnsRecord[] = [
    { type: 'TXT', ...proof },
    { type: 'CNAME', name: host, value: ownHost },
  ];
  return (
    <>
      <p>{t('records')}</p>
      <DataTable
        label={t('recordsTitle', { host })}
        columns={columns}
        rows={records}
        rowKey={({ type }) => type}
      />
      {addresses.length > 0 ? (
        <p className="ui-help">{t('rootHelp', { addresses: addresses.join(', ') })}</p>
      ) : null}
      {checkedAt ? <p className="ui-help">{t('lastCheck', { time: formatDateTime(checkedAt) })}</p> : null}
    </>
  );
}
