import { type Kysely, Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** A transaction that sees and writes the rows of one site only. */
export type SiteTransaction = Transaction<Schema> & { readonly siteId: string };

/** A transaction without a site: it sees the global tables, and no row of any tenant. */
export type GlobalTransaction = Transaction<Schema> & { readonly siteId?: never };

/** The fields that `Transaction` is made from. */
export type TransactionParts = ConstructorParameters<typeof Transaction<Schema>>[0];

/** The implementation behind both. */
export class ScopedTransaction extends Transaction<Schema> {
  readonly siteId: string | undefined;

  constructor(parts: TransactionParts, siteId: string | undefined) {
    super(parts);
    this.siteId = siteId;
  }
}

/** What reads may be asked of: any transaction of ours. */
export type AnyTransaction = Kysely<Schema>;
