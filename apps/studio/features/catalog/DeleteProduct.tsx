import type { ProductView } from '@veranda/contracts/catalog';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useProductMutations } from './product-queries.ts';
import { t } from './messages.ts';

interface DeleteProductProps {
  readonly product: ProductView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a product is gone; orders keep what they say of it. */
export function DeleteProduct({ product, isOpen, onClose, onDeleted }: DeleteProductProps) {
  const site = useSite();
  const { remove } = useProductMutations(site.id);
  return (
    <ConfirmDialog
      title={t('deleteTitle', { title: product.title })}
      isOpen={isOpen}
      confirmLabel={t('delete')}
      isDestructive
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(product.id, {
          onSuccess: () => {
            showToast({ text: t('titleDeleted', { title: product.title }) });
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
