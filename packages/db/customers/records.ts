import { sql, type Transaction } from 'kysely';
import { findPassesOfUser } from '../member-plans/reader.ts';
import type { Row, Schema } from '../schema.ts';
import { isOf, isSubscriptionOf, type Person } from './person.ts';

type Tx = Transaction<Schema>;

/** What a site keeps of somebody besides orders and answers. */
export interface CustomerRecords {
  readonly user: Row<'site_user'> | undefined;
  readonly giftCards: readonly Row<'gift_card'>[];
  readonly subscriptions: readonly Row<'subscription'>[];
  readonly passes: readonly Row<'member_pass'>[];
  readonly restock: readonly Row<'restock_signup'>[];
  readonly lists: readonly Row<'subscriber'>[];
  /** Those that were asked for after an order of theirs. */
  readonly reviews: readonly Row<'review'>[];
}

/** Reads it. */
export async function findRecords(tx: Tx, siteId: string, person: Person): Promise<CustomerRecords> {
  const { accountId, guestEmail: email } = person;
  const user = await tx
    .selectFrom('site_user')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('id', '=', accountId)
    .executeTakeFirst();
  const giftCards = await tx
    .selectFrom('gift_card')
    .selectAll()
    .where('website_id', '=', siteId)
    .where(sql<boolean>`lower(recipient_email) = ${email}::text`)
    .execute();
  const subscriptions = await tx
    .selectFrom('subscription')
    .selectAll()
    .where('website_id', '=', siteId)
    .where(isSubscriptionOf(person))
    .execute();
  const passes = user ? await findPassesOfUser(tx, siteId, user.id) : [];
  const restock = await tx
    .selectFrom('restock_signup')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('email', '=', email)
    .execute();
  const lists = await tx
    .selectFrom('subscriber')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('email', '=', email)
    .execute();
  const reviews = await reviewsOf(tx, siteId, person);
  return { user, giftCards, subscriptions, passes, restock, lists, reviews };
}

async function reviewsOf(tx: Tx, siteId: string, person: Person): Promise<Row<'review'>[]> {
  return tx
    .selectFrom('review')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('order_id', 'in', (eb) =>
      eb
        .selectFrom('orders')
        .select('orders.id')
        .where('orders.website_id', '=', siteId)
        .where(isOf('orders', person)),
    )
    .execute();
}
