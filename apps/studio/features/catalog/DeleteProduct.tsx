import type { ProductView } from '@veranda/contracts/catalog';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useProductMutations } from './product-queries.ts';
import { useProductTrash } from './use-product-trash.ts';
import { t } from './messages.ts';

interface DeleteProductProps {
  readonly product: ProductView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a product leaves the shop for the trash; orders keep what they say of it. */
export function DeleteProduct({ product, isOpen, onClose, onDeleted }: DeleteProductProps) {
  const site = useSite();
  const { remove } = useProductMutations(site.id);
  const { restore } = useProductTrash(site.id);
  return (
    <ConfirmDialog
      title={t('deleteTitle', { title: product.title })}
      isOpen={isOpen}
      confirmLabel={t('moveToTrash')}
      isDestructive
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(product.id, {
          onSuccess: () => {
            showToast({
              topic: 'product-trash',
              text: t('titleMovedToTrash', { title: product.title }),
              action: { label: t('undo'), onAction: () => restore.mutate([product.id]) },
            });
            onDeleted();
          },
        })
      }
    >
      {remove.isError ? <Notice tone="danger">{messageOf(remove.error)}</Notice> : null}
      <p>{t('deleteText')}</p>
    </ConfirmDialog>
  );
}
