import type { OrderDetail } from '@veranda/contracts/orders';

/** The dialog that is open over the page of an order. */
export type OrderDialog = 'ship' | 'refund' | 'cancel' | 'mail';

/** Props of each of these dialogs. */
export interface OrderDialogProps {
  readonly order: OrderDetail;
  readonly onClose: () => void;
}

/** Props of the components that open them. */
export interface OrderActionsProps {
  readonly order: OrderDetail;
  readonly onOpen: (dialog: OrderDialog) => void;
}
