import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type MailTemplateRecord = RecordOf<'mail_template'>;
export type MailSenderRecord = RecordOf<'mail_sender'>;

/** Templates that the owner has changed, one row a kind. */
export async function findTemplates(tx: SiteTransaction): Promise<MailTemplateRecord[]> {
  return tx.selectFrom('mail_template').selectAll().where('siteId', '=', tx.siteId).execute();
}

/** Template of one kind that the owner has changed. */
export async function findTemplate(
  tx: SiteTransaction,
  kind: string,
): Promise<MailTemplateRecord | undefined> {
  return tx
    .selectFrom('mail_template')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** Sender of mails; undefined while the owner has set nothing. */
export async function findSender(tx: SiteTransaction): Promise<MailSenderRecord | undefined> {
  return tx.selectFrom('mail_sender').selectAll().where('siteId', '=', tx.siteId).executeTakeFirst();
}

/** Products that a sample of a mail may show. */
export interface SampleProduct {
  readonly title: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly priceMinor: bigint;
  readonly storageKey: string | null;
}

/** Two published products of the site, with a variant each. */
export async function findSampleProducts(tx: SiteTransaction): Promise<SampleProduct[]> {
  const { rows } = await sql<SampleProduct>`
    select p.title, v.attributes, v.price_minor, a.storage_key
    from product p
    join lateral (select * from variant v where v.site_id = p.site_id and v.product_id = p.id
      and v.deleted_at is null order by v.position, v.id limit 1) v on true
    left join lateral (select i.asset_id from product_image i
      where i.site_id = p.site_id and i.product_id = p.id order by i.position limit 1) first on true
    left join asset a on a.site_id = p.site_id and a.id = first.asset_id
    where p.site_id = ${tx.siteId} and p.state = 'published' and p.deleted_at is null and p.product_type = 1
    order by p.created_at, p.id limit 2`.execute(tx);
  return rows;
}
