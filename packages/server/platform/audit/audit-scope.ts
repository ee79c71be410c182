import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { appendEntry, appendEntryIfWritten, type NewAuditEntry } from '@veranda/db/audit/writer';
import type { Database, SiteTransaction, TransactionOptions } from '@veranda/db/platform/database';
import { isRefusal } from '@veranda/domain/refusal';

/** Details that a feature may add to the entry of the call it answers. */
interface AuditNote {
  /** `product:<id>`; without it the parameters of the path name the subject. */
  readonly subject?: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

interface Scope {
  readonly entry: NewAuditEntry;
  /** The site of the entry; null until a site that is made by the call is known. */
  siteId: string | null;
  written: boolean;
  note: AuditNote;
}

interface SiteWork<T> {
  readonly siteId: string;
  readonly work: (trx: SiteTransaction) => Promise<T>;
  readonly options: TransactionOptions | undefined;
}

const scopes = new AsyncLocalStorage<Scope>();

/**
 * Runs a call that leaves an entry in the audit log. The entry is written by the first transaction of the
 * call that writes, so that neither is without the other; a call that succeeds without having written gets
 * its entry afterwards.
 */
export async function withAuditEntry<T>(
  db: Pick<Database, 'forSite'>,
  { siteId, entry }: { readonly siteId: string | null; readonly entry: NewAuditEntry },
  work: () => Promise<T>,
): Promise<T> {
  const scope: Scope = { entry, siteId, written: false, note: {} };
  const answer = await scopes.run(scope, work);
  const site = scope.siteId;
  if (!scope.written && site !== null && !isRefusal(answer))
    await db.forSite(site, (tx) => appendEntry(tx, entryOf(scope)));
  return answer;
}

/** The database as use cases get it: what writes inside of a recorded call writes the call's entry too. */
export function auditedDatabase(db: Database): Database {
  return {
    ...db,
    forSite(siteId, work, options) {
      const scope = scopes.getStore();
      if (!scope || options?.readOnly || (scope.siteId ?? siteId) !== siteId)
        return db.forSite(siteId, work, options);
      return writeWithEntry(db, scope, { siteId, work, options });
    },
  };
}

async function writeWithEntry<T>(
  db: Database,
  scope: Scope,
  { siteId, work, options }: SiteWork<T>,
): Promise<T> {
  let mine = false;
  function takeBack(): void {
    if (mine) scope.written = false;
    mine = false;
  }
  try {
    const run = async (tx: SiteTransaction): Promise<T> => {
      // A transaction that is run again starts again, with its entry.
      takeBack();
      const result = await work(tx);
      if (scope.written || isRefusal(result)) return result;
      // Said before it is done: of two transactions at once only one writes the entry.
      scope.written = mine = true;
      if (await appendEntryIfWritten(tx, entryOf(scope))) scope.siteId = siteId;
      else takeBack();
      return result;
    };
    return await db.forSite(siteId, run, options);
  } catch (error) {
    takeBack();
    throw error;
  }
}

function entryOf({ entry, note }: Scope): NewAuditEntry {
  return {
    ...entry,
    subject: note.subject ?? entry.subject,
    before: note.before === undefined ? entry.before : hashOf(note.before),
    after: note.after === undefined ? entry.after : hashOf(note.after),
  };
}

/** SHA-256 of a value as JSON; bigints count as their decimal text. */
export function hashOf(value: unknown): Uint8Array {
  const text = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? String(part) : part,
  );
  return createHash('sha256')
    .update(text ?? 'null')
    .digest();
}
