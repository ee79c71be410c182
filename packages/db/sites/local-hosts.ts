import { sql } from 'kysely';
import type { GlobalTransaction } from '../platform/site-transaction.ts';

/**
 * Gives the sites below `localhost` the port of `sitesHost`, such as `localhost:4400`: the hosts of a laptop hold the
 * port of the start that made them.
 */
export async function moveLocalHosts(tx: GlobalTransaction, sitesHost: string): Promise<void> {
  const moved = sql<string>`split_part(host, '.localhost', 1) || '.' || ${sitesHost}`;
  await tx
    .updateTable('domain')
    .set({ host: moved })
    .where('host', 'like', '%.localhost%')
    .where('host', '<>', moved)
    .execute();
}
