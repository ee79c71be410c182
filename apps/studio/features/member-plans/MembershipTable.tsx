import type { Membership } from '@veranda/contracts/member-plans';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDay } from '../../format-date-time.ts';
import { paths } from '../../paths.ts';
import { t } from './messages.ts';

interface MembershipTableProps {
  readonly rows: readonly Membership[];
  readonly site: string;
  /** Absent for members who may not end one. */
  readonly onEnd?: ((membership: Membership) => void) | undefined;
}

/** Memberships as rows: whose, of which plan, since when, and how it is paid. */
export function MembershipTable({ rows, site, onEnd }: MembershipTableProps) {
  const facts = factsOf(site);
  const columns = onEnd ? [...facts, actionsOf(onEnd)] : facts;
  return <DataTable label={t('members')} columns={columns} rows={rows} rowKey={(row) => row.id} />;
}

function factsOf(site: string): TableColumn<Membership>[] {
  return [
    {
      key: 'email',
      header: t('member'),
      mobileSlot: 'title',
      render: (row) => (
        <TextLink
          href={
            row.subscriptionId ? paths.subscription(site, row.subscriptionId) : paths.order(site, row.orderId)
          }
        >
          {row.email || t('deleted')}
        </TextLink>
      ),
    },
    { key: 'title', header: t('plan'), render: (row) => row.title },
    {
      key: 'status',
      header: t('status'),
      render: ({ isActive }) => (
        <Badge tone={isActive ? 'ok' : 'neutral'}>{isActive ? t('active') : t('ended')}</Badge>
      ),
    },
    {
      key: 'since',
      header: t('since'),
      mobileSlot: 'labelled',
      render: (row) => <span className="ui-muted">{formatDay(row.startedAt)}</span>,
    },
    {
      key: 'until',
      header: t('until'),
      mobileSlot: 'end',
      render: (row) => <span className="ui-muted">{untilText(row)}</span>,
    },
  ];
}

function untilText(row: Membership): string {
  if (row.endsAt === '') return row.subscriptionId ? t('whileItIsPaid') : t('noEndDate');
  return t('endedReason', { date: formatDay(row.endsAt), reason: row.isActive ? '' : row.endReason });
}

function actionsOf(onEnd: (membership: Membership) => void): TableColumn<Membership> {
  return {
    key: 'actions',
    header: t('actions'),
    hideHeader: true,
    isEnd: true,
    mobileSlot: 'end',
    render: (row) =>
      row.isActive && row.subscriptionId === '' ? (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('endTheMembership', { email: row.email })}
          onPress={() => onEnd(row)}
        >
          {t('end')}
        </Button>
      ) : null,
  };
}
