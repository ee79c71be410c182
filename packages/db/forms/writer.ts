import { sql, type Transaction } from 'kysely';
import type { NewRow, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Adds a form; `doc` is JSON text. */
export async function insertForm(
  tx: Tx,
  form: { readonly siteId: string; readonly id: string; readonly name: string; readonly doc: string },
): Promise<void> {
  const { siteId, ...values } = form;
  await tx
    .insertInto('form')
    .values({ website_id: siteId, ...values })
    .execute();
}

/** Saves the draft. @returns false when it was changed since `version`, or there is no such form */
export async function saveDraft(
  tx: Tx,
  form: {
    readonly siteId: string;
    readonly id: string;
    readonly version: bigint;
    readonly name: string;
    readonly doc: string;
  },
): Promise<boolean> {
  const changed = await tx
    .updateTable('form')
    .set({
      name: form.name,
      doc: form.doc,
      version: sql<bigint>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('website_id', '=', form.siteId)
    .where('id', '=', form.id)
    .where('version', '=', form.version)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Deletes a form with its versions and answers. */
export async function removeForm(tx: Tx, siteId: string, id: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('form')
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return removed.numDeletedRows === 1n;
}

/** Makes the draft of every form what visitors see; one that has not changed keeps its version. @returns whether any has */
export async function makeFormsLive(tx: Tx, siteId: string, newId: () => string): Promise<boolean> {
  const { rows } = await sql<{ id: string; name: string; doc: string }>`
    select f.id, f.name, f.doc::text as doc from form f
    left join form_version v on v.website_id = f.website_id and v.id = f.live_version_id
    where f.website_id = ${siteId} and (v.id is null or v.name <> f.name or v.doc <> f.doc)
    for update of f`.execute(tx);
  for (const { id: form_id, name, doc } of rows) {
    const id = newId();
    await tx.insertInto('form_version').values({ website_id: siteId, id, form_id, name, doc }).execute();
    await tx
      .updateTable('form')
      .set({ live_version_id: id })
      .where('website_id', '=', siteId)
      .where('id', '=', form_id)
      .execute();
  }
  return rows.length > 0;
}

/** Goes back to the versions that a revision was published with. */
export async function followRevision(tx: Tx, siteId: string, revisionId: string): Promise<void> {
  await sql`
    update form f set live_version_id = v.id
    from revision r, form_version v
    where f.website_id = ${siteId} and r.website_id = f.website_id and r.id = ${revisionId}
      and v.website_id = f.website_id and v.form_id = f.id
      and v.id::text = r.snapshot #>> array['forms', f.id::text, 'versionId']`.execute(tx);
}

/** Hands out a key by its hash, and takes away keys of the site that are over. */
export async function insertFormKey(
  tx: Tx,
  key: { readonly siteId: string; readonly hash: Uint8Array; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('form_key')
    .values({ website_id: key.siteId, key_hash: key.hash, expires_at: key.expiresAt })
    .execute();
  await sql`
    delete from form_key where website_id = ${key.siteId} and key_hash in (
      select key_hash from form_key where website_id = ${key.siteId} and expires_at < ${key.now}
      limit 20 for update skip locked)`.execute(tx);
}

/**
 * Spends a key for a submission: of two at once only one can (invariant I10).
 * @returns false when there is no such key, it was spent before, or it is over
 */
export async function spendFormKey(
  tx: Tx,
  key: {
    readonly siteId: string;
    readonly hash: Uint8Array;
    readonly submissionId: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const spent = await tx
    .updateTable('form_key')
    .set({ used_at: key.now, submission_id: key.submissionId })
    .where('website_id', '=', key.siteId)
    .where('key_hash', '=', key.hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', key.now)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n;
}

/**
 * The same for a form that brings no key: its own content is the key.
 * @returns false when the same was sent before
 */
export async function spendOwnKey(
  tx: Tx,
  key: {
    readonly siteId: string;
    readonly hash: Uint8Array;
    readonly submissionId: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<boolean> {
  const made = await tx
    .insertInto('form_key')
    .values({
      website_id: key.siteId,
      key_hash: key.hash,
      expires_at: key.expiresAt,
      used_at: key.now,
      submission_id: key.submissionId,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'key_hash']).doNothing())
    .executeTakeFirst();
  return (made.numInsertedOrUpdatedRows ?? 0n) === 1n;
}

/** Keeps an answer; `answers` and `page` are JSON text. */
export async function insertSubmission(
  tx: Tx,
  submission: Omit<NewRow<'form_submission'>, 'answers' | 'page'> & {
    readonly answers: string;
    readonly page: string;
  },
): Promise<void> {
  await tx.insertInto('form_submission').values(submission).execute();
}
