import type { RenewalView } from '@veranda/contracts/subscriptions';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDay, formatDateTime } from '../../format-date-time.ts';
import { paths } from '../../paths.ts';
import { renewalBadge } from './subscription-messages.ts';
import { t } from './messages.ts';

/** The cycles of a subscription, newest first; the first is its first order. */
export function RenewalTable({
  rows,
  site,
}: {
  readonly rows: readonly RenewalView[];
  readonly site: string;
}) {
  return (
    <DataTable
      label={t('cycles')}
      columns={columnsOf(site)}
      rows={rows}
      rowKey={(row) => String(row.cycleNo)}
      isDense
    />
  );
}

function columnsOf(site: string): readonly TableColumn<RenewalView>[] {
  return [
    {
      key: 'cycle',
      header: t('cycle'),
      mobileSlot: 'title',
      render: (row) => <strong>{`#${String(row.cycleNo)}`}</strong>,
    },
    { key: 'due', header: t('due'), render: (row) => formatDay(row.dueAt) },
    {
      key: 'status',
      header: t('status'),
      render: (row) => {
        const word = renewalBadge(row);
        return <Badge tone={word.tone}>{word.label}</Badge>;
      },
    },
    {
      key: 'note',
      header: t('whatHappened'),
      render: (row) => <span className="ui-muted">{noteOf(row)}</span>,
    },
    {
      key: 'order',
      header: t('order'),
      isEnd: true,
      mobileSlot: 'end',
      render: (row) =>
        row.orderNumber === null ? (
          '—'
        ) : (
          <TextLink href={paths.order(site, row.orderId)}>#{row.orderNumber}</TextLink>
        ),
    },
  ];
}

function noteOf(row: RenewalView): string {
  const notes = [
    row.failure,
    row.nextTryAt === '' ? '' : t('nextAttemptDate', { date: formatDateTime(row.nextTryAt) }),
    row.tries > 1 ? t('attemptCount', { tries: row.tries }) : '',
  ];
  return notes.filter(Boolean).join(' · ') || '—';
}
