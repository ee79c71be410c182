import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { showMoney } from '../../format-money.ts';
import { hasMoneyLeft } from './line-units.ts';
import type { OrderDialogProps } from './order-dialog.ts';
import { RefundPreview } from './RefundPreview.tsx';
import { RefundWords } from './RefundWords.tsx';
import { useCancel } from './use-cancel.ts';

/** Cancels an order for good: all that is left is given back. */
export function CancelDialog({ order, onClose }: OrderDialogProps) {
  const form = useCancel(order, onClose);
  const isPaid = hasMoneyLeft(order);
  return (
    <FormDialog
      title={`Cancel order #${String(order.number)}?`}
      submitLabel="Cancel order"
      cancelLabel="Keep the order"
      tone="danger"
      startsAtCancel
      isPending={form.isPending}
      problem={form.problem}
      onSubmit={form.send}
      onClose={onClose}
    >
      <p>
        {isPaid ? `The rest of the payment, ${showMoney(order.refundable)}, will be refunded. ` : ''}
        This can't be undone.
      </p>
      {isPaid ? <RefundPreview order={order} part={{ amount: order.refundable.value }} /> : null}
      <Checkbox isSelected={form.words.restock} onChange={(restock) => form.set({ restock })}>
        Restock items
      </Checkbox>
      <RefundWords email={order.email} words={form.words} onChange={form.set} />
    </FormDialog>
  );
}
