/** Webhook topics, with their label in the studio. The database writes the events (migration 0036). */
export const webhookTopics = [
  { topic: 'order.create', label: 'Order placed' },
  { topic: 'order.update', label: 'Order changed' },
  { topic: 'order.fulfill', label: 'Order fulfilled' },
  { topic: 'order.cancel', label: 'Order canceled' },
  { topic: 'order.refund', label: 'Refund' },
  { topic: 'product.create', label: 'Product added' },
  { topic: 'product.update', label: 'Product changed' },
  { topic: 'product.delete', label: 'Product deleted' },
  { topic: 'inventory.update', label: 'Stock changed' },
  { topic: 'customer.create', label: 'New customer' },
] as const;
export type WebhookTopic = (typeof webhookTopics)[number]['topic'];

/** The topic of a delivery that the owner asks for to try the address. */
export const pingTopic = 'ping';
