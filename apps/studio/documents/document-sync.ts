import type { LoggedTransaction, Transaction } from '@veranda/domain/documents/transaction';
import type { Refusal } from '@veranda/domain/refusal';
import type { DocumentSession, LoadedDocument } from './document-session.ts';
import type { PendingStorage } from './pending-storage.ts';

/** State of saving, as the indicator tells it; truthful at every moment. */
export type SaveStatus = 'saved' | 'saving' | 'offline' | 'failed' | 'signed-out';

/** Answer to a batch. */
export interface BatchAnswer {
  readonly logged: readonly LoggedTransaction[];
  readonly refused: readonly { readonly id: string; readonly refusal: Refusal }[];
}

/** Reason why a batch did not arrive. */
export type SendFailure = 'offline' | 'signed-out' | 'failed';

/** The calls that saving makes. */
export interface DocumentTransport<D> {
  send(batch: {
    readonly base: number;
    readonly transactions: readonly Transaction[];
  }): Promise<BatchAnswer | SendFailure>;
  load(): Promise<LoadedDocument<D>>;
}

/** State of the saving of a document. */
export interface SyncState {
  readonly status: SaveStatus;
  /** Transactions that the server does not have. */
  readonly unsent: number;
  /** False where this browser keeps nothing: then only the server does. */
  readonly isKept: boolean;
}

/** Saving of a document: in this browser first, then in batches on the server. */
export interface DocumentSync {
  getState(): SyncState;
  subscribe(listener: () => void): () => void;
  /** Sends soon: a field was left. */
  flush(): void;
  /** Sends at once: asked for, or the connection or the session is back. */
  retry(): void;
  /** Reads the document again, where the news of others have a gap. */
  reload(): Promise<void>;
  close(): void;
}

/** Milliseconds from the last change, and from leaving a field, to sending (decisions, numbers: autosave). */
const sendAfterMs = 1000;
const flushAfterMs = 150;
/** Milliseconds to the next try after a failure; twice as long each time, up to the last. */
const firstRetryMs = 1000;
const maxRetryMs = 30_000;
const maxBatch = 100;

interface SyncInput<D> {
  readonly session: DocumentSession<D>;
  readonly transport: DocumentTransport<D>;
  readonly storage: PendingStorage;
  /** Name of the work in the storage. */
  readonly name: string;
}

/** Watches a session and saves it. */
export function createDocumentSync<D>({ session, transport, storage, name }: SyncInput<D>): DocumentSync {
  const listeners = new Set<() => void>();
  let state: SyncState = { status: 'saved', unsent: 0, isKept: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Infinity;
  let isSending = false;
  let isClosed = false;
  let retryMs = firstRetryMs;
  let seen = session.getState();

  function set(next: Partial<SyncState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function schedule(ms: number): void {
    const at = Date.now() + ms;
    if (isClosed || isSending || at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => void send(), ms);
  }

  async function keep(): Promise<void> {
    const { replica, history } = session.getState();
    const pending = replica.pending.map(({ inverse: _, ...transaction }) => transaction);
    const isKept = await storage.write(name, { base: replica.confirmed.seq, pending, history });
    if (isKept !== state.isKept) set({ isKept });
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    dueAt = Infinity;
    const { pending, confirmed } = session.getState().replica;
    if (isClosed || isSending || pending.length === 0) return;
    isSending = true;
    set({ status: 'saving' });
    const transactions = pending.slice(0, maxBatch).map(({ inverse: _, ...transaction }) => transaction);
    const answer = await transport.send({ base: confirmed.seq, transactions });
    isSending = false;
    if (isClosed) return;
    if (typeof answer === 'string') return failed(answer);
    retryMs = firstRetryMs;
    session.receive(answer.logged);
    for (const { id, refusal } of answer.refused) session.refuse(id, refusal);
    settle();
  }

  function failed(failure: SendFailure): void {
    set({ status: failure });
    if (failure === 'signed-out') return;
    schedule(retryMs);
    retryMs = Math.min(maxRetryMs, retryMs * 2);
  }

  function settle(): void {
    const unsent = session.getState().replica.pending.length;
    set({ unsent, status: unsent === 0 ? 'saved' : 'saving' });
    if (unsent > 0) schedule(flushAfterMs);
  }

  const unsubscribe = session.subscribe(() => {
    const next = session.getState();
    const hasWork = next.replica.pending !== seen.replica.pending || next.history !== seen.history;
    const isNew = next.replica.pending.length > seen.replica.pending.length;
    seen = next;
    if (hasWork) void keep();
    const unsent = next.replica.pending.length;
    if (unsent !== state.unsent) set({ unsent, ...(state.status === 'saved' && unsent > 0 ? { status: 'saving' } : {}) });
    if (isNew && state.status !== 'signed-out') postpone();
  });

  // The next change begins the second anew, but a first change waits for no more than ten of them.
  let firstAt = 0;
  function postpone(): void {
    const now = Date.now();
    if (dueAt === Infinity) firstAt = now;
    if (now - firstAt > 10 * sendAfterMs) return;
    dueAt = Infinity;
    schedule(sendAfterMs);
  }

  const online = () => {
    retryMs = firstRetryMs;
    dueAt = Infinity;
    schedule(0);
  };
  globalThis.addEventListener?.('online', online);
  if (seen.replica.pending.length > 0) {
    set({ unsent: seen.replica.pending.length, status: 'saving' });
    schedule(0);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    flush: () => schedule(flushAfterMs),
    retry: online,
    async reload() {
      const { pending } = session.getState().replica;
      session.reload(await transport.load(), pending);
      settle();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      unsubscribe();
      globalThis.removeEventListener?.('online', online);
    },
  };
}
