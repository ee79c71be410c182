import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Carts last touched before these instants have been left: those of guests, and those of site users. */
interface LeftBefore {
  readonly guests: Date;
  readonly users: Date;
  /** Maximum number of rows. */
  readonly limit: number;
}

/**
 * Expires carts that were left, oldest first: never one with money attached, which an order stands for, and
 * never what the owner composed. Personal input in them is forgotten: the owner, addresses, the message of a
 * gift and the answers for a line. @returns how many
 */
export async function expireCarts(
  tx: SiteTransaction,
  { guests, users, limit }: LeftBefore,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update cart set status = 'expired', email = null, shipping_address = null, billing_address = null, note = '',
      purchase = case when purpose <> 'gift-card' then purchase end, quotes = null, version = version + 1
    where site_id = ${tx.siteId} and id in (
      select c.id from cart c
      where c.site_id = ${tx.siteId} and c.status = 'open' and c.purpose <> 'draft'
        and c.updated_at < case when c.site_user_id is null then ${guests}::timestamptz else ${users}::timestamptz end
        and not exists (select from orders o where o.site_id = c.site_id and o.cart_id = c.id
          and o.status <> 'abandoned')
      order by c.updated_at limit ${limit} for update skip locked)
    returning id`.execute(tx);
  await forgetFields(
    tx,
    rows.map((row) => row.id),
  );
  return rows.length;
}

// The key of what was filled in is a digest of it, by which short answers could be guessed: it goes too.
async function forgetFields(tx: SiteTransaction, cartIds: readonly string[]): Promise<void> {
  await sql`update cart_entry set additional_fields = null, fields_hash = id::text
    where site_id = ${tx.siteId} and cart_id = any(${cartIds}::uuid[]) and fields_hash <> ''`.execute(tx);
}
