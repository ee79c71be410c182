import type { AnyTransaction } from '../platform/site-transaction.ts';

/** A finding: the site and what does not hold there. */
export interface Violation {
  readonly siteId: string;
  /** The rows concerned, as text and ids. */
  readonly detail: string;
}

/**
 * Something that always holds between rows. The query finds the violations in whatever rows its transaction
 * sees: it names no site, and joins by `site_id`, so that it may run for one site or for all of them.
 */
export interface Invariant {
  /** Number in the list of invariants, `I1` to `I11`, or a word for one outside the list. */
  readonly id: string;
  /** The invariant, as a sentence. */
  readonly title: string;
  readonly find: (trx: AnyTransaction) => Promise<readonly Violation[]>;
}
