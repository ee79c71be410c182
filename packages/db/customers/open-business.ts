import { sql } from 'kysely';
import { isOf, isSubscriptionOf, type Person } from './person.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Orders of a person, locked, and a flag that is set when any of them is still open. */
interface Business {
  readonly orderIds: readonly string[];
  readonly hasOpenOrder: boolean;
  readonly hasOpenSubscription: boolean;
}

/**
 * Holds the account, the open carts and the orders of somebody until the end of the transaction. A completion
 * holds its cart: it is waited for, and its order is seen; whichever comes later finds what this transaction
 * leaves.
 */
export async function lockBusiness(tx: SiteTransaction, person: Person): Promise<Business> {
  await tx
    .selectFrom('site_user')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', person.accountId)
    .forNoKeyUpdate()
    .execute();
  await sql`select c.id from cart c
    where c.site_id = ${tx.siteId} and c.status = 'open' and ${isOf('c', person)}
    order by c.id for update`.execute(tx);
  const { rows } = await sql<{ id: string; isOpen: boolean }>`
    select o.id, o.status in ('draft', 'pending') as is_open from orders o
    where o.site_id = ${tx.siteId} and ${isOf('o', person)} order by o.id for update`.execute(tx);
  const subscription = await sql`select from subscription
    where site_id = ${tx.siteId} and ${isSubscriptionOf(person)}
      and status in ('active', 'past_due', 'cancel_at_period_end') limit 1`.execute(tx);
  return {
    orderIds: rows.map((row) => row.id),
    hasOpenOrder: rows.some((row) => row.isOpen),
    hasOpenSubscription: subscription.rows.length > 0,
  };
}
