import type { SignUpGroup } from '@veranda/contracts/restock';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { useState } from 'react';
import { formatDateTime } from '../../format-date-time.ts';
import { SignUpsDrawer } from './SignUpsDrawer.tsx';
import { stockWords } from './restock-words.ts';
import { NotifyButton } from './NotifyButton.tsx';

type Column = TableColumn<SignUpGroup>;

/** What people wait for: how many, since when, and whether it is back. */
export function RestockTable({ groups }: { readonly groups: readonly SignUpGroup[] }) {
  const [shown, setShown] = useState<SignUpGroup | null>(null);
  const item: Column = {
    key: 'item',
    header: 'Item',
    onPhone: 'lead',
    render: (group) => <GroupName group={group} onOpen={() => setShown(group)} />,
  };
  return (
    <>
      <DataTable
        label="Sign-ups"
        columns={[item, ...columns]}
        rows={groups}
        rowKey={(group) => group.variantId}
      />
      {shown ? <SignUpsDrawer group={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}

const columns: readonly Column[] = [
  { key: 'waiting', header: 'Waiting', isEnd: true, onPhone: 'labelled', render: (group) => group.waiting },
  {
    key: 'notified',
    header: 'Notified',
    isEnd: true,
    onPhone: 'labelled',
    render: (group) => group.notified,
  },
  {
    key: 'latest',
    header: 'Latest',
    render: (group) => <span className="ui-muted">{formatDateTime(group.latestAt)}</span>,
  },
  {
    key: 'stock',
    header: 'Stock',
    render: (group) => {
      const { label, tone } = stockWords(group);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    key: 'act',
    header: 'Notify',
    hideHeader: true,
    isEnd: true,
    onPhone: 'push',
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
