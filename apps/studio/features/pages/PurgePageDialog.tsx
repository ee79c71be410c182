import type { PageSummary } from '@veranda/contracts/pages';
import { collectionTypes, isSinglePage } from '@veranda/domain/pages/collection-types';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { usePageTrash } from '../../queries/page-queries.ts';
import { t } from './messages.ts';

interface PurgePageDialogProps {
  readonly site: string;
  /** A page of the trash; `all` for everything that is in it. */
  readonly page: PageSummary | 'all';
  readonly onClose: () => void;
}

/** The question before a page, or all that is in the trash, is deleted for good. */
export function PurgePageDialog({ site, page, onClose }: PurgePageDialogProps) {
  const { purge, empty } = usePageTrash(site);
  const { isPending, error } = page === 'all' ? empty : purge;
  const confirm = () => {
    if (page === 'all')
      empty.mutate(undefined, { onSuccess: ({ deleted, kept }) => say(emptiedText(deleted, kept), onClose) });
    else
      purge.mutate(page.id, {
        onSuccess: () => say(t('titleDeletedForGood', { title: page.title }), onClose),
      });
  };
  return (
    <ConfirmDialog
      title={page === 'all' ? t('emptyTheTrashTitle') : t('purgeTitle', { title: page.title })}
      isOpen
      isDestructive
      confirmLabel={t('deleteForGood')}
      isPending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {error ? <Notice tone="danger">{messageOf(error)}</Notice> : null}
      <p>{page === 'all' ? t('emptyTheTrashText') : textOf(page)}</p>
      {page === 'all' || page.editedSincePublish ? <p>{t('purgePublishedText')}</p> : null}
    </ConfirmDialog>
  );
}

function textOf({ type }: PageSummary): string {
  if (type === collectionTypes.products) return t('purgeStoreText');
  return isSinglePage(type) ? t('purgeText') : t('purgeCollectionText');
}

function emptiedText(deleted: number, kept: number): string {
  return kept > 0
    ? t('pagesDeletedSomeKept', { count: deleted, kept })
    : t('pagesDeletedForGood', { count: deleted });
}

function say(text: string, onClose: () => void): void {
  showToast({ topic: 'page-tree', text });
  onClose();
}
