import type { OrderRecord } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { Refusal } from '@veranda/domain/refusal';

/** A placed order of a site. */
export interface OrderAddress {
  readonly siteId: string;
  readonly orderId: string;
}

/** A change of an order that is locked. */
export type Change = (tx: SiteTransaction, order: OrderRecord) => Promise<Refusal | undefined>;
