import { batchLimits, type SentTransaction } from '@veranda/contracts/documents';
import { type DocumentKey, findKnownIds, findTransactions } from '@veranda/db/documents/reader';
import { appendTransactions, lockDocument } from '@veranda/db/documents/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { Holder } from '@veranda/domain/contributors/rights';
import type { Edit } from '@veranda/domain/documents/edit';
import type { RefusedTransaction } from '@veranda/domain/documents/replica';
import { sequence } from '@veranda/domain/documents/sequencer';
import { isStep } from '@veranda/domain/documents/text-steps';
import type { LoggedTransaction, Transaction } from '@veranda/domain/documents/transaction';
import { inField, isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { decode } from '@veranda/server/platform/http/decode';
import { readDocument } from './document-store.ts';
import { keepAutomatically } from './record-version.ts';
import type { DocumentStore } from './store-of-kind.ts';

/** Transactions as their author sent them. */
interface SentBatch {
  readonly base: number;
  readonly transactions: readonly SentTransaction[];
  readonly accountId: string;
  /** Their rights on the site. */
  readonly member: Holder;
}

/** The log after the batch's base, and what of the batch could not be run. */
interface AppendedBatch {
  readonly seq: number;
  readonly logged: readonly LoggedTransaction[];
  readonly refused: readonly RefusedId[];
  readonly hasGrown: boolean;
}

interface RefusedId {
  readonly id: string;
  readonly refusal: Refusal;
}

interface AppendContext<D> {
  readonly tx: SiteTransaction;
  readonly newId: () => string;
  readonly store: DocumentStore<D>;
  readonly key: DocumentKey;
}

/**
 * Appends a batch to the log of a document and stores the document that the log makes, in one transaction: what is
 * acknowledged is in both, or in neither.
 */
export async function appendBatch<D>(
  context: AppendContext<D>,
  sent: SentBatch,
): Promise<AppendedBatch | Refusal> {
  const { tx, store, key } = context;
  // Before it is registered: nothing is left behind of what is not there.
  if (!(await store.exists(tx, key.id))) return refuse('unknown-document');
  const locked = await lockDocument(tx, key);
  const document = await readDocument(store, tx, key.id);
  if (document === undefined) return refuse('unknown-document');
  if (sent.base > locked.seq) return refuse('document-ahead', { field: 'base' });
  const since = await findTransactions(tx, key, sent.base);
  const { transactions, malformed } = await readBatch(context, sent, since);
  const batch = { base: sent.base, transactions };
  const outcome = sequence(store.kind, { document, seq: locked.seq }, { batch, since });
  if (outcome.logged.length > 0) {
    if (locked.isVersionDue) await keepAutomatically(context, { document, seq: locked.seq });
    await appendTransactions(tx, key, outcome.logged);
    if (!(await store.write(tx, key.id, outcome.document))) return refuse('unknown-document');
  }
  return {
    seq: outcome.seq,
    logged: [...since, ...outcome.logged],
    refused: [...malformed, ...outcome.refused.map(presentRefused)],
    hasGrown: outcome.logged.length > 0,
  };
}

// Transactions that the log has from before the base are left out. Those that it has since then stay in the list: upon
// them the rest of it was made.
async function readBatch<D>(
  { tx, store, key }: AppendContext<D>,
  sent: SentBatch,
  since: readonly LoggedTransaction[],
): Promise<{ readonly transactions: readonly Transaction[]; readonly malformed: readonly RefusedId[] }> {
  const ids = sent.transactions.map(({ id }) => id);
  const known = await findKnownIds(tx, key, ids);
  const recent = new Set(since.map(({ id }) => id));
  const malformed: RefusedId[] = [];
  for (const { id, edits } of sent.transactions) {
    if (known.has(id)) continue;
    const problem =
      editsProblem(store, edits, sent.member) ?? (await store.contentProblem?.(tx, key.id, edits)) ?? null;
    if (problem) malformed.push({ id, refusal: problem });
  }
  const leftOut = new Set(malformed.map(({ id }) => id));
  for (const id of known) if (!recent.has(id)) leftOut.add(id);
  const transactions = sent.transactions
    .filter(({ id }) => !leftOut.has(id))
    .map((transaction) => ({ ...transaction, author: sent.accountId }));
  return { transactions, malformed };
}

function presentRefused({ transaction, refusal }: RefusedTransaction): RefusedId {
  return { id: transaction.id, refusal };
}

function editsProblem<D>(
  { kind, schemas, rightProblem }: DocumentStore<D>,
  edits: readonly Edit[],
  member: Holder,
): Refusal | null {
  const sizes = edits.map((edit) => JSON.stringify(edit).length);
  if (sizes.reduce((sum, size) => sum + size, 0) > batchLimits.bytes / 2) {
    const largest = sizes.indexOf(Math.max(...sizes));
    return refuse('too-large', { field: `edits.${largest}.args`, params: { limit: '1 MB' } });
  }
  for (const [index, edit] of edits.entries()) {
    const schema = Object.hasOwn(schemas, edit.name) ? schemas[edit.name] : undefined;
    if (!schema) return refuse('edit-unknown', { field: `edits.${index}.name`, params: { name: edit.name } });
    const args = decode(schema, edit.args, 'json');
    if (isRefusal(args)) return inField(`edits.${index}.args`, args);
    const notAllowed = rightProblem?.(edit, member) ?? null;
    if (notAllowed) return notAllowed;
    const steps = kind.textEdit(edit)?.steps ?? [];
    if (!steps.every(isStep)) {
      const field = `edits.${index}.args.steps`;
      return refuse('malformed', { field, params: { field, problem: 'not a step of the text' } });
    }
  }
  return null;
}
