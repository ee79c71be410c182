import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Carts last touched before these instants have been left: those of guests, and those of site users. */
export interface LeftBefore {
  readonly guests: Date;
  readonly users: Date;
  /** How many at most. */
  readonly limit: number;
}

/**
 * Expires carts that were left, oldest first: never one with money attached, which an order stands for,
 * and never what the owner composed. What was typed into them is forgotten. @returns how many
 */
export async function expireCarts(
  tx: Tx,
  siteId: string,
  { guests, users, limit }: LeftBefore,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update cart set status = 'expired', email = null, shipping_address = null, billing_address = null, note = '',
      quotes = null, version = version + 1
    where website_id = ${siteId} and id in (
      select c.id from cart c
      where c.website_id = ${siteId} and c.status = 'open' and c.purpose <> 'draft'
        and c.updated_at < case when c.site_user_id is null then ${guests}::timestamptz else ${users}::timestamptz end
        and not exists (select from orders o where o.website_id = c.website_id and o.cart_id = c.id
          and o.status <> 'abandoned')
      order by c.updated_at limit ${limit} for update skip locked)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
