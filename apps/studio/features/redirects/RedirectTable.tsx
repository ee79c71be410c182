import { useQuery } from '@tanstack/react-query';
import type { Redirect } from '@veranda/domain/publishing/redirects';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu } from '@veranda/ui/Menu.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { pagesQuery } from '../../queries/page-queries.ts';
import { useSite } from '../../shell/use-site.ts';
import { useRedirectMutations } from './redirect-queries.ts';
import { t } from './messages.ts';

const perPage = 50;

interface RedirectTableProps {
  readonly redirects: readonly Redirect[];
  readonly onEdit: (redirect: Redirect) => void;
}

/** Redirects page by page; one whose address a page has says so. */
export function RedirectTable({ redirects, onEdit }: RedirectTableProps) {
  const [asked, setPage] = useState(1);
  const page = Math.min(asked, Math.ceil(redirects.length / perPage));
  const taken = usePageAddresses();
  const columns = columnsOf(taken, onEdit);
  return (
    <>
      <DataTable
        label={t('list')}
        columns={columns}
        rows={redirects.slice((page - 1) * perPage, page * perPage)}
        rowKey={({ from }) => from}
      />
      {redirects.length > perPage ? (
        <Pagination
          page={page}
          pageSize={perPage}
          total={redirects.length}
          pageSizes={[perPage]}
          onPage={setPage}
          onPageSize={() => setPage(1)}
        />
      ) : null}
    </>
  );
}

function columnsOf(
  taken: ReadonlySet<string>,
  onEdit: RedirectTableProps['onEdit'],
): readonly TableColumn<Redirect>[] {
  return [
    { key: 'from', header: t('from'), mobileSlot: 'title', render: (row) => <From {...row} taken={taken} /> },
    {
      key: 'to',
      header: t('to'),
      mobileSlot: 'labelled',
      render: ({ to }) => <span className="redirect-address">{to}</span>,
    },
    {
      key: 'type',
      header: t('type'),
      mobileSlot: 'labelled',
      render: ({ status }) => (
        <span className="redirect-type">{t(status === 301 ? 'permanent' : 'temporary')}</span>
      ),
    },
    {
      key: 'actions',
      header: t('actions'),
      hideHeader: true,
      isEnd: true,
      mobileSlot: 'trailing',
      render: (redirect) => <RowMenu redirect={redirect} onEdit={onEdit} />,
    },
  ];
}

function From({ from, taken }: Pick<Redirect, 'from'> & { readonly taken: ReadonlySet<string> }) {
  return (
    <>
      <span className="redirect-address">{from}</span>
      {taken.has(from) ? <span className="ui-help"> {t('pageThere')}</span> : null}
    </>
  );
}

function RowMenu({
  redirect,
  onEdit,
}: {
  readonly redirect: Redirect;
  readonly onEdit: RedirectTableProps['onEdit'];
}) {
  const site = useSite();
  const { add, remove } = useRedirectMutations(site.id);
  const label = t('actionsOf', { from: redirect.from });
  const fail = (fault: unknown) => void showToast({ text: messageOf(fault), isDanger: true });
  const undo = { label: t('undo'), onAction: () => add.mutate({ redirects: [redirect] }, { onError: fail }) };
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} size="small">
          <MoreHorizontal size={16} aria-hidden="true" />
        </IconButton>
      }
      actions={[
        { id: 'edit', label: t('edit'), onAction: () => onEdit(redirect) },
        {
          id: 'remove',
          label: t('remove'),
          isDanger: true,
          onAction: () =>
            remove.mutate([redirect.from], {
              onSuccess: () => void showToast({ text: t('removed', { from: redirect.from }), action: undo }),
              onError: fail,
            }),
        },
      ]}
    />
  );
}

function usePageAddresses(): ReadonlySet<string> {
  const site = useSite();
  const { data } = useQuery(pagesQuery(site.id));
  return new Set(data?.pages.map(({ urlSlug }) => `/${urlSlug}`));
}
