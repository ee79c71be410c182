import { studioLanguage } from '@veranda/messages/studio/language';
import type { MailingList } from '@veranda/contracts/mailing-lists';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu } from '@veranda/ui/Menu.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { Ellipsis, Settings2, Trash2 } from 'lucide-react';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { mayChangeMailingLists, mayChangePeople, maySeePeople } from './list-rights.ts';
import { t } from './messages.ts';

interface MailingListTableProps {
  readonly lists: readonly MailingList[];
  readonly onEdit: (list: MailingList) => void;
  readonly onDelete: (list: MailingList) => void;
}

/** The lists of a site, with how many are where. */
export function MailingListTable({ lists, onEdit, onDelete }: MailingListTableProps) {
  const site = useSite();
  const actions: TableColumn<MailingList> = {
    key: 'actions',
    header: t('actions'),
    hideHeader: true,
    isEnd: true,
    mobileSlot: 'end',
    render: (list) =>
      mayChangeMailingLists(site) ? (
        <MailingListActions list={list} onEdit={onEdit} onDelete={onDelete} />
      ) : null,
  };
  const columns = [...facts, ...counts, actions];
  return <DataTable label={t('mailingLists')} columns={columns} rows={lists} rowKey={(list) => list.id} />;
}

const facts: readonly TableColumn<MailingList>[] = [
  {
    key: 'name',
    header: t('list'),
    mobileSlot: 'title',
    render: (list) => <ListName list={list} />,
  },
  {
    key: 'opt-in',
    header: t('signUp'),
    render: (list) =>
      list.doubleOptIn ? <Badge tone="ok">{t('doubleOptIn')}</Badge> : <Badge>{t('singleOptIn')}</Badge>,
  },
];

const counts: readonly TableColumn<MailingList>[] = [
  countColumn('subscribed', t('subscribed'), ({ counts: { subscribed } }) => subscribed),
  countColumn('pending', t('notConfirmed'), ({ counts: { pending } }) => pending),
  countColumn(
    'left',
    t('unsubscribed'),
    ({ counts: { unsubscribed, suppressed } }) => unsubscribed + suppressed,
  ),
];

function countColumn(
  key: string,
  header: string,
  countOf: (list: MailingList) => number,
): TableColumn<MailingList> {
  return {
    key,
    header,
    isEnd: true,
    mobileSlot: 'labelled',
    render: (list) => countOf(list).toLocaleString(studioLanguage().tag),
  };
}

function ListName({ list: { id, name } }: { readonly list: MailingList }) {
  const site = useSite();
  if (!maySeePeople(site)) return <strong>{name}</strong>;
  return (
    <TextLink plain href={paths.mailingList(site.slug, id)}>
      {name}
    </TextLink>
  );
}

function MailingListActions({
  list,
  onEdit,
  onDelete,
}: Omit<MailingListTableProps, 'lists'> & { readonly list: MailingList }) {
  const site = useSite();
  return (
    <Menu
      label={t('actionsForName', { name: list.name })}
      trigger={
        <IconButton label={t('moreForName', { name: list.name })} size="small">
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
      actions={[
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
