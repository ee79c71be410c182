import type { TrashedProductView } from '@veranda/contracts/product-trash';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useProductTrash } from './use-product-trash.ts';
import { t } from './messages.ts';

interface PurgeDialogProps {
  /** Products of the trash; `all` for everything that is in it. */
  readonly products: readonly TrashedProductView[] | 'all';
  readonly onClose: () => void;
}

/** The question before products are deleted for good. */
export function PurgeDialog({ products, onClose }: PurgeDialogProps) {
  const { purge, empty } = useProductTrash(useSite().id);
  const { isPending, error } = products === 'all' ? empty : purge;
  const confirm = () => {
    if (products === 'all') empty.mutate(undefined, { onSuccess: onClose });
    else
      purge.mutate(
        products.map(({ id }) => id),
        { onSuccess: onClose },
      );
  };
  return (
    <ConfirmDialog
      title={titleOf(products)}
      isOpen
      isDestructive
      confirmLabel={t('deleteForGood')}
      isPending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {error ? <Notice tone="danger">{messageOf(error)}</Notice> : null}
      <p>{t('purgeText')}</p>
    </ConfirmDialog>
  );
}

function titleOf(products: PurgeDialogProps['products']): string {
  if (products === 'all') return t('emptyTheTrashTitle');
  const [first, ...more] = products;
  return first && more.length === 0
    ? t('purgeTitle', { title: first.title })
    : t('purgeManyTitle', { count: products.length });
}
