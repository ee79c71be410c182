import type { Transaction } from '@veranda/domain/documents/transaction';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
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
  read(name: string): Promise<StoredWork | null>;
  /** @returns false where the browser keeps nothing: it has no room, or forbids it */
  write(name: string, work: StoredWork): Promise<boolean>;
}

const databaseName = 'veranda-documents';

interface Schema extends DBSchema {
  readonly work: { key: string; value: StoredWork };
}

/** Name of the work on a document: one an account, since several people may use a browser. */
export function workName(account: string, document: string): string {
  return `${account}:${document}`;
}

/** The browser's IndexedDB. */
export function createPendingStorage(): PendingStorage {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const open = () => {
    opened ??= openDB<Schema>(databaseName, 1, {
      upgrade: (database) => void database.createObjectStore('work'),
    });
    return opened;
  };
  return {
    async read(name) {
      try {
        return (await (await open()).get('work', name)) ?? null;
      } catch (error) {
        console.warn('The changes that this browser keeps could not be read', error);
        return null;
      }
    },
    async write(name, work) {
      try {
        await (await open()).put('work', work, name);
        return true;
      } catch (error) {
        opened = null;
        console.warn('This browser keeps no changes', error);
        return false;
      }
    },
  };
}

/** Forgets all work of this browser: on logging out, nothing of an account stays behind. */
export async function deleteStoredWork(): Promise<void> {
  await deleteDB(databaseName);
}
