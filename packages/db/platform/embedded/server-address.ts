import pg from 'pg';

/** The role that owns the embedded server. */
export const superuser = 'veranda_admin';

/** The address of a database on a server that listens on a socket in the folder `socket`. */
export function databaseUrl(address: {
  readonly socket: string;
  readonly password: string;
  readonly database: string;
}): string {
  const url = new URL(`postgresql://${superuser}:${address.password}@localhost/${address.database}`);
  url.searchParams.set('host', address.socket);
  return url.href;
}

/** True when a server takes connections at this address now. */
export async function serverAnswers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
