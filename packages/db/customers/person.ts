import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/**
 * A person by account and address (decision 0065): what was done in an account, and what a guest did with an
 * address.
 */
export interface Person {
  readonly accountId: string | null;
  /** In lower case; null for a person who has not confirmed the address. */
  readonly guestEmail: string | null;
}

/** Person with an address, in small letters: its guests, and its account where there is one. */
export async function findPerson(tx: SiteTransaction, email: string): Promise<Person> {
  const account = await tx
    .selectFrom('site_user')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('email', '=', email)
    .executeTakeFirst();
  return { accountId: account?.id ?? null, guestEmail: email };
}

/**
 * True for a subscription of the person: it belongs to an account, and once that account is deleted, to the
 * person its address names. While the account exists, its subscriptions belong to nobody else, whatever
 * address they bear.
 */
export function isSubscriptionOf({ accountId, guestEmail }: Person): RawBuilder<boolean> {
  return sql<boolean>`(subscription.site_user_id = ${accountId}::uuid
    or lower(subscription.email) = ${guestEmail}::text and not exists (select from site_user owner
      where owner.site_id = subscription.site_id and owner.id = subscription.site_user_id))`;
}

/**
 * True for a row of `table`, an order or a cart, that belongs to the person: an address that is typed in an
 * account says nothing.
 */
export function isOf(table: string, { accountId, guestEmail }: Person): RawBuilder<boolean> {
  const row = sql.ref(`${table}.site_user_id`);
  return sql<boolean>`(${row} = ${accountId}::uuid
    or ${row} is null and lower(${sql.ref(`${table}.email`)}) = ${guestEmail}::text)`;
}
