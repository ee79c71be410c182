import type { MailingList } from '@veranda/contracts/lists';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu } from '@veranda/ui/Menu.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { Ellipsis, Settings2, Trash2 } from 'lucide-react';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { mayChangeLists, mayChangePeople, maySeePeople } from './list-rights.ts';

export interface ListTableProps {
  readonly lists: readonly MailingList[];
  readonly onEdit: (list: MailingList) => void;
  readonly onDelete: (list: MailingList) => void;
}

/** The lists of a site, with how many stand where. */
export function ListTable({ lists, onEdit, onDelete }: ListTableProps) {
  const site = useSite();
  const count = (
    key: string,
    header: string,
    of: (list: MailingList) => number,
  ): TableColumn<MailingList> => ({
    key,
    header,
    isEnd: true,
    onPhone: 'labelled',
    render: (list) => of(list).toLocaleString('en-US'),
  });
  const columns: readonly TableColumn<MailingList>[] = [
    {
      key: 'name',
      header: 'List',
      onPhone: 'lead',
      render: (list) =>
        maySeePeople(site) ? (
          <TextLink plain href={paths.list(site.slug, list.id)}>
            {list.name}
          </TextLink>
        ) : (
          <strong>{list.name}</strong>
        ),
    },
    {
      key: 'opt-in',
      header: 'Sign-up',
      render: (list) =>
        list.doubleOptIn ? <Badge tone="ok">Double opt-in</Badge> : <Badge>Single opt-in</Badge>,
    },
    count('subscribed', 'Subscribed', ({ counts }) => counts.subscribed),
    count('pending', 'Not confirmed', ({ counts }) => counts.pending),
    count('left', 'Unsubscribed', ({ counts }) => counts.unsubscribed + counts.suppressed),
    {
      key: 'acts',
      header: 'Actions',
      hideHeader: true,
      isEnd: true,
      onPhone: 'push',
      render: (list) =>
        mayChangeLists(site) ? <ListActions list={list} onEdit={onEdit} onDelete={onDelete} /> : null,
    },
  ];
  return <DataTable label="Mailing lists" columns={columns} rows={lists} rowKey={(list) => list.id} />;
}

function ListActions({
  list,
  onEdit,
  onDelete,
}: Omit<ListTableProps, 'lists'> & { readonly list: MailingList }) {
  const site = useSite();
  return (
    <Menu
      label={`Actions for ${list.name}`}
      trigger={
        <IconButton label={`More for ${list.name}`} size="small">
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
      acts={[
        {
          id: 'edit',
          label: 'Name and opt-in',
          icon: <Settings2 size={16} aria-hidden="true" />,
          onAction: () => onEdit(list),
        },
        {
          id: 'delete',
          label: 'Delete',
          icon: <Trash2 size={16} aria-hidden="true" />,
          isDanger: true,
          isDisabled: !mayChangePeople(site),
          onAction: () => onDelete(list),
        },
      ]}
    />
  );
}
