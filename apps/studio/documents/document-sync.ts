import type { LoggedTransaction, Transaction } from '@veranda/domain/documents/transaction';
import type { Refusal } from '@veranda/domain/refusal';
import { afterPaint } from '../after-paint.ts';
import type { DocumentSession, LoadedLog } from './document-session.ts';
import type { PendingStorage } from './pending-storage.ts';

/** State of saving, as the indicator tells it; truthful at every moment. */
export type SaveStatus = 'saved' | 'saving' | 'offline' | 'failed' | 'signed-out';

/** Answer to a batch. */
export interface BatchAnswer {
  readonly logged: readonly LoggedTransaction[];
  readonly refused: readonly { readonly id: string; readonly refusal: Refusal }[];
}

/** Reason why a batch did not arrive; `ahead` where the server has lost what was known of it. */
export type SendFailure = 'offline' | 'signed-out' | 'failed' | 'ahead';

/** The calls that saving makes. */
export interface DocumentTransport<D> {
  send(batch: {
    readonly base: number;
    readonly transactions: readonly Transaction[];
  }): Promise<BatchAnswer | SendFailure>;
  /** The document with the log after `since`. @throws what the call threw */
  load(since?: number): Promise<LoadedLog<D>>;
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
  /** Sends everything now. @returns whether the server has all of it */
  saveNow(): Promise<boolean>;
  /** Sends at once: asked for, or the connection or the session is back. */
  retry(): void;
  /** Reads the document again, where the news of others have a gap. */
  reload(): Promise<void>;
  /** Ends saving; what is unsent stays in this browser. */
  close(): void;
}

/** Milliseconds from the last change, and from leaving a field, to sending (decisions, numbers: autosave). */
const sendAfterMs = 1000;
const flushAfterMs = 150;
/** Milliseconds from the first change to sending, however often others follow. */
const maxWaitMs = 10_000;
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
  /** False where this browser has already kept nothing. */
  readonly isKept: boolean;
}

/** Watches a session and saves it. */
export function createDocumentSync<D>(input: SyncInput<D>): DocumentSync {
  return new Sync(input);
}

class Sync<D> implements DocumentSync {
  readonly #input: SyncInput<D>;
  readonly #listeners = new Set<() => void>();
  readonly #unsubscribe: () => void;
  #state: SyncState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dueAt = Infinity;
  #firstAt = 0;
  #sending: Promise<boolean> | null = null;
  #isClosed = false;
  #retryMs = firstRetryMs;
  #isKeeping = false;
  #hasUnkept = false;
  // Begins the writing that waits for the next frame.
  #keepNow: (() => void) | null = null;

