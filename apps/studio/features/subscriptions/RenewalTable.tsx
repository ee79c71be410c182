import type { RenewalView } from '@veranda/contracts/subscriptions';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDay, formatDateTime } from '../../format-date-time.ts';
import { paths } from '../../paths.ts';
import { renewalWord } from './subscription-words.ts';

/** The cycles of a subscription, newest first; the first is its first order. */
export function RenewalTable({
  rows,
  site,
}: {
  readonly rows: readonly RenewalView[];
  readonly site: string;
}) {
  const columns: readonly TableColumn<RenewalView>[] = [
    {
      key: 'cycle',
      header: 'Cycle',
      onPhone: 'lead',
      render: (row) => <strong>{`#${String(row.cycleNo)}`}</strong>,
    },
    { key: 'due', header: 'Due', render: (row) => formatDay(row.dueAt) },
    {
      key: 'status',
      header: 'Status',
      render: (row) => {
        const word = renewalWord(row);
        return <Badge tone={word.tone}>{word.label}</Badge>;
      },
    },
    {
      key: 'note',
      header: 'What happened',
      render: (row) => (
        <span className="ui-muted">
          {[
            row.failure,
            row.nextTryAt === '' ? '' : `Next attempt ${formatDateTime(row.nextTryAt)}`,
            row.tries > 1 ? `${String(row.tries)} attempts` : '',
          ]
            .filter(Boolean)
            .join(' · ') || '—'}
        </span>
      ),
    },
    {
      key: 'order',
      header: 'Order',
      isEnd: true,
      onPhone: 'push',
      render: (row) =>
        row.orderNumber === null ? (
          '—'
        ) : (
          <TextLink href={paths.order(site, row.orderId)}>#{row.orderNumber}</TextLink>
        ),
    },
  ];
  return (
    <DataTable label="Cycles" columns={columns} rows={rows} rowKey={(row) => String(row.cycleNo)} isDense />
  );
}
