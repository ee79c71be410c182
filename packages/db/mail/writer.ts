import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** What is saved of a kind of mail, over the version that was read: 0 while the owner has set nothing. */
export interface TemplateToSave {
  readonly kind: string;
  readonly subject: string | null;
  readonly intro: string | null;
  readonly footer: string | null;
  readonly enabled: boolean;
  readonly version: bigint;
}

/** @returns false when it was changed meanwhile */
export async function saveTemplate(tx: Tx, siteId: string, given: TemplateToSave): Promise<boolean> {
  const { kind, subject, intro, footer, enabled, version } = given;
  const { rows } = await sql`
    insert into mail_template as m (website_id, kind, subject, intro, footer, enabled)
    select ${siteId}, ${kind}, ${subject}, ${intro}, ${footer}, ${enabled}::boolean
    where ${version}::bigint = 0 or exists (select from mail_template
      where website_id = ${siteId} and kind = ${kind} and version = ${version}::bigint)
    on conflict (website_id, kind) do update set subject = excluded.subject, intro = excluded.intro,
      footer = excluded.footer, enabled = excluded.enabled, version = m.version + 1, updated_at = now()
      where m.version = ${version}::bigint
    returning m.version`.execute(tx);
  return rows.length === 1;
}

/** Saves who mails come from over the version that was read. @returns false when it was changed meanwhile */
export async function saveSender(
  tx: Tx,
  siteId: string,
  given: { readonly name: string; readonly replyTo: string; readonly version: bigint },
): Promise<boolean> {
  const { name, replyTo, version } = given;
  const { rows } = await sql`
    insert into mail_sender as m (website_id, name, reply_to) select ${siteId}, ${name}, ${replyTo}
    where ${version}::bigint = 0
      or exists (select from mail_sender where website_id = ${siteId} and version = ${version}::bigint)
    on conflict (website_id) do update set name = excluded.name, reply_to = excluded.reply_to,
      version = m.version + 1, updated_at = now() where m.version = ${version}::bigint
    returning m.version`.execute(tx);
  return rows.length === 1;
}
