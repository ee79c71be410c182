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

// Each for itself: providers ask for them in three fields.
const columns: readonly TableColumn<DnsRecord>[] = [
  {
    key: 'type',
    header: t('type'),
    mobileSlot: 'title',
    render: ({ type }) => <CopiedText text={type} label={t('copyType', { type })} />,
  },
  {
    key: 'name',
    header: t('name'),
    mobileSlot: 'labelled',
    render: ({ type, name }) => <CopiedText text={name} label={t('copyName', { type })} />,
  },
  {
    key: 'value',
    header: t('value'),
    mobileSlot: 'labelled',
    render: ({ type, value }) => <CopiedText text={value} label={t('copyValue', { type })} />,
  },
];

function CopiedText({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <span className="domain-copied">
      <span className="domain-record">{text}</span>
      <CopyButton text={text} label={label} />
    </span>
  );
}

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
