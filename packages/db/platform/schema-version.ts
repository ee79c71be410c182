import { sql } from 'kysely';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

/** The number of the newest migration of this version of the program. */
export function newestVersion(): number {
  return readMigrations(migrationsFolder).at(-1)?.number ?? 0;
}

/** The number of the newest migration that the database has; 0 for an empty one. */
export async function readSchemaVersion(database: Database): Promise<number> {
  const { rows } = await database.global((trx) =>
    sql<{ version: number }>`select coalesce(max(number), 0) as version from schema_migration`.execute(trx),
  );
  return rows[0]?.version ?? 0;
}
