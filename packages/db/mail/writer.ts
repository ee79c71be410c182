import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Template of a kind of mail to save, over the version that was read: 0 while the owner has set nothing. */
interface TemplateToSave {
  readonly kind: string;
  readonly subject: string | null;
  readonly intro: string | null;
  readonly footer: string | null;
  readonly enabled: boolean;
  readonly version: bigint;
}

/** @returns false when it was changed in the meantime */
export async function saveTemplate(tx: SiteTransaction, template: TemplateToSave): Promise<boolean> {
  const { kind, subject, intro, footer, enabled, version } = template;
  const { rows } = await sql`
    insert into mail_template as m (site_id, kind, subject, intro, footer, enabled)
    select ${tx.siteId}, ${kind}, ${subject}, ${intro}, ${footer}, ${enabled}::boolean
    where ${version}::bigint = 0 or exists (select from mail_template
      where site_id = ${tx.siteId} and kind = ${kind} and version = ${version}::bigint)
    on conflict (site_id, kind) do update set subject = excluded.subject, intro = excluded.intro,
      footer = excluded.footer, enabled = excluded.enabled, version = m.version + 1, updated_at = now()
      where m.version = ${version}::bigint
    returning m.version`.execute(tx);
  return rows.length === 1;
}

/**
 * Saves who mails come from over the version that was read. @returns false when it was changed in the
 * meantime
 */
export async function saveSender(
  tx: SiteTransaction,
  input: { readonly name: string; readonly replyTo: string; readonly version: bigint },
): Promise<boolean> {
  const { name, replyTo, version } = input;
  const { rows } = await sql`
    insert into mail_sender as m (site_id, name, reply_to) select ${tx.siteId}, ${name}, ${replyTo}
    where ${version}::bigint = 0
      or exists (select from mail_sender where site_id = ${tx.siteId} and version = ${version}::bigint)
    on conflict (site_id) do update set name = excluded.name, reply_to = excluded.reply_to,
      version = m.version + 1, updated_at = now() where m.version = ${version}::bigint
    returning m.version`.execute(tx);
  return rows.length === 1;
}
