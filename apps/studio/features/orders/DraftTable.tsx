import type { DraftRow } from '@veranda/contracts/orders-drafts';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDay, formatDateTime } from '../../format-date-time.ts';
import { showMoney } from '../../format-money.ts';
import { paths } from '../../paths.ts';
import { draftBadges } from './draft-badges.ts';
import { t } from './messages.ts';

interface DraftTableProps {
  readonly drafts: readonly DraftRow[];
  readonly site: string;
}

/** Drafts as rows: for whom, where each stands, what it comes to. */
export function DraftTable({ drafts, site }: DraftTableProps) {
  const name: TableColumn<DraftRow> = {
    key: 'name',
    header: t('customer'),
    mobileSlot: 'title',
    render: (draft) => (
      <TextLink href={paths.draft(site, draft.id)}>
        {draft.customerName || draft.email || t('noCustomerYet')}
      </TextLink>
    ),
  };
  return (
    <DataTable label={t('drafts')} columns={[name, ...columns]} rows={drafts} rowKey={(draft) => draft.id} />
  );
}

const columns: readonly TableColumn<DraftRow>[] = [
  {
    key: 'changed',
    header: t('updated'),
    render: (draft) => <span className="ui-muted">{formatDateTime(draft.updatedAt)}</span>,
  },
  {
    key: 'state',
    header: t('status'),
    render: (draft) => (
      <span className="ui-row order-badges">
        <Badge tone={draftBadges[draft.state].tone}>{draftBadges[draft.state].label}</Badge>
        {draft.state === 'sent' && draft.expiresAt ? (
          <span className="ui-help">{t('untilDate', { date: formatDay(draft.expiresAt) })}</span>
        ) : null}
      </span>
    ),
  },
  {
    key: 'items',
    header: t('items'),
    isEnd: true,
    mobileSlot: 'labelled',
    render: (draft) => draft.itemCount,
  },
  {
    key: 'total',
    header: t('total'),
    isEnd: true,
    mobileSlot: 'end',
    render: (draft) => <strong>{showMoney(draft.total)}</strong>,
  },
];
