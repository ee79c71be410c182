import { decodeJson, writtenRecord } from '@veranda/domain/decoders';
import type { FormDocument } from '@veranda/domain/forms/document';
import { storedForm } from '@veranda/domain/forms/stored-form';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A form with its draft, and what the studio's list says of it. */
export interface FormRecord {
  readonly id: string;
  readonly name: string;
  readonly doc: FormDocument;
  readonly updatedAt: Date;
  readonly live: boolean;
  /** True when the draft differs from the live version. */
  readonly changed: boolean;
  readonly answers: number;
  readonly spam: number;
  /** Answers that nobody has seen. */
  readonly newAnswers: number;
  readonly lastAnswerAt: Date | null;
}

/** All forms of a site by name. */
export async function findForms(tx: SiteTransaction): Promise<FormRecord[]> {
  return formRows(tx, null);
}

export async function findForm(tx: SiteTransaction, id: string): Promise<FormRecord | undefined> {
  return (await formRows(tx, id))[0];
}

/** As the database gives it: the document as JSON text. */
type WithText<T> = Omit<T, 'doc'> & { readonly doc: string };

function toForm<T extends { readonly doc: string }>(row: T) {
  return { ...row, doc: decodeJson(storedForm, row.doc) };
}

async function formRows(tx: SiteTransaction, id: string | null): Promise<FormRecord[]> {
  const { rows } = await sql<WithText<FormRecord>>`
    select f.id, f.name, f.doc::text as doc, f.updated_at, f.live_version_id is not null as live,
      v.id is null or v.name <> f.name or v.doc <> f.doc as changed,
      coalesce(c.answers, 0)::int as answers, coalesce(c.spam, 0)::int as spam,
      coalesce(c.new_answers, 0)::int as new_answers, c.last_answer_at
    from form f
    left join form_version v on v.site_id = f.site_id and v.id = f.live_version_id
    left join lateral (
      select count(*) filter (where spam_reason = '') as answers, count(*) filter (where spam_reason <> '') as spam,
        count(*) filter (where spam_reason = '' and seen_at is null) as new_answers,
        max(created_at) filter (where spam_reason = '') as last_answer_at
      from form_submission s where s.site_id = f.site_id and s.form_id = f.id) c on true
    where f.site_id = ${tx.siteId} and (${id}::uuid is null or f.id = ${id}::uuid)
    order by lower(f.name), f.id limit 1000`.execute(tx);
  return rows.map(toForm);
}

/** The draft of a form as it is stored; undefined where there is no such form. */
export async function findStoredForm(
  tx: SiteTransaction,
  id: string,
): Promise<{ readonly name: string; readonly doc: object } | undefined> {
  const row = await tx
    .selectFrom('form')
    .select(['name', sql<string>`doc::text`.as('doc')])
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { name: row.name, doc: decodeJson(writtenRecord, row.doc) };
}

/** True where there is such a form. */
export async function formExists(tx: SiteTransaction, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('form')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The draft of a form; `versionId` names the live version that says the same, '' where there is none. */
export interface FormDraft {
  readonly id: string;
  readonly name: string;
  readonly doc: FormDocument;
  readonly versionId: string;
}

/** Drafts of these forms, or of every form. */
export async function findDrafts(tx: SiteTransaction, ids?: readonly string[]): Promise<FormDraft[]> {
  if (ids?.length === 0) return [];
  const { rows } = await sql<WithText<FormDraft>>`
    select f.id, f.name, f.doc::text as doc, coalesce(v.id::text, '') as version_id
    from form f
    left join form_version v on v.site_id = f.site_id and v.id = f.live_version_id
      and v.name = f.name and v.doc = f.doc
    where f.site_id = ${tx.siteId} and (${ids === undefined} or f.id = any(${[...(ids ?? [])]}::uuid[]))
    order by f.id`.execute(tx);
  return rows.map(toForm);
}

/** Form as visitors see it: a version that is never changed. */
interface LiveForm {
  readonly formId: string;
  readonly versionId: string;
  readonly name: string;
  readonly doc: FormDocument;
}

/** The live version of a form; none before it was published. */
export async function findLiveForm(tx: SiteTransaction, formId: string): Promise<LiveForm | undefined> {
  const row = await tx
    .selectFrom('form')
    .innerJoin('form_version', (join) =>
      join
        .onRef('form_version.siteId', '=', 'form.siteId')
        .onRef('form_version.id', '=', 'form.liveVersionId'),
    )
    .select([
      'form.id as formId',
      'form_version.id as versionId',
      'form_version.name',
      sql<string>`form_version.doc::text`.as('doc'),
    ])
    .where('form.siteId', '=', tx.siteId)
    .where('form.id', '=', formId)
    .executeTakeFirst();
  return row && toForm(row);
}

/** Every version that a form has had, the newest first: the columns of its answers. */
export async function findVersions(
  tx: SiteTransaction,
  formId: string,
): Promise<{ readonly id: string; readonly doc: FormDocument }[]> {
  const rows = await tx
    .selectFrom('form_version')
    .select(['id', sql<string>`doc::text`.as('doc')])
    .where('siteId', '=', tx.siteId)
    .where('formId', '=', formId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map(toForm);
}
