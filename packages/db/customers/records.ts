import { sql } from 'kysely';
import { findCommentsOf } from '../comments/reader.ts';
import { findMembershipsOfUser } from '../member-plans/reader.ts';
import type { RecordOf } from '../schema.ts';
import type { RestockSignUpRecord } from '../restock/reader.ts';
import { isOf, isSubscriptionOf, type Person } from './person.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Records that a site keeps of a person besides orders and answers. */
export interface CustomerRecords {
  readonly user: RecordOf<'site_user'> | undefined;
  readonly giftCards: readonly RecordOf<'gift_card'>[];
  readonly subscriptions: readonly RecordOf<'subscription'>[];
  readonly memberships: readonly RecordOf<'member_pass'>[];
  readonly restock: readonly RestockSignUpRecord[];
  readonly lists: readonly RecordOf<'subscriber'>[];
  /** Those that were asked for after an order of theirs. */
  readonly reviews: readonly RecordOf<'review'>[];
  readonly comments: readonly RecordOf<'item_comment'>[];
}

/** Reads it. */
export async function findRecords(tx: SiteTransaction, person: Person): Promise<CustomerRecords> {
  const { accountId, guestEmail: email } = person;
  const user = await tx
    .selectFrom('site_user')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', accountId)
    .executeTakeFirst();
  const giftCards = await tx
    .selectFrom('gift_card')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where(sql<boolean>`lower(recipient_email) = ${email}::text`)
    .execute();
  const subscriptions = await tx
    .selectFrom('subscription')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where(isSubscriptionOf(person))
    .execute();
  const memberships = user ? await findMembershipsOfUser(tx, user.id) : [];
  const restock = await tx
    .selectFrom('restock_signup')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('email', '=', email)
    .execute();
  const lists = await tx
    .selectFrom('subscriber')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('email', '=', email)
    .execute();
  const reviews = await reviewsOf(tx, person);
  const comments = await findCommentsOf(tx, email);
  return { user, giftCards, subscriptions, memberships, restock, lists, reviews, comments };
}

async function reviewsOf(tx: SiteTransaction, person: Person): Promise<RecordOf<'review'>[]> {
  return tx
    .selectFrom('review')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('orderId', 'in', (eb) =>
      eb
        .selectFrom('orders')
        .select('orders.id')
        .where('orders.siteId', '=', tx.siteId)
        .where(isOf('orders', person)),
    )
    .execute();
}
