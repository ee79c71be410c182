import { sql, type Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** So many addresses of a site user are kept: those that were used last. */
const kept = 5;

/** The addresses of a site user, those used last first. */
export async function findAddresses(
  tx: Tx,
  siteId: string,
  siteUserId: string,
): Promise<Row<'site_user_address'>[]> {
  return tx
    .selectFrom('site_user_address')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('site_user_id', '=', siteUserId)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(kept)
    .execute();
}

/** Keeps an address that was used; the same one again is only used anew, and the oldest ones go. */
export async function keepAddress(tx: Tx, address: NewRow<'site_user_address'>): Promise<void> {
  await tx
    .insertInto('site_user_address')
    .values(address)
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'site_user_id', 'address_hash'])
        .doUpdateSet({ used_at: sql`excluded.used_at` }),
    )
    .execute();
  await sql`
    delete from site_user_address where website_id = ${address.website_id} and id in (
      select id from site_user_address
      where website_id = ${address.website_id} and site_user_id = ${address.site_user_id}
      order by used_at desc, id offset ${kept})`.execute(tx);
}
