import type { SubscriptionView } from '@veranda/contracts/subscriptions';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { chargesText, nextText, subscriptionWord } from './subscription-words.ts';

interface SubscriptionTableProps {
  readonly rows: readonly SubscriptionView[];
  readonly site: string;
}

/** Subscriptions as rows: who, to what, and when it goes on. */
export function SubscriptionTable({ rows, site }: SubscriptionTableProps) {
  const columns: readonly TableColumn<SubscriptionView>[] = [
    {
      key: 'email',
      header: 'Subscriber',
      onPhone: 'lead',
      render: (row) => <TextLink href={paths.subscription(site, row.id)}>{row.email}</TextLink>,
    },
    {
      key: 'title',
      header: 'To',
      render: (row) => [row.title, row.variant].filter(Boolean).join(', '),
    },
    {
      key: 'status',
      header: 'Status',
      render: (row) => {
        const word = subscriptionWord(row.status);
        return (
          <span className="ui-row">
            <Badge tone={word.tone}>{word.label}</Badge>
            {row.testMode ? <Badge tone="warn">Test</Badge> : null}
          </span>
        );
      },
    },
    {
      key: 'next',
      header: 'Next charge',
      render: (row) => <span className="ui-muted">{nextText(row)}</span>,
    },
    { key: 'charges', header: 'Charges', isEnd: true, onPhone: 'labelled', render: chargesText },
    {
      key: 'phrase',
      header: 'Each charge',
      isEnd: true,
      onPhone: 'push',
      render: (row) => <strong>{row.phrase}</strong>,
    },
  ];
  return <DataTable label="Subscriptions" columns={columns} rows={rows} rowKey={(row) => row.id} />;
}
