import { sql, type Transaction } from 'kysely';
import type { NewRow, Schema } from '../schema.ts';

/**
 * Makes every cached page of the site stale, in the transaction that changes what a visitor sees. Every process
 * finds the new version by polling within a second; the one that calls also refreshes its site directory.
 */
export async function bumpSiteVersion(tx: Transaction<Schema>, siteId: string): Promise<void> {
  await tx
    .updateTable('website')
    .set({ version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', siteId)
    .execute();
}

/** Writes a new site with its host; @throws a unique violation (23505) when the slug is taken. */
export async function insertSite(
  tx: Transaction<Schema>,
  site: NewRow<'website'>,
  host: string,
): Promise<void> {
  await tx.insertInto('website').values(site).execute();
  await tx.insertInto('domain').values({ host, website_id: site.id, canonical: true }).execute();
}

/** Sets the hash of the password that visitors are asked for; null lets everyone in. */
export async function setLockHash(
  tx: Transaction<Schema>,
  siteId: string,
  hash: string | null,
): Promise<void> {
  await tx.updateTable('website').set({ lock_hash: hash }).where('id', '=', siteId).execute();
}

/** Changes the fields of the site's own row. */
export async function updateSite(
  tx: Transaction<Schema>,
  siteId: string,
  fields: Partial<Pick<NewRow<'website'>, 'title' | 'language' | 'time_zone' | 'currency' | 'theme'>>,
): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await tx.updateTable('website').set(fields).where('id', '=', siteId).execute();
}

/** Sets what a site is to us and until when its trial lasts; every process hears of it. */
export async function setTrial(
  tx: Transaction<Schema>,
  siteId: string,
  trial: { readonly status: string; readonly trialEndsAt?: Date },
): Promise<void> {
  const { status, trialEndsAt } = trial;
  await tx
    .updateTable('website')
    .set({ status, ...(trialEndsAt ? { trial_ends_at: trialEndsAt } : {}) })
    .where('id', '=', siteId)
    .execute();
  await bumpSiteVersion(tx, siteId);
}

/** Gives an account its place on a site; inside the site's transaction. */
export async function insertMembership(
  tx: Transaction<Schema>,
  membership: { siteId: string; accountId: string; roles: readonly number[]; isOwner: boolean },
): Promise<void> {
  await tx
    .insertInto('membership')
    .values({
      website_id: membership.siteId,
      account_id: membership.accountId,
      roles: [...membership.roles],
      is_owner: membership.isOwner,
    })
    .execute();
}

/** Stores the settings document; @returns false when it was changed by somebody else since `version`. */
export async function saveSettings(
  tx: Transaction<Schema>,
  siteId: string,
  { doc, version }: { readonly doc: string; readonly version: bigint | null },
): Promise<boolean> {
  if (version === null) {
    await tx.insertInto('site_settings').values({ website_id: siteId, doc }).execute();
    return true;
  }
  const changed = await tx
    .updateTable('site_settings')
    .set({ doc, version: sql`version + 1`, updated_at: sql`now()` })
    .where('website_id', '=', siteId)
    .where('version', '=', version)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}
