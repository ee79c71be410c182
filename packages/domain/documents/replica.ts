import { isRefusal, type Refusal } from '../refusal.ts';
import { type DocumentKind, rebaseEdits, withoutEdits } from './document-kind.ts';
import type { Edit } from './edit.ts';
import { sameValue } from './same-value.ts';
import { type LoggedTransaction, runEdits, type Transaction } from './transaction.ts';

/** A transaction of this author that the server has not confirmed, with the edits that take it back. */
export interface PendingTransaction extends Transaction {
  readonly inverse: readonly Edit[];
}

/** A transaction that others' work has made impossible, and why. */
export interface RefusedTransaction {
  readonly transaction: Transaction;
  readonly refusal: Refusal;
}

/**
 * A document as one author sees it: what the server has confirmed, and upon it what is still on its way (design/editor.md
 * 3). When others' transactions arrive they are run on what is confirmed, and the pending ones again upon that.
 */
export interface Replica<D> {
  readonly kind: DocumentKind<D>;
  readonly confirmed: { readonly document: D; readonly seq: number };
  readonly pending: readonly PendingTransaction[];
  /** Confirmed and pending: what is on the screen. */
  readonly document: D;
}

export function createReplica<D>(kind: DocumentKind<D>, document: D, seq: number): Replica<D> {
  return { kind, confirmed: { document, seq }, pending: [], document };
}

/** The replica with a transaction of its author upon all before it, or a refusal that changes nothing. */
export function addPending<D>(replica: Replica<D>, transaction: Transaction): Replica<D> | Refusal {
  const outcome = runEdits(replica.kind, replica.document, transaction.edits);
  if (isRefusal(outcome)) return outcome;
  const { document, inverse } = outcome;
  return { ...replica, document, pending: [...replica.pending, { ...transaction, inverse }] };
}

/** A replica after what arrived, with those of its author's transactions that could not be run again. */
export interface Received<D> {
  readonly replica: Replica<D>;
  readonly refused: readonly RefusedTransaction[];
}

/**
 * Takes over confirmed transactions, which follow without a gap upon the confirmed state; those that are known already
 * are passed over. Pending ones that are among them are confirmed, the others are run again.
 * @throws when there is a gap, or the log says what cannot be run: then the document has to be read again
 */
export function receiveLogged<D>(replica: Replica<D>, logged: readonly LoggedTransaction[]): Received<D> {
  const news = logged.filter(({ seq }) => seq > replica.confirmed.seq);
  if (news.length === 0) return { replica, refused: [] };
  const confirmed = confirmOwn(replica, news);
  if (confirmed) return { replica: confirmed, refused: [] };
  let { document, seq } = replica.confirmed;
  for (const transaction of news) {
    if (transaction.seq !== seq + 1) throw new Error(`transaction ${seq + 1} of the document is missing`);
    const outcome = runEdits(replica.kind, document, transaction.edits);
    if (isRefusal(outcome)) throw new Error(`transaction ${transaction.seq} cannot be run: ${outcome.code}`);
    ({ document } = outcome);
    ({ seq } = transaction);
  }
  return rerun({ ...replica, confirmed: { document, seq } }, rebaseOver(replica.kind, replica.pending, news));
}

/**
 * The replica after the log has got nothing but the first of its pending transactions, as they are: what is on the screen
 * and what is still pending stay the same objects. Null where the log says anything else.
 */
function confirmOwn<D>(replica: Replica<D>, news: readonly LoggedTransaction[]): Replica<D> | null {
  const { kind, confirmed, pending } = replica;
  const isOwn = news.every(({ id, seq, edits }, at) => {
    const own = pending[at];
    return own?.id === id && seq === confirmed.seq + 1 + at && sameValue(own.edits, edits);
  });
  if (!isOwn) return null;
  const rest = pending.slice(news.length);
  // Whichever way is shorter: back from what is on the screen, or forth from what was confirmed before.
  const outcome =
    rest.length < news.length
      ? runEdits(
          kind,
          replica.document,
          rest.toReversed().flatMap(({ inverse }) => inverse),
        )
      : runEdits(kind, confirmed.document, editsOf(news));
  if (isRefusal(outcome)) return null;
  const { document } = outcome;
  return { ...replica, confirmed: { document, seq: confirmed.seq + news.length }, pending: rest };
}

/** The replica without a pending transaction that the server has refused, and without what needs it. */
export function dropPending<D>(replica: Replica<D>, id: string): Received<D> {
  const at = replica.pending.findIndex((transaction) => transaction.id === id);
  const dropped = replica.pending[at];
  if (!dropped) return { replica, refused: [] };
  const later = withoutTransaction(replica.kind, replica.pending.slice(at + 1), dropped);
  return rerun(replica, [...replica.pending.slice(0, at), ...later]);
}

/**
 * Transactions in order, as they are to run after those that the log has got in the meantime. Those that are in the log
 * themselves leave the list: upon them, and not upon what came between, the rest of it rests already.
 */
export function rebaseOver<D, T extends Transaction>(
  kind: DocumentKind<D>,
  transactions: readonly T[],
  logged: readonly LoggedTransaction[],
): readonly T[] {
  let rest = transactions;
  for (const transaction of logged) {
    if (rest[0]?.id === transaction.id) rest = rest.slice(1);
    else rest = withEdits(rest, rebaseEdits(kind, editsOf(rest), transaction.edits));
  }
  return rest;
}

/** Transactions that were built upon `dropped`, as they are to run without it. */
export function withoutTransaction<D, T extends Transaction>(
  kind: DocumentKind<D>,
  later: readonly T[],
  dropped: Transaction,
): readonly T[] {
  return withEdits(later, withoutEdits(kind, editsOf(later), dropped.edits));
}

function editsOf(transactions: readonly Transaction[]): readonly Edit[] {
  return transactions.flatMap(({ edits }) => edits);
}

// The edits of all transactions, divided among them as they were.
function withEdits<T extends Transaction>(transactions: readonly T[], edits: readonly Edit[]): readonly T[] {
  let from = 0;
  return transactions.map((transaction) => {
    const own = edits.slice(from, from + transaction.edits.length);
    from += transaction.edits.length;
    return { ...transaction, edits: own };
  });
}

/** The replica with these transactions upon what is confirmed, and those of them that cannot be run. */
export function rerun<D>(replica: Replica<D>, transactions: readonly Transaction[]): Received<D> {
  const refused: RefusedTransaction[] = [];
  let current: Replica<D> = { ...replica, pending: [], document: replica.confirmed.document };
  let rest = transactions;
  for (let [next] = rest; next !== undefined; [next] = rest) {
    const outcome = addPending(current, next);
    rest = rest.slice(1);
    if (isRefusal(outcome)) {
      refused.push({ transaction: next, refusal: outcome });
      rest = withoutTransaction(replica.kind, rest, next);
    } else current = outcome;
  }
  return { replica: current, refused };
}
