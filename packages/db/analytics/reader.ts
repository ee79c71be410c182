import type { Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

/** The kinds of error of a site, the latest first. */
export function findPageErrors(
  tx: Transaction<Schema>,
  siteId: string,
  limit: number,
): Promise<Row<'page_error'>[]> {
  return tx
    .selectFrom('page_error')
    .selectAll()
    .where('website_id', '=', siteId)
    .orderBy('last_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
