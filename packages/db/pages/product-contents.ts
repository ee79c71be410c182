import { decodeJson, writtenRecord } from '@veranda/domain/decoders';
import type { PageDocument } from '@veranda/domain/pages/document';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Content of a product's page below what every product has. */
export interface ProductContent {
  /** Of the product. */
  readonly id: string;
  readonly document: PageDocument;
}

/** Contents of products' pages, all of the site or some by the product's id; those in the trash are left out. */
export async function findProductContents(
  tx: SiteTransaction,
  ids?: readonly string[],
): Promise<ProductContent[]> {
  if (ids?.length === 0) return [];
  const { rows } = await sql<{ readonly id: string; readonly document: string }>`
    select c.id, c.document::text as document from product_content c
    join product p on p.site_id = c.site_id and p.id = c.id and p.deleted_at is null
    where c.site_id = ${tx.siteId} and (${ids === undefined} or c.id = any(${[...(ids ?? [])]}::uuid[]))
    order by c.id`.execute(tx);
  return rows.map(({ id, document }) => ({
    id,
    document: decodeJson(writtenRecord<PageDocument>, document),
  }));
}

/** Names of products by id, those in the trash among them. */
export async function findProductTitles(
  tx: SiteTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('product')
    .select(['id', 'title'])
    .where('siteId', '=', tx.siteId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
