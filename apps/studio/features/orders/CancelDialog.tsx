import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { showMoney } from '../../format-money.ts';
import { hasMoneyLeft } from './line-units.ts';
import type { OrderDialogProps } from './order-dialog.ts';
import { RefundPreview } from './RefundPreview.tsx';
import { RefundReasonFields } from './RefundReasonFields.tsx';
import { useCancel } from './use-cancel.ts';
import { t } from './messages.ts';

/** Cancels an order for good: all that is left is refunded. */
export function CancelDialog({ order, onClose }: OrderDialogProps) {
  const form = useCancel(order, onClose);
  const isPaid = hasMoneyLeft(order);
  return (
    <FormDialog
      title={t('cancelOrderNumber', { number: order.number })}
      submitLabel={t('cancelOrder')}
      cancelLabel={t('keepTheOrder')}
      tone="danger"
      startsAtCancel
      isPending={form.isPending}
      problem={form.problem}
      onSubmit={form.send}
      onClose={onClose}
    >
      <p>{isPaid ? t('cancelPaidText', { amount: showMoney(order.refundable) }) : t('cancelText')}</p>
      {isPaid ? <RefundPreview order={order} part={{ amount: order.refundable.value }} /> : null}
      <Checkbox isSelected={form.words.restock} onChange={(restock) => form.set({ restock })}>
        {t('restockItems')}
      </Checkbox>
      <RefundReasonFields email={order.email} words={form.words} onChange={form.set} />
    </FormDialog>
  );
}
