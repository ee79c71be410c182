import { isRefusal } from '../refusal.ts';
import type { DocumentKind } from './document-kind.ts';
import { rebaseOver, type RefusedTransaction, withoutTransaction } from './replica.ts';
import { type LoggedTransaction, runEdits, type Transaction } from './transaction.ts';

/** A document as the log has made it. */
export interface Confirmed<D> {
  readonly document: D;
  readonly seq: number;
}

/** Transactions of one author in their order, made upon the document of `base` and upon one another. */
interface Batch {
  /** The sequence number up to which their author knew the log. */
  readonly base: number;
  readonly transactions: readonly Transaction[];
}

/** The document after a batch, what the log gets, and what could not be run. */
interface Sequenced<D> extends Confirmed<D> {
  readonly logged: readonly LoggedTransaction[];
  readonly refused: readonly RefusedTransaction[];
}

/**
 * Puts a batch in order behind the log, where the one order of all authors is made. `since` is the log after the batch's
 * base; what of the batch is in it already is not run again. A refused transaction leaves the others untouched.
 */
export function sequence<D>(
  kind: DocumentKind<D>,
  confirmed: Confirmed<D>,
  { batch, since }: { readonly batch: Batch; readonly since: readonly LoggedTransaction[] },
): Sequenced<D> {
  const logged: LoggedTransaction[] = [];
  const refused: RefusedTransaction[] = [];
  let { document, seq } = confirmed;
  let rest = rebaseOver(kind, batch.transactions, since);
  for (let [next] = rest; next !== undefined; [next] = rest) {
    rest = rest.slice(1);
    const outcome = runEdits(kind, document, next.edits);
    const valid = isRefusal(outcome) ? outcome : kind.validate(outcome.document);
    if (isRefusal(valid)) {
      refused.push({ transaction: next, refusal: valid });
      rest = withoutTransaction(kind, rest, next);
      continue;
    }
    seq += 1;
    document = valid;
    logged.push({ ...next, seq });
  }
  return { document, seq, logged, refused };
}
