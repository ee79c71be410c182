import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Segments } from '@veranda/ui/Segments.tsx';
import { leftToRefund } from './line-units.ts';
import type { OrderDialogProps } from './order-dialog.ts';
import { RefundFields } from './RefundFields.tsx';
import { RefundPreview } from './RefundPreview.tsx';
import { RefundWords } from './RefundWords.tsx';
import { useRefund } from './use-refund.ts';

const modes = [
  { value: 'items', label: 'Items' },
  { value: 'amount', label: 'An amount' },
] as const;

/** Gives money back: of items or an amount, with where it goes before it goes. */
export function RefundDialog({ order, onClose }: OrderDialogProps) {
  const form = useRefund(order, onClose);
  return (
    <Dialog
      title="Refund"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button variant="danger" type="submit" form="refund-order" isPending={form.isPending}>
            Give back
          </Button>
        </>
      }
    >
      <form
        id="refund-order"
        className="ui-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.send();
        }}
      >
        {form.problem ? <Notice tone="danger">{form.problem}</Notice> : null}
        {order.lines.some(leftToRefund) ? (
          <Segments label="What is given back" value={form.mode} onChange={form.setMode} segments={modes} />
        ) : null}
        <RefundFields form={form} order={order} />
        <RefundPreview order={order} part={form.part} />
        <RefundWords email={order.email} words={form.words} onChange={form.set} />
      </form>
    </Dialog>
  );
}
