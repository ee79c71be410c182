import { rebaseEdits, type DocumentKind } from '@veranda/domain/documents/document-kind';
import type { Edit } from '@veranda/domain/documents/edit';
import {
  addPending,
  createReplica,
  dropPending,
  type PendingTransaction,
  type Received,
  receiveLogged,
  type RefusedTransaction,
  type Replica,
} from '@veranda/domain/documents/replica';
import type { LoggedTransaction, Transaction } from '@veranda/domain/documents/transaction';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import {
  addStep,
  createUndoHistory,
  rebaseHistory,
  takeRedo,
  takeUndo,
  type UndoHistory,
  withoutTransactions,
} from './undo-history.ts';

/** A document with its server state: what a session starts from. */
export interface LoadedDocument<D> {
  readonly document: D;
  readonly seq: number;
}

/** What a change is called, and what it belongs to. */
export interface ChangeOptions {
  /** Told in undo, history and to others: `Moved image`. */
  readonly label: string;
  /** Changes of one key that follow one another within half a second are one step of undo. */
  readonly coalesceKey?: string;
  /** Ids that are selected after the change; undo goes back to those before it. */
  readonly selection?: readonly string[];
}

/** State of a document in this tab, as screens read it. */
export interface SessionState<D> {
  readonly document: D;
  readonly replica: Replica<D>;
  readonly history: UndoHistory;
  /** Transactions of this author that others have made impossible and that the author has not seen to. */
  readonly refused: readonly RefusedTransaction[];
  /** Selection that the last undo or redo asks for; a new object each time. */
  readonly restored: { readonly selection: readonly string[] } | null;
}

/** A document that is edited in this tab: pure state with its listeners; saving is done by whoever watches it. */
export interface DocumentSession<D> {
  getState(): SessionState<D>;
  subscribe(listener: () => void): () => void;
  /** Runs edits upon what is on the screen. @returns the refusal where they cannot be run; nothing has changed then */
  change(edits: readonly Edit[], options: ChangeOptions): Refusal | null;
  /** Takes back the last step of this author. @returns its label, or null where there is none */
  undo(): string | null;
  redo(): string | null;
  /** Takes over what the server has put in order. @throws where transactions are missing */
  receive(logged: readonly LoggedTransaction[]): void;
  /** Takes away a transaction that the server has refused. */
  refuse(id: string, refusal: Refusal): void;
  /** Takes a refused transaction off the list. */
  dismiss(id: string): void;
  /** Starts again from the server's state; pending transactions are run upon it. */
  reload(loaded: LoadedDocument<D>, pending: readonly Transaction[]): void;
}

interface SessionInput<D> {
  readonly kind: DocumentKind<D>;
  readonly loaded: LoadedDocument<D>;
  readonly author: string;
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Transactions that were kept in this browser, made upon the loaded state. */
  readonly pending?: readonly Transaction[];
  readonly history?: UndoHistory;
}

/** Opens a document in this tab. */
export function createDocumentSession<D>(input: SessionInput<D>): DocumentSession<D> {
  const { kind, author, newId, now } = input;
  const listeners = new Set<() => void>();
  let state: SessionState<D> = restoredState(input);

  function set(next: Partial<SessionState<D>>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function take({ replica, refused }: Received<D>, history = state.history): void {
    const gone = new Set(refused.map(({ transaction }) => transaction.id));
    set({
      replica,
      document: replica.document,
      history: withoutTransactions(history, gone),
      refused: [...state.refused, ...refused],
    });
  }

  function add(edits: readonly Edit[], label: string): PendingTransaction | Refusal {
    const next = addPending(state.replica, { id: newId(), author, label, edits });
    if (isRefusal(next)) return next;
    set({ replica: next, document: next.document });
    return next.pending.at(-1) as PendingTransaction;
  }

  function step(taken: ReturnType<typeof takeUndo>, back: 'undo' | 'redo'): string | null {
    if (taken === null) return null;
    const { entry, history } = taken;
    const done = add(entry.inverse, entry.label);
    // What others have changed since then cannot be taken back: the step is gone, and the author is told.
    if (isRefusal(done)) {
      const transaction = { id: newId(), author, label: entry.label, edits: entry.inverse };
      set({ history, refused: [...state.refused, { transaction, refusal: done }] });
      return entry.label;
    }
    const opposite = { ...entry, inverse: done.inverse, transactionIds: [done.id], coalesceKey: '' };
    const grown =
      back === 'undo'
        ? { ...history, redo: [opposite, ...history.redo] }
        : { ...history, undo: [opposite, ...history.undo] };
    const selection = back === 'undo' ? entry.selectionBefore : entry.selectionAfter;
    set({ history: grown, restored: { selection } });
    return entry.label;
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(edits, { label, coalesceKey = '', selection = [] }) {
      const before = state.history;
      const done = add(edits, label);
      if (isRefusal(done)) return done;
      set({ history: addStep(before, done, { coalesceKey, selection, now: now() }) });
      return null;
    },
    undo: () => step(takeUndo(state.history), 'undo'),
    redo: () => step(takeRedo(state.history), 'redo'),
    receive(logged) {
      const own = new Set(state.replica.pending.map(({ id }) => id));
      const news = logged.filter(({ seq, id }) => seq > state.replica.confirmed.seq && !own.has(id));
      const over = news.flatMap(({ edits }) => edits);
      const pendingEdits = state.replica.pending.flatMap(({ edits }) => edits);
      const history = rebaseHistory(kind, state.history, rebaseEdits(kind, over, pendingEdits));
      take(receiveLogged(state.replica, logged), history);
    },
    refuse(id, refusal) {
      const transaction = state.replica.pending.find((pending) => pending.id === id);
      if (!transaction) return;
      const received = dropPending(state.replica, id);
      take({ ...received, refused: [{ transaction, refusal }, ...received.refused] });
    },
    dismiss: (id) => set({ refused: state.refused.filter(({ transaction }) => transaction.id !== id) }),
    reload: (loaded, pending) => set(restoredState({ ...input, loaded, pending, history: state.history })),
  };
}

function restoredState<D>({ kind, loaded, pending = [], history }: SessionInput<D>): SessionState<D> {
  let replica = createReplica(kind, loaded.document, loaded.seq);
  const refused: RefusedTransaction[] = [];
  for (const transaction of pending) {
    const next = addPending(replica, transaction);
    if (isRefusal(next)) refused.push({ transaction, refusal: next });
    else replica = next;
  }
  return {
    document: replica.document,
    replica,
    history: history ?? createUndoHistory(),
    refused,
    restored: null,
  };
}
