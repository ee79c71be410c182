import { batchLimits, type SentTransaction } from '@veranda/contracts/documents';
import { type DocumentKey, findKnownIds, findTransactions } from '@veranda/db/documents/reader';
import { appendTransactions, insertDocumentVersion, lockDocument } from '@veranda/db/documents/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { Edit } from '@veranda/domain/documents/edit';
import type { RefusedTransaction } from '@veranda/domain/documents/replica';
import { sequence } from '@veranda/domain/documents/sequencer';
import { isStep } from '@veranda/domain/documents/text-steps';
import type { LoggedTransaction } from '@veranda/domain/documents/transaction';
import { inField, isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { decode } from '@veranda/server/platform/http/decode';
import { type DocumentStore, readDocument } from './document-store.ts';

/** Transactions as their author sent them. */
export interface SentBatch {
  readonly base: number;
  readonly transactions: readonly SentTransaction[];
  readonly accountId: string;
}

/** The log after the batch's base, and what of the batch could not be run. */
export interface AppendedBatch {
  readonly seq: number;
  readonly logged: readonly LoggedTransaction[];
  readonly refused: readonly { readonly id: string; readonly refusal: Refusal }[];
  readonly hasGrown: boolean;
}

/**
 * Appends a batch to the log of a document and stores the document that the log makes, in one transaction:
 * what is acknowledged is in both, or in neither.
 */
export async function appendBatch<D>(
  { tx, newId }: { readonly tx: SiteTransaction; readonly newId: () => string },
  { store, key }: { readonly store: DocumentStore<D>; readonly key: DocumentKey },
  sent: SentBatch,
): Promise<AppendedBatch | Refusal> {
  const locked = await lockDocument(tx, key);
  const before = await readDocument(store, tx, key.id);
  if (before === undefined) return refuse('unknown-document');
  if (sent.base > locked.seq) return refuse('document-ahead', { field: 'base' });
  const since = await findTransactions(tx, key, sent.base);
  const ids = sent.transactions.map(({ id }) => id);
  const known = await findKnownIds(tx, key, ids);
  const malformed = sent.transactions.flatMap(({ id, edits }) => {
    const refusal = known.has(id) ? null : editsProblem(store, edits);
    return refusal ? [{ id, refusal }] : [];
  });
  // Those of the log after the base stay in the list: upon them the rest of it was made.
  const recent = new Set(since.map(({ id }) => id));
  const isLeftOut = (id: string) => (known.has(id) && !recent.has(id)) || malformed.some((one) => one.id === id);
  const transactions = sent.transactions
    .filter(({ id }) => !isLeftOut(id))
    .map((transaction) => ({ ...transaction, author: sent.accountId }));
  const outcome = sequence(
    store.kind,
    { document: before, seq: locked.seq },
    { batch: { base: sent.base, transactions }, since },
  );
  if (outcome.logged.length > 0) {
    await appendTransactions(tx, key, outcome.logged);
    if (!(await store.write(tx, key.id, outcome.document))) return refuse('unknown-document');
    if (locked.isVersionDue)
      await insertDocumentVersion(tx, key, {
        id: newId(),
        reason: 'automatic',
        name: '',
        seq: locked.seq,
        document: before,
        accountId: null,
      });
  }
  return {
    seq: outcome.seq,
    logged: [...since, ...outcome.logged],
    refused: [...malformed, ...outcome.refused.map(presentRefused)],
    hasGrown: outcome.logged.length > 0,
  };
}

function presentRefused({ transaction, refusal }: RefusedTransaction) {
  return { id: transaction.id, refusal };
}

function editsProblem<D>({ kind, schemas }: DocumentStore<D>, edits: readonly Edit[]): Refusal | null {
  if (JSON.stringify(edits).length > batchLimits.bytes / 2) return refuse('too-large', { params: { limit: '1 MB' } });
  for (const [index, edit] of edits.entries()) {
    const schema = Object.hasOwn(schemas, edit.name) ? schemas[edit.name] : undefined;
    if (!schema) return refuse('edit-unknown', { field: `edits.${index}.name`, params: { name: edit.name } });
    const args = decode(schema, edit.args, 'json');
    if (isRefusal(args)) return inField(`edits.${index}.args`, args);
    const steps = kind.textEdit(edit)?.steps ?? [];
    if (!steps.every(isStep)) {
      const field = `edits.${index}.args.steps`;
      return refuse('malformed', { field, params: { field, problem: 'not a step of the text' } });
    }
  }
  return null;
}
