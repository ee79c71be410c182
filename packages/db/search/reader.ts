import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** What is searched of a product. */
export interface SearchableProduct {
  readonly id: string;
  readonly collectionId: string;
  readonly title: string;
  readonly tags: readonly string[];
  /** Excerpt, description without its markup (its first 2000 characters) and SKUs. */
  readonly text: string;
}

/** Every product that visitors may see. */
export async function readSearchableProducts(
  tx: Transaction<Schema>,
  siteId: string,
): Promise<readonly SearchableProduct[]> {
  return tx
    .selectFrom('listing_row as row')
    .innerJoin('product', (join) =>
      join.onRef('product.website_id', '=', 'row.website_id').onRef('product.id', '=', 'row.product_id'),
    )
    .where('row.website_id', '=', siteId)
    .where('row.visible', '=', true)
    .select([
      'row.product_id as id',
      'row.collection_id as collectionId',
      'row.title',
      'row.tags',
      sql<string>`concat_ws(' ', row.excerpt, left(regexp_replace(product.description, '<[^>]*>', ' ', 'g'), 2000),
        (select string_agg(variant.sku, ' ') from variant
          where variant.website_id = row.website_id and variant.product_id = row.product_id))`.as('text'),
    ])
    .execute();
}
