import { join } from 'node:path';
import pg from 'pg';
import { DatabaseRefusal } from './database-refusal.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import { ensureRoles, ownerRole, appRole } from './roles.ts';

/** Result of a run of the migrations. */
interface MigrationResult {
  /** The files applied by this run, in order. */
  readonly applied: readonly string[];
  /** The number of the newest migration. */
  readonly version: number;
}

/** The folder of the project's migrations. */
export const migrationsFolder = join(import.meta.dirname, '../migrations');

const oldestServer = 15;
// Any number, but the same in every process that migrates: "vera" in ASCII.
const advisoryLock = 0x76657261;

/**
 * Brings the database up to the newest migration. Runs beside others are harmless: one works, the others
 * wait. Each file is one transaction. A file that was applied is never changed: its checksum is kept and
 * compared.
 * @throws DatabaseRefusal when the server cannot be reached or is too old, or a migration is not as it was
 */
export async function migrate(url: string, folder: string = migrationsFolder): Promise<MigrationResult> {
  const migrations = readMigrations(folder);
  const client = await connect(url);
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await ensureRoles(client);
    const known = await knownMigrations(client);
    refuseChanged(migrations, known);
    const waiting = migrations.filter((migration) => !known.has(migration.number));
    for (const migration of waiting) await apply(client, migration);
    return { applied: waiting.map((migration) => migration.name), version: migrations.at(-1)?.number ?? 0 };
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'veranda migrate',
  });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => {});
    throw new DatabaseRefusal(`The database cannot be reached: ${reason(error)}.`);
  }
  const { rows } = await client.query("select current_setting('server_version_num')::int / 10000 as major");
  if (rows[0].major < oldestServer) {
    await client.end();
    throw new DatabaseRefusal(
      `The database is PostgreSQL ${rows[0].major}; Veranda needs ${oldestServer} or newer.`,
    );
  }
  return client;
}

async function knownMigrations(
  client: pg.Client,
): Promise<ReadonlyMap<number, { name: string; checksum: string }>> {
  await client.query(`
    begin;
    set local role ${ownerRole};
    create table if not exists public.schema_migration (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    revoke insert, update, delete on public.schema_migration from ${appRole};
    commit`);
  const { rows } = await client.query('select number, name, checksum from public.schema_migration');
  return new Map(rows.map((row) => [row.number, row]));
}

function refuseChanged(
  migrations: readonly Migration[],
  known: ReadonlyMap<number, { name: string; checksum: string }>,
): void {
  for (const [number, record] of known) {
    const file = migrations.find((migration) => migration.number === number);
    if (!file) {
      throw new DatabaseRefusal(
        `The database has migration ${record.name}, which this version of Veranda does not know: it was made by a newer one.`,
      );
    }
    if (file.checksum !== record.checksum) {
      throw new DatabaseRefusal(
        `Migration ${file.name} was changed after this database was made with it; add a new file instead, or begin with a new DATA_DIR.`,
      );
    }
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query(`begin; set local role ${ownerRole}`);
    await client.query(migration.sql);
    await client.query('insert into public.schema_migration (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${migration.name} failed: ${reason(error)}`, { cause: error });
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
