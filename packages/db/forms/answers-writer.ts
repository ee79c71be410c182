import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

interface Chosen {
  readonly formId: string;
  readonly ids: readonly string[];
}

/** Deletes answers of a form; their keys stay spent. @returns how many there were */
export async function removeSubmissions(tx: SiteTransaction, { formId, ids }: Chosen): Promise<number> {
  return remove(tx, sql`form_id = ${formId} and id = any(${[...ids]}::uuid[])`);
}

/** Deletes everything that a person has sent to any form of the site. @returns how many answers there were */
export async function removeSubmissionsOf(tx: SiteTransaction, email: string): Promise<number> {
  return remove(tx, sql`emails @> array[${email}]::text[]`);
}

async function remove(tx: SiteTransaction, which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from form_submission where site_id = ${tx.siteId} and ${which} returning id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await sql`update form_key set submission_id = null
    where site_id = ${tx.siteId} and submission_id = any(${ids}::uuid[])`.execute(tx);
  return ids.length;
}

/** Takes the mark of new answers from those that somebody has seen. */
export async function markSeen(tx: SiteTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update form_submission set seen_at = now()
    where site_id = ${tx.siteId} and id = any(${[...ids]}::uuid[]) and seen_at is null`.execute(tx);
}

/**
 * Moves answers into the spam box (`reason`) or out of it (''). @returns the ids of those that were elsewhere
 */
export async function markSubmissions(
  tx: SiteTransaction,
  { formId, ids }: Chosen,
  reason: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    update form_submission set spam_reason = ${reason}
    where site_id = ${tx.siteId} and form_id = ${formId} and id = any(${[...ids]}::uuid[])
      and (spam_reason = '') <> (${reason} = '') returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
