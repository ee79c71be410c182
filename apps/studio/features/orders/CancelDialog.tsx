import { Button } from '@veranda/ui/Button.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showMoney } from '../../format-money.ts';
import type { OrderDialogProps } from './order-dialog.ts';
import { RefundPreview } from './RefundPreview.tsx';
import { RefundWords } from './RefundWords.tsx';
import { useCancel } from './use-cancel.ts';

/** Cancels an order for good: all that is left is given back. */
export function CancelDialog({ order, onClose }: OrderDialogProps) {
  const form = useCancel(order, onClose);
  const isPaid = Number(order.refundable.value) > 0;
  return (
    <Dialog
      title={`Cancel order #${String(order.number)}?`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose} autoFocus>
            Keep the order
          </Button>
          <Button variant="danger" type="submit" form="cancel-order" isPending={form.isPending}>
            Cancel order
          </Button>
        </>
      }
    >
      <form
        id="cancel-order"
        className="ui-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.send();
        }}
      >
        {form.problem ? <Notice tone="danger">{form.problem}</Notice> : null}
        <p>
          {isPaid ? `All that is left of the payment, ${showMoney(order.refundable)}, is given back. ` : ''}
          This can't be undone.
        </p>
        {isPaid ? <RefundPreview order={order} part={{ amount: order.refundable.value }} /> : null}
        <Checkbox isSelected={form.words.restock} onChange={(restock) => form.set({ restock })}>
          Put the items back in stock
        </Checkbox>
        <RefundWords email={order.email} words={form.words} onChange={form.set} />
      </form>
    </Dialog>
  );
}
