import type { DraftRow } from '@veranda/contracts/orders-drafts';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDay, formatDateTime } from '../../format-date-time.ts';
import { showMoney } from '../../format-money.ts';
import { paths } from '../../paths.ts';
import { draftWords } from './draft-words.ts';

export interface DraftTableProps {
  readonly drafts: readonly DraftRow[];
  readonly site: string;
}

/** Drafts as rows: for whom, where each stands, what it comes to. */
export function DraftTable({ drafts, site }: DraftTableProps) {
  const name: TableColumn<DraftRow> = {
    key: 'name',
    header: 'Customer',
    onPhone: 'lead',
    render: (draft) => (
      <TextLink href={paths.draft(site, draft.id)}>
        {draft.customerName || draft.email || 'No customer yet'}
      </TextLink>
    ),
  };
  return <DataTable label="Drafts" columns={[name, ...columns]} rows={drafts} rowKey={(draft) => draft.id} />;
}

const columns: readonly TableColumn<DraftRow>[] = [
  {
    key: 'changed',
    header: 'Updated',
    render: (draft) => <span className="ui-muted">{formatDateTime(draft.updatedAt)}</span>,
  },
  {
    key: 'state',
    header: 'Status',
    render: (draft) => (
      <span className="ui-row order-badges">
        <Badge tone={draftWords[draft.state].tone}>{draftWords[draft.state].label}</Badge>
        {draft.state === 'sent' && draft.expiresAt ? (
          <span className="ui-help">until {formatDay(draft.expiresAt)}</span>
        ) : null}
      </span>
    ),
  },
  { key: 'items', header: 'Items', isEnd: true, onPhone: 'labelled', render: (draft) => draft.itemCount },
  {
    key: 'total',
    header: 'Total',
    isEnd: true,
    onPhone: 'push',
    render: (draft) => <strong>{showMoney(draft.total)}</strong>,
  },
];
