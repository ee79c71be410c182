import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** The channel on which processes are told that a site changed; a hint, polling stands behind it. */
export const siteChangedChannel = 'site_changed';

/**
 * Makes every cached page of the site stale, in the transaction that changes what a visitor sees. Other processes
 * hear of it after commit; the one that calls also refreshes its site directory.
 */
export async function bumpSiteVersion(tx: Transaction<Schema>, siteId: string): Promise<void> {
  await tx
    .updateTable('website')
    .set({ version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', siteId)
    .execute();
  await sql`select pg_notify(${siteChangedChannel}, ${siteId})`.execute(tx);
}
