import type { DocumentKind } from '@veranda/domain/documents/document-kind';
import type { LoggedTransaction, Transaction } from '@veranda/domain/documents/transaction';
import type { StoredWork } from './pending-storage.ts';
import { createUndoHistory, rebaseWork, type UndoHistory } from './undo-history.ts';

/** Work as it goes on upon a document that was read again. */
interface RestoredWork {
  readonly pending: readonly Transaction[];
  readonly history: UndoHistory;
}

/**
 * Works that were kept, as they are to run after the log. What closed tabs have left follows upon the work of this
 * one, the first, as if its author had done it afterwards.
 * @param logged the log after the lowest base of all works
 */
export function restoreWork<D>(
  kind: DocumentKind<D>,
  works: readonly StoredWork[],
  logged: readonly LoggedTransaction[],
): RestoredWork {
  let restored: RestoredWork = { pending: [], history: createUndoHistory() };
  for (const [index, { base, pending, history }] of works.entries()) {
    const before = restored.pending.map((transaction) => ({ ...transaction, seq: 0 }));
    const log = logged.filter(({ seq }) => seq > base);
    const rebased = rebaseWork(kind, { pending, history }, [...log, ...before]);
    restored = {
      pending: [...restored.pending, ...rebased.pending],
      history: index === 0 ? rebased.history : restored.history,
    };
  }
  return restored;
}
