import type { OrderDetail } from '@veranda/contracts/orders';

/** What is open over the page of an order. */
export type OrderDialog = 'ship' | 'refund' | 'cancel' | 'mail';

/** What each of these dialogs is given. */
export interface OrderDialogProps {
  readonly order: OrderDetail;
  readonly onClose: () => void;
}

/** What opens them. */
export interface OrderActionsProps {
  readonly order: OrderDetail;
  readonly onOpen: (dialog: OrderDialog) => void;
}
