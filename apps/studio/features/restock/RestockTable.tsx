import type { SignUpGroup } from '@veranda/contracts/restock';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { useState } from 'react';
import { formatDateTime } from '../../format-date-time.ts';
import { SignUpsDrawer } from './SignUpsDrawer.tsx';
import { stockBadge } from './restock-messages.ts';
import { NotifyButton } from './NotifyButton.tsx';
import { t } from './messages.ts';

type Column = TableColumn<SignUpGroup>;

/** Sold-out variants that people wait for: how many, since when, and whether it is back. */
export function RestockTable({ groups }: { readonly groups: readonly SignUpGroup[] }) {
  const [shown, setShown] = useState<SignUpGroup | null>(null);
  const item: Column = {
    key: 'item',
    header: t('item'),
    mobileSlot: 'title',
    render: (group) => <GroupName group={group} onOpen={() => setShown(group)} />,
  };
  return (
    <>
      <DataTable
        label={t('signUps')}
        columns={[item, ...columns]}
        rows={groups}
        rowKey={(group) => group.variantId}
      />
      {shown ? <SignUpsDrawer group={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}

const columns: readonly Column[] = [
  {
    key: 'waiting',
    header: t('waiting'),
    isEnd: true,
    mobileSlot: 'labelled',
    render: (group) => group.waiting,
  },
  {
    key: 'notified',
    header: t('notified'),
    isEnd: true,
    mobileSlot: 'labelled',
    render: (group) => group.notified,
  },
  {
    key: 'latest',
    header: t('latest'),
    render: (group) => <span className="ui-muted">{formatDateTime(group.latestAt)}</span>,
  },
  {
    key: 'stock',
    header: t('stock'),
    render: (group) => {
      const { label, tone } = stockBadge(group);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    key: 'act',
    header: t('notify'),
    hideHeader: true,
    isEnd: true,
    mobileSlot: 'end',
    render: (group) => <NotifyButton group={group} />,
  },
];

function GroupName({ group, onOpen }: { readonly group: SignUpGroup; readonly onOpen: () => void }) {
  return (
    <button type="button" className="restock-item" onClick={onOpen}>
      {group.imageUrl ? <img src={group.imageUrl} alt="" width="40" height="48" /> : <span />}
      <span>
        <strong>{group.title}</strong>
        <span className="ui-help">{group.variant || group.sku}</span>
      </span>
    </button>
  );
}
