import type { SiteId } from '@veranda/domain/entity-id';
import { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** A transaction that sees and writes the rows of one site only. */
export type SiteTransaction = Transaction<Schema> & { readonly siteId: SiteId };

/** A transaction without a site: it sees the global tables, and no row of any tenant. */
export type GlobalTransaction = Transaction<Schema> & { readonly siteId?: never };

/** Either, for what global tables hold. */
export type AnyTransaction = SiteTransaction | GlobalTransaction;

/** The fields that `Transaction` is made from. */
export type TransactionParts = ConstructorParameters<typeof Transaction<Schema>>[0];

/** The implementation behind both. */
export class ScopedTransaction extends Transaction<Schema> {
  readonly siteId: SiteId | undefined;

  constructor(parts: TransactionParts, siteId: SiteId | undefined) {
    super(parts);
    this.siteId = siteId;
  }
}
