import { CancelDialog } from './CancelDialog.tsx';
import { MailDialog } from './MailDialog.tsx';
import type { OrderDialog, OrderDialogProps } from './order-dialog.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';

const dialogs = { ship: ShipDialog, refund: RefundDialog, cancel: CancelDialog, mail: MailDialog } as const;

/** The dialog that is open over an order, if any; each begins again when it is opened. */
export function OrderDialogs({ open, ...rest }: OrderDialogProps & { readonly open: OrderDialog | null }) {
  if (open === null) return null;
  const Open = dialogs[open];
  return <Open {...rest} />;
}
