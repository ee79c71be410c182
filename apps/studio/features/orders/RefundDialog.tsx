import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { hasMoneyLeft, hasUnitsLeft } from './line-units.ts';
import type { OrderDialogProps } from './order-dialog.ts';
import { RefundFields } from './RefundFields.tsx';
import { RefundPreview } from './RefundPreview.tsx';
import { RefundWords } from './RefundWords.tsx';
import { useRefund } from './use-refund.ts';

const modes = [
  { value: 'items', label: 'Items' },
  { value: 'amount', label: 'Custom amount' },
] as const;

/** Gives money back: of items or an amount, with where it goes before it goes. */
export function RefundDialog({ order, onClose }: OrderDialogProps) {
  const form = useRefund(order, onClose);
  return (
    <FormDialog
      title="Refund"
      submitLabel="Refund"
      tone="danger"
      isPending={form.isPending}
      problem={form.problem}
      onSubmit={form.send}
      onClose={onClose}
    >
      {hasUnitsLeft(order) && hasMoneyLeft(order) ? (
        <SegmentedControl label="Refund by" value={form.mode} onChange={form.setMode} segments={modes} />
      ) : null}
      <RefundFields form={form} order={order} />
      <RefundPreview order={order} part={form.part} />
      <RefundWords email={order.email} words={form.words} onChange={form.set} />
    </FormDialog>
  );
}
