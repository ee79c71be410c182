import type { SubscriptionView } from '@veranda/contracts/subscriptions';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { chargesText, nextText, subscriptionBadge } from './subscription-messages.ts';
import { t } from './messages.ts';

interface SubscriptionTableProps {
  readonly rows: readonly SubscriptionView[];
  readonly site: string;
}

/** Subscriptions as rows: who, to what, and when it continues. */
export function SubscriptionTable({ rows, site }: SubscriptionTableProps) {
  const subscriber: TableColumn<SubscriptionView> = {
    key: 'email',
    header: t('subscriber'),
    mobileSlot: 'title',
    render: (row) => <TextLink href={paths.subscription(site, row.id)}>{row.email}</TextLink>,
  };
  const columns = [subscriber, ...facts];
  return <DataTable label={t('subscriptions')} columns={columns} rows={rows} rowKey={(row) => row.id} />;
}

const facts: readonly TableColumn<SubscriptionView>[] = [
  {
    key: 'title',
    header: t('to'),
    render: (row) => [row.title, row.variant].filter(Boolean).join(', '),
  },
  {
    key: 'status',
    header: t('status'),
    render: (row) => {
      const word = subscriptionBadge(row.status);
      return (
        <span className="ui-row">
          <Badge tone={word.tone}>{word.label}</Badge>
          {row.testMode ? <Badge tone="warn">{t('test')}</Badge> : null}
        </span>
      );
    },
  },
  {
    key: 'next',
    header: t('nextCharge'),
    render: (row) => <span className="ui-muted">{nextText(row)}</span>,
  },
  { key: 'charges', header: t('charges'), isEnd: true, mobileSlot: 'labelled', render: chargesText },
  {
    key: 'phrase',
    header: t('eachCharge'),
    isEnd: true,
    mobileSlot: 'end',
    render: (row) => <strong>{row.phrase}</strong>,
  },
];
