import type { Transaction } from '@veranda/domain/documents/transaction';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { UndoHistory } from './undo-history.ts';

/** Work on a document that this browser keeps until the server has it, and the steps that can be taken back. */
export interface StoredWork {
  /** Sequence number of the server's state that the transactions were made upon. */
  readonly base: number;
  readonly pending: readonly Transaction[];
  readonly history: UndoHistory;
}

/** Keeps unsent work. Nothing is deleted because the browser has no room. */
export interface PendingStorage {
  /** Names of the works that are kept under names of this beginning. */
  list(beginning: string): Promise<readonly string[]>;
  read(name: string): Promise<StoredWork | null>;
  /** @returns false where the browser keeps nothing: it has no room, or forbids it */
  write(name: string, work: StoredWork): Promise<boolean>;
  delete(name: string): Promise<void>;
}

interface Schema extends DBSchema {
  readonly work: { key: string; value: StoredWork };
}
type Database = IDBPDatabase<Schema>;

/** The browser's IndexedDB. */
export function createPendingStorage(): PendingStorage {
  let opened: Promise<Database> | null = null;
  async function tried<T>(work: (database: Database) => Promise<T>, otherwise: T): Promise<T> {
    try {
      opened ??= openStore();
      return await work(await opened);
    } catch (error) {
      opened = null;
      console.warn('This browser keeps no changes', error);
      return otherwise;
    }
  }
  return {
    list: (beginning) =>
      tried<readonly string[]>(
        (database) => database.getAllKeys('work', IDBKeyRange.bound(beginning, `${beginning}\uffff`)),
        [],
      ),
    read: (name) => tried(async (database) => (await database.get('work', name)) ?? null, null),
    write: (name, work) =>
      tried(async (database) => {
        const transaction = database.transaction('work', 'readwrite');
        const written = transaction.store.put(work, name);
        // Explicit: an automatic commit waits for the events of the requests, which a tab that closes never gets.
        transaction.commit();
        await Promise.all([written, transaction.done]);
        return true;
      }, false),
    delete: (name) => tried((database) => database.delete('work', name), undefined),
  };
}

/** Forgets all work of this browser: on logging out, nothing of an account stays behind. */
export async function deleteStoredWork(): Promise<void> {
  try {
    const database = await openStore();
    await database.clear('work');
    database.close();
  } catch (error) {
    console.warn('This browser keeps no changes', error);
  }
}

function openStore(): Promise<Database> {
  return openDB<Schema>('veranda-documents', 1, {
    upgrade: (database) => void database.createObjectStore('work'),
  });
}
