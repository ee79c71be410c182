import type { StoredText, StoredTexts } from '@veranda/domain/multilingual/translations';
import type { PartKey } from '@veranda/domain/publishing/parts';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Translations of a document into a language. */
export interface DocumentTranslations extends PartKey {
  readonly language: string;
  readonly texts: StoredTexts;
}

/** Translations of documents into every language they have been translated into, in a steady order. */
export async function findTranslations(
  tx: SiteTransaction,
  ids: readonly string[],
): Promise<DocumentTranslations[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<DocumentTranslations>`
    select t.language, t.kind, t.document_id as id, t.texts from translation t
    where t.site_id = ${tx.siteId} and t.document_id = any(${[...ids]}::uuid[])
    order by t.kind, t.document_id, t.language collate "C"`.execute(tx);
  return rows;
}

/** All translations of the site into a language. */
export async function findTranslationsInto(
  tx: SiteTransaction,
  language: string,
): Promise<DocumentTranslations[]> {
  const { rows } = await sql<DocumentTranslations>`
    select t.language, t.kind, t.document_id as id, t.texts from translation t
    where t.site_id = ${tx.siteId} and t.language = ${language}
    order by t.kind, t.document_id`.execute(tx);
  return rows;
}

/** Saves translations of a document by the paths of its texts; null takes one out. Others of the document stay. */
export async function saveTranslations(
  tx: SiteTransaction,
  { language, kind, id }: PartKey & { readonly language: string },
  texts: Readonly<Record<string, StoredText | null>>,
): Promise<void> {
  const kept = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null));
  const removed = Object.keys(texts).filter((path) => texts[path] === null);
  await sql`
    insert into translation as t (site_id, language, kind, document_id, texts)
    values (${tx.siteId}, ${language}, ${kind}, ${id}::uuid, ${JSON.stringify(kept)}::jsonb)
    on conflict (site_id, language, kind, document_id) do update
      set texts = (t.texts || excluded.texts) - ${removed}::text[], updated_at = now()`.execute(tx);
}
