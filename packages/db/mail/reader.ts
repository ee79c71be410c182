import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** What the owner has changed, one row a kind. */
export async function findTemplates(tx: Tx, siteId: string): Promise<Row<'mail_template'>[]> {
  return tx.selectFrom('mail_template').selectAll().where('website_id', '=', siteId).execute();
}

/** What the owner has changed of one kind. */
export async function findTemplate(
  tx: Tx,
  siteId: string,
  kind: string,
): Promise<Row<'mail_template'> | undefined> {
  return tx
    .selectFrom('mail_template')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** Who mails come from; undefined while the owner has set nothing. */
export async function findSender(tx: Tx, siteId: string): Promise<Row<'mail_sender'> | undefined> {
  return tx.selectFrom('mail_sender').selectAll().where('website_id', '=', siteId).executeTakeFirst();
}

/** Goods that a sample of a mail may show. */
export interface SampleGoods {
  readonly title: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly price_minor: bigint;
  readonly storage_key: string | null;
}

/** Two published products of the site, with a variant each. */
export async function findSampleGoods(tx: Tx, siteId: string): Promise<SampleGoods[]> {
  const { rows } = await sql<SampleGoods>`
    select p.title, v.attributes, v.price_minor, a.storage_key
    from product p
    join lateral (select * from variant v where v.website_id = p.website_id and v.product_id = p.id
      and v.deleted_at is null order by v.position, v.id limit 1) v on true
    left join lateral (select i.asset_id from product_image i
      where i.website_id = p.website_id and i.product_id = p.id order by i.position limit 1) first on true
    left join asset a on a.website_id = p.website_id and a.id = first.asset_id
    where p.website_id = ${siteId} and p.state = 'published' and p.deleted_at is null and p.product_type = 1
    order by p.created_at, p.id limit 2`.execute(tx);
  return rows;
}
