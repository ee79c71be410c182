import { findCustomer } from '@veranda/db/customers/reader';
import { findInventory } from '@veranda/db/inventory/api-reader';
import { findOrderAggregates } from '@veranda/db/orders/api-reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { WebhookTopic } from '@veranda/domain/integrations/topics';
import { presentApiCustomer } from '../../services/commerce/api-resources/present-customer.ts';
import { presentInventoryItem } from '../../services/commerce/api-resources/present-inventory.ts';
import { presentApiOrder } from '../../services/commerce/api-resources/present-order.ts';
import { readApiProducts } from '../../services/commerce/api-resources/present-product.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** Event, as the database has recorded it. */
export interface ShopEvent {
  readonly eventId: string;
  readonly topic: WebhookTopic;
  readonly subject: string;
  readonly at: string;
}

/** Subject of an event, as the commerce API shows it now; null when it no longer exists. */
export async function describeEvent(
  tx: SiteTransaction,
  site: SiteEntry,
  { topic, subject }: ShopEvent,
): Promise<object | null> {
  const [area] = topic.split('.');
  if (topic === 'product.delete') return { product: { id: subject } };
  if (area === 'order') {
    const [whole] = await findOrderAggregates(tx, [subject]);
    return whole ? { order: presentApiOrder(whole) } : null;
  }
  if (area === 'product') {
    const [product] = await readApiProducts(tx, site, [subject]);
    return product ? { product } : null;
  }
  if (area === 'inventory') {
    const [row] = await findInventory(tx, [subject]);
    return row ? { item: presentInventoryItem(row) } : null;
  }
  const customer = await findCustomer(tx, { id: subject, currency: site.currency });
  return customer ? { customer: presentApiCustomer(customer, site.currency) } : null;
}
