import type { SiteId } from '@veranda/domain/entity-id';
import type { SiteTransaction } from './site-transaction.ts';

/** A new record as one of the transaction's site. */
export function ofSite<T extends object>(tx: SiteTransaction, record: T): T & { readonly siteId: SiteId } {
  return { ...record, siteId: tx.siteId };
}
