import { decodeJson } from '@veranda/domain/decoders';
import type { FormDocument } from '@veranda/domain/forms/document';
import {
  type AnsweredPage,
  storedAnsweredPage,
  storedAnswers,
  storedForm,
} from '@veranda/domain/forms/stored-form';
import type { Answers } from '@veranda/domain/forms/validate-answers';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A kept answer. */
export interface SubmissionRecord {
  readonly id: string;
  readonly formId: string;
  readonly versionId: string | null;
  readonly answers: Answers;
  readonly spamReason: string;
  readonly page: AnsweredPage;
  readonly createdAt: Date;
  readonly seenAt: Date | null;
}

/** Filters for the answers of a form. */
export interface AnswerQuery {
  readonly formId: string;
  readonly spam: boolean;
  /** Words in lower case; an answer has all of them. */
  readonly words: readonly string[];
}

const columns = sql`id, form_id, version_id, answers::text as answers, spam_reason, page::text as page, created_at,
  seen_at`;

function conditions(tx: SiteTransaction, { formId, spam, words }: AnswerQuery) {
  const all = sql`site_id = ${tx.siteId} and form_id = ${formId} and (spam_reason <> '') = ${spam}`;
  // `position` takes every character as it is: no word is a pattern.
  return words.reduce((where, word) => sql`${where} and position(${word} in search_text) > 0`, all);
}

/** As the database gives it: documents as JSON text. */
type WithTexts<T> = Omit<T, 'answers' | 'page'> & { readonly answers: string; readonly page: string };

function toSubmission<T extends { readonly answers: string; readonly page: string }>(row: T) {
  return {
    ...row,
    answers: decodeJson(storedAnswers, row.answers),
    page: decodeJson(storedAnsweredPage, row.page),
  };
}

/** A page of answers, the newest first, and how many there are. */
export async function findSubmissions(
  tx: SiteTransaction,
  query: AnswerQuery,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: SubmissionRecord[]; readonly total: number }> {
  const { rows } = await sql<WithTexts<SubmissionRecord>>`
    select ${columns} from form_submission where ${conditions(tx, query)}
    order by id desc limit ${limit} offset ${offset}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from form_submission where ${conditions(tx, query)}`.execute(tx);
  return { rows: rows.map(toSubmission), total: counted.rows[0]?.total ?? 0 };
}

/** Number of the site's answers that nobody has seen; those in the spam box do not count. */
export async function countNewSubmissions(tx: SiteTransaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from form_submission
    where site_id = ${tx.siteId} and seen_at is null and spam_reason = ''`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Answers after another in the order of the list, for exports that go through all of them. */
export async function findSubmissionsAfter(
  tx: SiteTransaction,
  query: AnswerQuery,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<SubmissionRecord[]> {
  const { rows } = await sql<WithTexts<SubmissionRecord>>`
    select ${columns} from form_submission where ${conditions(tx, query)}
      and (${after}::uuid is null or id < ${after}::uuid)
    order by id desc limit ${limit}`.execute(tx);
  return rows.map(toSubmission);
}

/** One answer, with the name and document of the form that was answered. */
export interface AnsweredForm extends SubmissionRecord {
  readonly formName: string;
  readonly doc: FormDocument;
}

/** Everything that a person has sent to any form of the site, the newest first, at most 10,000. */
export async function findSubmissionsOf(tx: SiteTransaction, email: string): Promise<AnsweredForm[]> {
  return answeredForms(tx, sql`s.site_id = ${tx.siteId} and s.emails @> array[${email}]::text[]`, 10_000);
}

async function answeredForms(
  tx: SiteTransaction,
  where: ReturnType<typeof sql>,
  limit: number,
): Promise<AnsweredForm[]> {
  const { rows } = await sql<Omit<WithTexts<AnsweredForm>, 'doc'> & { readonly doc: string }>`
    select s.id, s.form_id, s.version_id, s.answers::text as answers, s.spam_reason, s.page::text as page, s.created_at,
      s.seen_at, coalesce(v.name, f.name) as form_name, coalesce(v.doc, f.doc)::text as doc
    from form_submission s
    join form f on f.site_id = s.site_id and f.id = s.form_id
    left join form_version v on v.site_id = s.site_id and v.id = s.version_id
    where ${where} order by s.id desc limit ${limit}`.execute(tx);
  return rows.map((row) => ({ ...toSubmission(row), doc: decodeJson(storedForm, row.doc) }));
}
