import type { DocumentKind } from '@veranda/domain/documents/document-kind';
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
  rerun,
} from '@veranda/domain/documents/replica';
import type { LoggedTransaction, Transaction } from '@veranda/domain/documents/transaction';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import {
  addStep,
  createUndoHistory,
  rebaseWork,
  takeRedo,
  takeUndo,
  type TextCaret,
  type TextCarets,
  type UndoHistory,
  withoutTransactions,
} from './undo-history.ts';

/** A document with its server state: what a session starts from. */
interface LoadedDocument<D> {
  readonly document: D;
  readonly seq: number;
}

/** A document with the log after what its reader knew. */
export interface LoadedLog<D> extends LoadedDocument<D> {
  readonly logged: readonly LoggedTransaction[];
}

/** What a change is called, and what it belongs to. */
export interface ChangeOptions {
  /** Told in undo, history and to others: `Moved image`. */
  readonly label: string;
  /** Changes of one key that follow one another within half a second are one step of undo. */
  readonly coalesceKey?: string;
  /** Ids that are selected after the change; undo goes back to those before it. */
  readonly selection?: readonly string[];
  /** True for what is done whoever else is at work there, such as the answer to a conflict. */
  readonly isUnguarded?: boolean;
  /** Ids that were selected before it; absent for what this tab last said (`select`). */
  readonly selectionBefore?: readonly string[];
  /** Parts of a text that are chosen before and after the change. */
  readonly carets?: TextCarets;
}

/** The last undo or redo: ids that are selected again, and the part of a text that is chosen. */
interface RestoredSelection {
  readonly selection: readonly string[];
  readonly caret: TextCaret | null;
  /** The step that was taken back or run again, and which of the two. */
  readonly label: string;
  readonly direction: 'undo' | 'redo';
}

/** State of a document in this tab, as screens read it. */
interface SessionState<D> {
  readonly document: D;
  readonly replica: Replica<D>;
  readonly history: UndoHistory;
  /** Transactions of this author that others have made impossible and that the author has not seen to. */
  readonly refused: readonly RefusedTransaction[];
  /** Selection that the last undo or redo asks for; a new object each time. */
  readonly restored: RestoredSelection | null;
}

/** A document that is edited in this tab: pure state with its listeners; saving is done by whoever watches it. */
export interface DocumentSession<D> {
  getState(): SessionState<D>;
  subscribe(listener: () => void): () => void;
  /** Says what is selected here, before the next change. */
  select(selection: readonly string[]): void;
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
  /** Gives up what the server does not have. */
  discard(): void;
  /** Starts again from the server's state, with the log after what was known; pending transactions are run upon it. */
  reload(loaded: LoadedLog<D>): void;
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
  /** Asked before a change of this author, with the document as it is: a refusal keeps it from being made. */
  readonly guard?: (document: D, edits: readonly Edit[]) => Refusal | null;
}

/** Opens a document in this tab. */
export function createDocumentSession<D>(input: SessionInput<D>): DocumentSession<D> {
  return new Session(input);
}

class Session<D> implements DocumentSession<D> {
  readonly #input: SessionInput<D>;
  readonly #listeners = new Set<() => void>();
  #state: SessionState<D>;
  #selection: readonly string[] = [];

  constructor(input: SessionInput<D>) {
    this.#input = input;
    this.#state = restoredState(input);
  }

  readonly getState = (): SessionState<D> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  select(selection: readonly string[]): void {
    this.#selection = selection;
  }

