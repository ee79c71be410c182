import pg from 'pg';

const duplicateDatabase = '42P04';

/** Makes a database of this name on the server at `url` unless there is one. */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === duplicateDatabase)) throw error;
  } finally {
    await client.end();
  }
}
