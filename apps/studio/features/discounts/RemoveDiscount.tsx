import type { Discount } from '@veranda/contracts/discounts';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useRemoveDiscount } from './discount-queries.ts';
import { t } from './messages.ts';

interface RemoveDiscountProps {
  readonly discount: Discount;
  readonly onClose: () => void;
}

/** Asks before a discount is deleted. */
export function RemoveDiscount({ discount, onClose }: RemoveDiscountProps) {
  const remove = useRemoveDiscount(useSite().id);
  const name = discount.code ?? discount.name;
  return (
    <ConfirmDialog
      title={t('removeNameQuestion', { name })}
      isOpen
      confirmLabel={t('remove')}
      isDestructive
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(discount.id, {
          onSuccess: () => {
            showToast({ text: t('nameRemoved', { name }) });
            onClose();
          },
        })
      }
    >
      <div className="ui-stack">
        {remove.isError ? <Notice tone="danger">{messageOf(remove.error)}</Notice> : null}
        <p>{discount.code ? t('removeCodeText') : t('removeText')}</p>
      </div>
    </ConfirmDialog>
  );
}
