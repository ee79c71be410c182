import type { DocumentKey } from '@veranda/db/documents/reader';
import { appendTransactions, lockDocument } from '@veranda/db/documents/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { Edit } from '@veranda/domain/documents/edit';
import { runEdits } from '@veranda/domain/documents/transaction';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { readDocument } from './document-store.ts';
import { keepAutomatically } from './record-version.ts';
import type { DocumentStore } from './store-of-kind.ts';

interface StepContext<D> {
  readonly tx: SiteTransaction;
  readonly newId: () => string;
  readonly store: DocumentStore<D>;
  readonly key: DocumentKey;
}

/** A step of a document that follows from what somebody did elsewhere. */
interface FollowingStep<D> {
  readonly label: string;
  /** Account of whoever did it. */
  readonly accountId: string;
  /** The edits upon the document as it is now; none where nothing follows. */
  readonly editsOf: (document: D) => readonly Edit[];
}

/** Appends the step to the log of a document and stores what the log makes; refused where it cannot be run. */
export async function appendEdits<D>(
  { tx, newId, store, key }: StepContext<D>,
  { label, accountId, editsOf }: FollowingStep<D>,
): Promise<Refusal | null> {
  const { seq, isVersionDue } = await lockDocument(tx, key);
  const document = await readDocument(store, tx, key.id);
  if (document === undefined) return refuse('unknown-document');
  const edits = editsOf(document);
  if (edits.length === 0) return null;
  const problem = (await store.contentProblem?.(tx, key.id, edits)) ?? null;
  if (problem) return problem;
  const outcome = runEdits(store.kind, document, edits);
  if (isRefusal(outcome)) return outcome;
  if (isVersionDue) await keepAutomatically({ tx, newId, key }, { document, seq });
  await appendTransactions(tx, key, [{ id: newId(), author: accountId, label, edits, seq: seq + 1 }]);
  await store.write(tx, key.id, outcome.document);
  return null;
}
