import type { MemberPass } from '@veranda/contracts/member-plans';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDay } from '../../format-date-time.ts';
import { paths } from '../../paths.ts';

export interface PassTableProps {
  readonly rows: readonly MemberPass[];
  readonly site: string;
  /** Absent for who may not end one. */
  readonly onEnd?: ((pass: MemberPass) => void) | undefined;
}

/** Memberships as rows: whose, of which plan, since when, and how it is paid. */
export function PassTable({ rows, site, onEnd }: PassTableProps) {
  const facts = factsOf(site);
  const columns = onEnd ? [...facts, actionsOf(onEnd)] : facts;
  return <DataTable label="Members" columns={columns} rows={rows} rowKey={(row) => row.id} />;
}

const reasons: Readonly<Record<string, string>> = {
  refunded: 'refunded',
  customer: 'by its member',
  shop: 'by you',
  unpaid: 'not paid',
  test: 'in test mode',
  completed: 'all paid periods have ended',
};

function factsOf(site: string): TableColumn<MemberPass>[] {
  return [
    {
      key: 'email',
      header: 'Member',
      onPhone: 'lead',
      render: (row) => (
        <TextLink
          href={
            row.subscriptionId ? paths.subscription(site, row.subscriptionId) : paths.order(site, row.orderId)
          }
        >
          {row.email || 'Deleted'}
        </TextLink>
      ),
    },
    { key: 'title', header: 'Plan', render: (row) => row.title },
    {
      key: 'status',
      header: 'Status',
      render: ({ isActive }) => (
        <Badge tone={isActive ? 'ok' : 'neutral'}>{isActive ? 'Active' : 'Ended'}</Badge>
      ),
    },
    {
      key: 'since',
      header: 'Since',
      onPhone: 'labelled',
      render: (row) => <span className="ui-muted">{formatDay(row.startedAt)}</span>,
    },
    {
      key: 'until',
      header: 'Until',
      onPhone: 'push',
      render: (row) => <span className="ui-muted">{untilText(row)}</span>,
    },
  ];
}

function untilText(row: MemberPass): string {
  if (row.endsAt === '') return row.subscriptionId ? 'While it is paid for' : 'No end date';
  const why = row.isActive ? '' : (reasons[row.endReason] ?? '');
  return [formatDay(row.endsAt), why].filter(Boolean).join(', ');
}

function actionsOf(onEnd: (pass: MemberPass) => void): TableColumn<MemberPass> {
  return {
    key: 'acts',
    header: 'Actions',
    hideHeader: true,
    isEnd: true,
    onPhone: 'push',
    render: (row) =>
      row.isActive && row.subscriptionId === '' ? (
        <Button
          size="small"
          variant="quiet"
          aria-label={`End the membership of ${row.email}`}
          onPress={() => onEnd(row)}
        >
          End
        </Button>
      ) : null,
  };
}
