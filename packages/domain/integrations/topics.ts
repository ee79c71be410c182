/** Webhook topics. The database writes the events (migration 0036). */
export const webhookTopics = [
  'order.create',
  'order.update',
  'order.fulfill',
  'order.cancel',
  'order.refund',
  'product.create',
  'product.update',
  'product.delete',
  'inventory.update',
  'customer.create',
] as const;
export type WebhookTopic = (typeof webhookTopics)[number];

/** The topic of a delivery that the owner asks for to try the address. */
export const pingTopic = 'ping';
