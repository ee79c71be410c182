import type { FormDocument } from '@veranda/domain/forms/document';
import type { Answers } from '@veranda/domain/forms/validate-answers';
import { sql } from 'kysely';
import type { NewRecord } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Adds a form. */
export async function insertForm(
  tx: SiteTransaction,
  { id, name, doc }: { readonly id: string; readonly name: string; readonly doc: FormDocument },
): Promise<void> {
  await tx
    .insertInto('form')
    .values({ siteId: tx.siteId, id, name, doc: JSON.stringify(doc) })
    .execute();
}

/** Saves the draft. @returns false where there is no such form */
export async function saveDraft(
  tx: SiteTransaction,
  { id, name, doc }: { readonly id: string; readonly name: string; readonly doc: FormDocument },
): Promise<boolean> {
  const changed = await tx
    .updateTable('form')
    .set({ name, doc: JSON.stringify(doc), updatedAt: sql<Date>`now()` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Deletes a form with its versions, its answers and the log of its edits. */
export async function removeForm(tx: SiteTransaction, id: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('form')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  await tx
    .deleteFrom('document')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('kind', '=', 'form')
    .execute();
  return removed.numDeletedRows === 1n;
}

/**
 * Makes versions of the drafts of these forms; one that is the live version already stays it. They become live
 * with the revision that names them (`followRevision`). @returns the version of each by the form's id
 */
export async function makeFormVersions(
  tx: SiteTransaction,
  ids: readonly string[],
  newId: () => string,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string; doc: string; live: string | null }>`
    select f.id, f.name, f.doc::text as doc, v.id as live from form f
    left join form_version v on v.site_id = f.site_id and v.id = f.live_version_id and v.name = f.name and v.doc = f.doc
    where f.site_id = ${tx.siteId} and f.id = any(${[...ids]}::uuid[])`.execute(tx);
  const versions = new Map<string, string>();
  for (const { id: formId, name, doc, live } of rows) {
    const id = live ?? newId();
    versions.set(formId, id);
    if (live === null)
      await tx.insertInto('form_version').values({ siteId: tx.siteId, id, formId, name, doc }).execute();
  }
  return versions;
}

/** Makes the versions of forms live that a revision was published with. */
export async function followRevision(tx: SiteTransaction, revisionId: string): Promise<void> {
  await sql`
    update form f set live_version_id = v.id
    from revision r, manifest_entry e, document_revision d, form_version v
    where f.site_id = ${tx.siteId} and r.site_id = f.site_id and r.id = ${revisionId}
      and e.site_id = f.site_id and e.kind = 'form' and e.document_id = f.id
      and e.from_number <= r.number and (e.until_number is null or e.until_number > r.number)
      and d.site_id = e.site_id and d.kind = e.kind and d.document_id = e.document_id and d.sha256 = e.sha256
      and v.site_id = f.site_id and v.form_id = f.id and v.id::text = d.content #>> '{part,versionId}'
      and f.live_version_id is distinct from v.id`.execute(tx);
}

/** Hands out a key by its hash, and removes keys of the site that are over. */
export async function insertFormKey(
  tx: SiteTransaction,
  key: { readonly hash: Uint8Array; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('form_key')
    .values({ siteId: tx.siteId, keyHash: key.hash, expiresAt: key.expiresAt })
    .execute();
  await sql`
    delete from form_key where site_id = ${tx.siteId} and key_hash in (
      select key_hash from form_key where site_id = ${tx.siteId} and expires_at < ${key.now}
      limit 20 for update skip locked)`.execute(tx);
}

/**
 * Spends a key for a submission: of two at once only one can (invariant I10).
 * @returns false when there is no such key, it was spent before, or it is over
 */
export async function spendFormKey(
  tx: SiteTransaction,
  key: {
    readonly hash: Uint8Array;
    readonly submissionId: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const spent = await tx
    .updateTable('form_key')
    .set({ usedAt: key.now, submissionId: key.submissionId })
    .where('siteId', '=', tx.siteId)
    .where('keyHash', '=', key.hash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', key.now)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n;
}

/**
 * The same for a form that brings no key: its own content is the key.
 * @returns false when the same was sent before
 */
export async function spendOwnKey(
  tx: SiteTransaction,
  key: {
    readonly hash: Uint8Array;
    readonly submissionId: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<boolean> {
  const made = await tx
    .insertInto('form_key')
    .values({
      siteId: tx.siteId,
      keyHash: key.hash,
      expiresAt: key.expiresAt,
      usedAt: key.now,
      submissionId: key.submissionId,
    })
    .onConflict((conflict) => conflict.columns(['siteId', 'keyHash']).doNothing())
    .executeTakeFirst();
  return (made.numInsertedOrUpdatedRows ?? 0n) === 1n;
}

/** Keeps an answer. */
export async function insertSubmission(
  tx: SiteTransaction,
  submission: Omit<NewRecord<'form_submission'>, 'siteId' | 'answers' | 'page'> & {
    readonly answers: Answers;
    /** Address that it was sent from. */
    readonly page: object;
  },
): Promise<void> {
  const { answers, page, ...values } = submission;
  await tx
    .insertInto('form_submission')
    .values({
      ...values,
      siteId: tx.siteId,
      answers: JSON.stringify(answers),
      page: JSON.stringify(page),
    })
    .execute();
}
