import { type DocumentKind, rebaseEdits } from '@veranda/domain/documents/document-kind';
import type { Edit } from '@veranda/domain/documents/edit';
import { type PendingTransaction, rebaseOver } from '@veranda/domain/documents/replica';
import type { LoggedTransaction, Transaction } from '@veranda/domain/documents/transaction';

/** Part of a text that is chosen: the field’s address, and positions in its document. */
export interface TextCaret {
  readonly field: string;
  readonly anchor: number;
  readonly head: number;
}

export interface TextCarets {
  readonly before: TextCaret;
  readonly after: TextCaret;
}

/** A step of this author that can be taken back. */
interface UndoEntry {
  readonly label: string;
  /** Edits that take it back from what comes when all later steps are taken back. */
  readonly inverse: readonly Edit[];
  readonly transactionIds: readonly string[];
  readonly selectionBefore: readonly string[];
  readonly selectionAfter: readonly string[];
  /** Absent in steps that were kept before texts had carets. */
  readonly carets?: TextCarets | null;
  /** Empty for a step that nothing is added to. */
  readonly coalesceKey: string;
  /** Milliseconds since 1970 of its last change. */
  readonly at: number;
}

/** Steps of this author alone, the next one first: run in this order they go all the way back, and forth. */
export interface UndoHistory {
  readonly undo: readonly UndoEntry[];
  readonly redo: readonly UndoEntry[];
}

/** Milliseconds within which typing is one step. */
const coalesceMs = 500;

/** Steps that can be taken back. */
const maxSteps = 200;

export function createUndoHistory(): UndoHistory {
  return { undo: [], redo: [] };
}

interface NewStep {
  readonly coalesceKey: string;
  readonly selectionBefore: readonly string[];
  readonly selection: readonly string[];
  readonly carets: TextCarets | null;
  readonly now: number;
}

/** The history with a step more, or with a longer newest step; what was undone is forgotten. */
export function addStep(
  history: UndoHistory,
  { id, label, inverse }: PendingTransaction,
  { coalesceKey, selectionBefore, selection, carets, now }: NewStep,
): UndoHistory {
  const [last, ...rest] = history.undo;
  const isSameStep =
    last !== undefined &&
    coalesceKey !== '' &&
    last.coalesceKey === coalesceKey &&
    now - last.at < coalesceMs;
  const entry: UndoEntry = isSameStep
    ? {
        ...last,
        inverse: [...inverse, ...last.inverse],
        transactionIds: [...last.transactionIds, id],
        selectionAfter: selection,
        carets: carets && { before: last.carets?.before ?? carets.before, after: carets.after },
        at: now,
      }
    : {
        label,
        inverse,
        transactionIds: [id],
        selectionBefore,
        selectionAfter: selection,
        carets,
        coalesceKey,
        at: now,
      };
  const undo = [entry, ...(isSameStep ? rest : history.undo)].slice(0, maxSteps);
  return { undo, redo: [] };
}

/** A step taken off the history; null where there is none. */
type TakenStep = { readonly entry: UndoEntry; readonly history: UndoHistory } | null;

export function takeUndo(history: UndoHistory): TakenStep {
  const [entry, ...undo] = history.undo;
  return entry ? { entry, history: { ...history, undo } } : null;
}

export function takeRedo(history: UndoHistory): TakenStep {
  const [entry, ...redo] = history.redo;
  return entry ? { entry, history: { ...history, redo } } : null;
}

/** Transactions that the server does not have, and the steps of their author. */
interface Work<T extends Transaction> {
  readonly pending: readonly T[];
  readonly history: UndoHistory;
}

/** The work after what the log has got in the meantime; what of it is in the log itself is no longer pending. */
export function rebaseWork<D, T extends Transaction>(
  kind: DocumentKind<D>,
  { pending, history }: Work<T>,
  logged: readonly LoggedTransaction[],
): Work<T> {
  let work: Work<T> = { pending, history };
  for (const transaction of logged) {
    const [next] = work.pending;
    const pendingEdits = work.pending.flatMap(({ edits }) => edits);
    const over = next?.id === transaction.id ? [] : rebaseEdits(kind, transaction.edits, pendingEdits);
    work = {
      pending: rebaseOver(kind, work.pending, [transaction]),
      history: rebaseHistory(kind, work.history, over),
    };
  }
  return work;
}

// After edits of others upon what is on the screen.
function rebaseHistory<D>(kind: DocumentKind<D>, history: UndoHistory, over: readonly Edit[]): UndoHistory {
  if (over.length === 0) return history;
  return {
    ...history,
    undo: rebaseEntries(kind, history.undo, over),
    redo: rebaseEntries(kind, history.redo, over),
  };
}

/** The history without steps of transactions that have become impossible. */
export function withoutTransactions(history: UndoHistory, gone: ReadonlySet<string>): UndoHistory {
  if (gone.size === 0) return history;
  const isLeft = ({ transactionIds }: UndoEntry) => !transactionIds.some((id) => gone.has(id));
  return { ...history, undo: history.undo.filter(isLeft), redo: history.redo.filter(isLeft) };
}

function rebaseEntries<D>(
  kind: DocumentKind<D>,
  entries: readonly UndoEntry[],
  over: readonly Edit[],
): readonly UndoEntry[] {
  const rebased = rebaseEdits(
    kind,
    entries.flatMap(({ inverse }) => inverse),
    over,
  );
  let from = 0;
  return entries.map((entry) => {
    const inverse = rebased.slice(from, from + entry.inverse.length);
    from += entry.inverse.length;
    return { ...entry, inverse };
  });
}
