import { useQuery } from '@tanstack/react-query';
import type { MailingList } from '@veranda/contracts/lists';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { mayChangeLists } from './list-rights.ts';
import { listsQuery } from './list-queries.ts';
import { DeleteList } from './DeleteList.tsx';
import { ListDialog } from './ListDialog.tsx';
import { ListsFrame } from './ListsFrame.tsx';
import { ListTable } from './ListTable.tsx';
import { t } from './messages.ts';

/** The mailing lists of a site. */
export function ListsScreen() {
  const site = useSite();
  const lists = useQuery(listsQuery(site.id));
  const [edited, setEdited] = useState<MailingList | 'new' | null>(null);
  const [deleted, setDeleted] = useState<MailingList | null>(null);
  const create = mayChangeLists(site) ? (
    <Button variant="primary" onPress={() => setEdited('new')}>
      <Plus size={16} aria-hidden="true" />
      {t('newList')}
    </Button>
  ) : undefined;
  const all = lists.data?.lists ?? [];
  return (
    <ListsFrame tab="lists" actions={all.length > 0 ? create : undefined}>
      {lists.isPending ? (
        <SkeletonTable label={t('loadingLists')} rows={4} />
      ) : lists.isError ? (
        <ErrorState message={messageOf(lists.error)} onRetry={() => void lists.refetch()} />
      ) : all.length === 0 ? (
        <EmptyState title={t('noMailingListsYet')} actions={create}>
          {t('noMailingListsYetText')}
        </EmptyState>
      ) : (
        <ListTable lists={all} onEdit={setEdited} onDelete={setDeleted} />
      )}
      {edited ? <ListDialog list={edited === 'new' ? null : edited} onClose={() => setEdited(null)} /> : null}
      {deleted ? <DeleteList list={deleted} onClose={() => setDeleted(null)} /> : null}
    </ListsFrame>
  );
}