  constructor(input: SyncInput<D>) {
    this.#input = input;
    const unsent = input.session.getState().replica.pending.length;
    this.#state = { status: unsent > 0 ? 'saving' : 'saved', unsent, isKept: input.isKept };
    this.#unsubscribe = this.#watchSession();
    globalThis.addEventListener?.('online', this.retry);
    globalThis.addEventListener?.('visibilitychange', this.#sendHidden);
    globalThis.addEventListener?.('pagehide', this.#keepHidden);
    if (unsent > 0) this.#schedule(0);
  }

  readonly getState = (): SyncState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly flush = (): void => {
    const { unsent, status } = this.#state;
    if (unsent > 0 && status === 'saving') this.#schedule(flushAfterMs);
  };

  readonly retry = (): void => {
    this.#retryMs = firstRetryMs;
    if (this.#state.unsent > 0) this.#schedule(0);
    else if (this.#state.status !== 'saved') this.#set({ status: 'saved' });
  };

  async saveNow(): Promise<boolean> {
    while (this.#input.session.getState().replica.pending.length > 0)
      if (this.#isClosed || !(await this.#send())) return false;
    return true;
  }

  async reload(): Promise<void> {
    const { session, transport } = this.#input;
    const { seq } = session.getState().replica.confirmed;
    try {
      const loaded = await transport.load(seq);
      if (!this.#isClosed) session.reload(loaded);
    } catch (error) {
      console.warn('The document could not be read again; it is tried again', error);
      this.#fail('failed');
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#keepHidden();
    clearTimeout(this.#timer);
    this.#unsubscribe();
    globalThis.removeEventListener?.('online', this.retry);
    globalThis.removeEventListener?.('visibilitychange', this.#sendHidden);
    globalThis.removeEventListener?.('pagehide', this.#keepHidden);
  }

  // A tab that is closed is hidden first: nothing waits for the rest of a second then.
  readonly #sendHidden = (): void => {
    if (document.visibilityState !== 'hidden') return;
    this.#keepHidden();
    if (this.#state.status === 'saving') void this.#send();
  };

  // The tab may end at once, with the screen that is left or by itself: what is not written yet does not wait for the
  // writing that is on its way, which comes first.
  readonly #keepHidden = (): void => {
    this.#keepNow?.();
    if (this.#hasUnkept) void this.#write();
  };

  #set(next: Partial<SyncState>): void {
    this.#state = { ...this.#state, ...next };
    for (const listener of this.#listeners) listener();
  }

  #watchSession(): () => void {
    const { session } = this.#input;
    let seen = session.getState();
    return session.subscribe(() => {
      const next = session.getState();
      const hasWork = next.replica.pending !== seen.replica.pending || next.history !== seen.history;
      const hasGrown = next.replica.pending.length > seen.replica.pending.length;
      seen = next;
      if (hasWork) this.#keepSoon();
      this.#count();
      if (hasGrown && this.#state.status === 'saving') this.#postpone();
    });
  }

  #count(): void {
    const unsent = this.#input.session.getState().replica.pending.length;
    if (unsent === this.#state.unsent) return;
    const { status } = this.#state;
    if (unsent === 0) this.#set({ unsent, status: 'saved' });
    else this.#set({ unsent, status: status === 'saved' ? 'saving' : status });
  }

  // The next change begins the second anew.
  #postpone(): void {
    const now = Date.now();
    if (this.#dueAt === Infinity) this.#firstAt = now;
    if (now - this.#firstAt > maxWaitMs) return;
    this.#dueAt = Infinity;
    this.#schedule(sendAfterMs);
  }

  #schedule(ms: number): void {
    const at = Date.now() + ms;
    if (this.#isClosed || this.#sending || at >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = at;
    this.#timer = setTimeout(() => void this.#send(), ms);
  }

  // A letter is painted before it is written: nothing is acknowledged in that time.
  #keepSoon(): void {
    this.#keepNow ??= afterPaint(() => {
      this.#keepNow = null;
      void this.#keep();
    });
  }

  // One writing at a time, of the newest: a burst of typing is not a queue of copies of its history.
  async #keep(): Promise<void> {
    this.#hasUnkept = true;
    if (this.#isKeeping) return;
    this.#isKeeping = true;
    while (this.#hasUnkept) await this.#write();
    this.#isKeeping = false;
  }

  async #write(): Promise<void> {
    this.#hasUnkept = false;
    const { session, storage, name } = this.#input;
    const { replica, history } = session.getState();
    const pending = replica.pending.map(plain);
    const isKept = await storage.write(name, { base: replica.confirmed.seq, pending, history });
    if (isKept !== this.#state.isKept) this.#set({ isKept });
  }

  /** Sends a batch, or waits for the one that is on its way. @returns whether it has arrived */
  #send(): Promise<boolean> {
    this.#sending ??= this.#sendBatch().finally(() => {
      this.#sending = null;
      this.#settle();
    });
    return this.#sending;
  }

  async #sendBatch(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#dueAt = Infinity;
    this.#keepNow?.();
    const { session, transport } = this.#input;
    const { pending, confirmed } = session.getState().replica;
    if (this.#isClosed || pending.length === 0) return true;
    this.#set({ status: 'saving' });
    const transactions = pending.slice(0, maxBatch).map(plain);
    const answer = await transport.send({ base: confirmed.seq, transactions });
    if (this.#isClosed) return false;
    if (answer === 'ahead') await this.reload();
    else if (typeof answer === 'string') this.#fail(answer);
    else await this.#take(answer);
    return this.#state.status === 'saving' || this.#state.status === 'saved';
  }

  async #take(answer: BatchAnswer): Promise<void> {
    const { session } = this.#input;
    this.#retryMs = firstRetryMs;
    try {
      session.receive(answer.logged);
    } catch (error) {
      console.warn('The news of the document have a gap; it is read again', error);
      await this.reload();
    }
    for (const { id, refusal } of answer.refused) session.refuse(id, refusal);
  }

  #fail(failure: Exclude<SendFailure, 'ahead'>): void {
    this.#set({ status: failure });
  }

  #settle(): void {
    const { status, unsent } = this.#state;
    if (unsent === 0 && status === 'saving') this.#set({ status: 'saved' });
    else if (status === 'saving') this.#schedule(flushAfterMs);
    else if (status === 'offline' || status === 'failed') {
      this.#schedule(this.#retryMs);
      this.#retryMs = Math.min(maxRetryMs, this.#retryMs * 2);
    }
  }
}

function plain({ id, author, label, edits }: Transaction): Transaction {
  return { id, author, label, edits };
}
