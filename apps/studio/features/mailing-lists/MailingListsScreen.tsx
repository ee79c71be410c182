import { useQuery } from '@tanstack/react-query';
import type { MailingList } from '@veranda/contracts/mailing-lists';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { mayChangeMailingLists } from './list-rights.ts';
import { mailingListsQuery } from './list-queries.ts';
import { DeleteList } from './DeleteList.tsx';
import { MailingListDialog } from './MailingListDialog.tsx';
import { MailingListsFrame } from './MailingListsFrame.tsx';
import { MailingListTable } from './MailingListTable.tsx';
import { t } from './messages.ts';

/** The mailing lists of a site. */
export function MailingListsScreen() {
  const site = useSite();
  const lists = useQuery(mailingListsQuery(site.id));
  const [edited, setEdited] = useState<MailingList | 'new' | null>(null);
  const [deleted, setDeleted] = useState<MailingList | null>(null);
  const create = mayChangeMailingLists(site) ? (
    <Button variant="primary" onPress={() => setEdited('new')}>
      <Plus size={16} aria-hidden="true" />
      {t('newList')}
    </Button>
  ) : undefined;
  const all = lists.data?.lists ?? [];
  return (
    <MailingListsFrame tab="lists" actions={all.length > 0 ? create : undefined}>
      {lists.isPending ? (
        <SkeletonTable label={t('loadingLists')} rows={4} />
      ) : lists.isError ? (
        <ErrorState message={messageOf(lists.error)} onRetry={() => void lists.refetch()} />
      ) : all.length === 0 ? (
        <EmptyState title={t('noMailingListsYet')} actions={create}>
          {t('noMailingListsYetText')}
        </EmptyState>
      ) : (
        <MailingListTable lists={all} onEdit={setEdited} onDelete={setDeleted} />
      )}
      {edited ? (
        <MailingListDialog list={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
      {deleted ? <DeleteList list={deleted} onClose={() => setDeleted(null)} /> : null}
    </MailingListsFrame>
  );
}
