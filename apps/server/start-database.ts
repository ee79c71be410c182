import { join } from 'node:path';
import { type Database, createDatabase } from '@veranda/db/platform/database';
import { startEmbeddedPostgres } from '@veranda/db/platform/embedded-postgres';
import { ensureDatabase } from '@veranda/db/platform/ensure-database';
import { migrate } from '@veranda/db/platform/migrate';
import type { Config } from './config.ts';

/** An open, migrated database. */
export interface StartedDatabase {
  readonly database: Database;
  /** Its address, for other processes of this start. */
  readonly url: string;
  /** False where another living process uses the data too. */
  readonly isOurs: boolean;
  /** Closes the connections and stops the server if it is ours to stop. */
  readonly close: () => Promise<void>;
}

/** Reports of a start. */
interface StartOptions {
  readonly say: (sentence: string) => void;
  readonly onConnectionLost?: (error: Error) => void;
}

const embeddedDatabase = 'veranda';

/**
 * Opens the database of DATABASE_URL, or starts the embedded one, and brings it up to the newest migration.
 */
export async function startDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: StartOptions,
): Promise<StartedDatabase> {
  const server = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ folder: join(config.dataDir, 'postgres'), onNotice: options.say });
  try {
    const url = config.databaseUrl ?? server?.url(embeddedDatabase) ?? '';
    if (server) await ensureDatabase(server.url('postgres'), embeddedDatabase);
    options.say(config.databaseUrl ? 'Using the PostgreSQL of DATABASE_URL.' : 'PostgreSQL is running.');
    const { applied } = await migrate(url);
    if (applied.length > 0) options.say(`Tables brought up to date (${applied.join(', ')}).`);
    const lost = options.onConnectionLost;
    const database = createDatabase({ url, ...(lost ? { onConnectionLost: lost } : {}) });
    return {
      database,
      url,
      isOurs: server?.isOurs() === true,
      close: async () => {
        await database.close();
        await server?.stop();
      },
    };
  } catch (error) {
    await server?.stop();
    throw error;
  }
}