  change(edits: readonly Edit[], options: ChangeOptions): Refusal | null {
    const { label, coalesceKey = '', selection = [], carets = null, isUnguarded = false } = options;
    const { selectionBefore = this.#selection } = options;
    const refusal = isUnguarded ? null : (this.#input.guard?.(this.#state.document, edits) ?? null);
    if (refusal) return refusal;
    const added = this.#add(edits, label);
    if (isRefusal(added)) return added;
    const { replica, done } = added;
    const now = this.#input.now();
    const history = addStep(this.#state.history, done, {
      coalesceKey,
      selectionBefore,
      selection,
      carets,
      now,
    });
    this.#set({ replica, document: replica.document, history });
    return null;
  }

  undo(): string | null {
    return this.#step(takeUndo(this.#state.history), 'undo');
  }

  redo(): string | null {
    return this.#step(takeRedo(this.#state.history), 'redo');
  }

  receive(logged: readonly LoggedTransaction[]): void {
    const { replica, history } = this.#state;
    const news = logged.filter(({ seq }) => seq > replica.confirmed.seq);
    const work = rebaseWork(this.#input.kind, { pending: replica.pending, history }, news);
    this.#take(receiveLogged(replica, logged), work.history);
  }

  refuse(id: string, refusal: Refusal): void {
    const transaction = this.#state.replica.pending.find((pending) => pending.id === id);
    if (!transaction) return;
    const received = dropPending(this.#state.replica, id);
    this.#take({ ...received, refused: [{ transaction, refusal }, ...received.refused] });
  }

  dismiss(id: string): void {
    this.#set({ refused: this.#state.refused.filter(({ transaction }) => transaction.id !== id) });
  }

  discard(): void {
    const { confirmed, pending } = this.#state.replica;
    const replica = createReplica(this.#input.kind, confirmed.document, confirmed.seq);
    const history = withoutTransactions(this.#state.history, new Set(pending.map(({ id }) => id)));
    this.#set({ replica, document: replica.document, history });
  }

  reload(loaded: LoadedLog<D>): void {
    const { replica, history, refused: before } = this.#state;
    const work = rebaseWork(this.#input.kind, { pending: replica.pending, history }, loaded.logged);
    const { refused, ...next } = restoredState({ ...this.#input, ...work, loaded });
    this.#set({ ...next, refused: [...before, ...refused] });
  }

  #set(next: Partial<SessionState<D>>): void {
    this.#state = { ...this.#state, ...next };
    for (const listener of this.#listeners) listener();
  }

  #take({ replica, refused }: Received<D>, history = this.#state.history): void {
    const gone = new Set(refused.map(({ transaction }) => transaction.id));
    this.#set({
      replica,
      document: replica.document,
      history: withoutTransactions(history, gone),
      refused: [...this.#state.refused, ...refused],
    });
  }

  #add(edits: readonly Edit[], label: string) {
    const { newId, author } = this.#input;
    const replica = addPending(this.#state.replica, { id: newId(), author, label, edits });
    return isRefusal(replica) ? replica : { replica, done: replica.pending.at(-1) as PendingTransaction };
  }

  #step(taken: ReturnType<typeof takeUndo>, back: 'undo' | 'redo'): string | null {
    if (taken === null) return null;
    const { entry, history } = taken;
    const added = this.#add(entry.inverse, entry.label);
    // What others have changed since then cannot be taken back: the step is gone, and the author is told.
    if (isRefusal(added)) {
      const { newId, author } = this.#input;
      const transaction = { id: newId(), author, label: entry.label, edits: entry.inverse };
      this.#set({ history, refused: [...this.#state.refused, { transaction, refusal: added }] });
      return entry.label;
    }
    const { replica, done } = added;
    const opposite = { ...entry, inverse: done.inverse, transactionIds: [done.id], coalesceKey: '' };
    const grown =
      back === 'undo'
        ? { ...history, redo: [opposite, ...history.redo] }
        : { ...history, undo: [opposite, ...history.undo] };
    const restored = {
      selection: back === 'undo' ? entry.selectionBefore : entry.selectionAfter,
      caret: (back === 'undo' ? entry.carets?.before : entry.carets?.after) ?? null,
      label: entry.label,
      direction: back,
    };
    this.#set({ replica, document: replica.document, history: grown, restored });
    return entry.label;
  }
}

function restoredState<D>({ kind, loaded, pending = [], history }: SessionInput<D>): SessionState<D> {
  const { replica, refused } = rerun(createReplica(kind, loaded.document, loaded.seq), pending);
  const gone = new Set(refused.map(({ transaction }) => transaction.id));
  return {
    document: replica.document,
    replica,
    history: withoutTransactions(history ?? createUndoHistory(), gone),
    refused,
    restored: null,
  };
}
