import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { hasMoneyLeft, hasUnitsLeft } from './line-units.ts';
import type { OrderDialogProps } from './order-dialog.ts';
import { RefundFields } from './RefundFields.tsx';
import { RefundPreview } from './RefundPreview.tsx';
import { RefundReasonFields } from './RefundReasonFields.tsx';
import { useRefund } from './use-refund.ts';
import { t } from './messages.ts';

const modes = [
  { value: 'items', label: t('items') },
  { value: 'amount', label: t('customAmount') },
] as const;

/** Gives money back: of items or an amount, with where it goes before it goes. */
export function RefundDialog({ order, onClose }: OrderDialogProps) {
  const form = useRefund(order, onClose);
  return (
    <FormDialog
      title={t('refund')}
      submitLabel={t('refund')}
      tone="danger"
      isPending={form.isPending}
      problem={form.problem}
      onSubmit={form.send}
      onClose={onClose}
    >
      {hasUnitsLeft(order) && hasMoneyLeft(order) ? (
        <SegmentedControl label={t('refundBy')} value={form.mode} onChange={form.setMode} segments={modes} />
      ) : null}
      <RefundFields form={form} order={order} />
      <RefundPreview order={order} part={form.part} />
      <RefundReasonFields email={order.email} words={form.words} onChange={form.set} />
    </FormDialog>
  );
}
