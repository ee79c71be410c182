import type { Discount } from '@veranda/contracts/discounts';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useRemoveDiscount } from './discount-queries.ts';

export interface RemoveDiscountProps {
  readonly discount: Discount;
  readonly onClose: () => void;
}

/** Asks before a discount is taken away. */
export function RemoveDiscount({ discount, onClose }: RemoveDiscountProps) {
  const remove = useRemoveDiscount(useSite().id);
  const name = discount.code ?? discount.name;
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      isOpen
      confirmLabel="Remove"
      isDestructive
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(discount.id, {
          onSuccess: () => {
            showToast({ text: `${name} removed` });
            onClose();
          },
        })
      }
    >
      <div className="ui-stack">
        {remove.isError ? <Notice tone="danger">{messageOf(remove.error)}</Notice> : null}
        <p>
          It is removed from open carts right away. Orders that used it keep it.
          {discount.code ? ' You can use its code for another discount.' : ''}
        </p>
      </div>
    </ConfirmDialog>
  );
}
