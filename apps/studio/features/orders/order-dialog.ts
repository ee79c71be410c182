/** What is open over the page of an order. */
export type OrderDialog = 'ship' | 'refund' | 'cancel' | 'mail';
