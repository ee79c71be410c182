import { studioLanguage } from '@veranda/messages/studio/language';
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
import { t } from './messages.ts';

interface ListTableProps {
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
    mobileSlot: 'labelled',
    render: (list) => of(list).toLocaleString(studioLanguage().tag),
  });
  const columns: readonly TableColumn<MailingList>[] = [
    {
      key: 'name',
      header: t('list'),
      mobileSlot: 'title',
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
      header: t('signUp'),
      render: (list) =>
        list.doubleOptIn ? <Badge tone="ok">{t('doubleOptIn')}</Badge> : <Badge>{t('singleOptIn')}</Badge>,
    },
    count('subscribed', t('subscribed'), ({ counts }) => counts.subscribed),
    count('pending', t('notConfirmed'), ({ counts }) => counts.pending),
    count('left', t('unsubscribed'), ({ counts }) => counts.unsubscribed + counts.suppressed),
    {
      key: 'acts',
      header: t('actions'),
      hideHeader: true,
      isEnd: true,
      mobileSlot: 'end',
      render: (list) =>
        mayChangeLists(site) ? <ListActions list={list} onEdit={onEdit} onDelete={onDelete} /> : null,
    },
  ];
  return <DataTable label={t('mailingLists')} columns={columns} rows={lists} rowKey={(list) => list.id} />;
}

function ListActions({
  list,
  onEdit,
  onDelete,
}: Omit<ListTableProps, 'lists'> & { readonly list: MailingList }) {
  const site = useSite();
  return (
    <Menu
      label={t('actionsForName', { name: list.name })}
      trigger={
        <IconButton label={t('moreForName', { name: list.name })} size="small">
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
      acts={[
        {
          id: 'edit',
          label: t('nameAndOptIn'),
          icon: <Settings2 size={16} aria-hidden="true" />,
          onAction: () => onEdit(list),
        },
        {
          id: 'delete',
          label: t('delete'),
          icon: <Trash2 size={16} aria-hidden="true" />,
          isDanger: true,
          isDisabled: !mayChangePeople(site),
          onAction: () => onDelete(list),
        },
      ]}
    />
  );
}
