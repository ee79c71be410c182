import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Topic of what the outbox carries of a cart that may be reminded of. */
export const reminderTopic = 'cart-reminder';

/** Lets a cart be looked at later, once, in a shop whose owner has switched reminders on. */
export async function addReminder(
  tx: SiteTransaction,
  input: { readonly cartId: string; readonly dueAt: Date },
): Promise<void> {
  const { cartId, dueAt } = input;
  await sql`
    insert into outbox (id, site_id, topic, dedupe_key, payload, due_at)
    select gen_random_uuid(), ${tx.siteId}, ${reminderTopic}, ${`${reminderTopic}:${cartId}`},
      ${JSON.stringify({ cartId })}::jsonb, ${dueAt}
    where exists (select from mail_template
      where site_id = ${tx.siteId} and kind = 'abandoned-cart' and enabled)
    on conflict (dedupe_key) do nothing`.execute(tx);
}

/** Reason not to remind of a cart, or null. */
type ReminderBar = 'reminded' | 'refused' | 'bought';

/** Tells if the customer was already reminded, declined reminders or has bought since. */
export async function findReminderBar(
  tx: SiteTransaction,
  reminder: {
    readonly cartId: string;
    readonly email: string;
    readonly emailHash: Uint8Array;
    readonly since: Date;
  },
): Promise<ReminderBar | null> {
  const { rows } = await sql<{ reminded: boolean; refused: boolean; bought: boolean }>`
    select
      exists (select from cart_reminder where site_id = ${tx.siteId} and cart_id = ${reminder.cartId}
        and sent_at is not null) as reminded,
      exists (select from cart_reminder_refusal where site_id = ${tx.siteId} and email_hash = ${reminder.emailHash})
        or exists (select from suppression where site_id = ${tx.siteId} and email_hash = ${reminder.emailHash}) as refused,
      exists (select from orders where site_id = ${tx.siteId} and email = ${reminder.email}
        and placed_at > ${reminder.since}) as bought`.execute(tx);
  const [row] = rows;
  if (row?.reminded) return 'reminded';
  if (row?.refused) return 'refused';
  return row?.bought ? 'bought' : null;
}

/** Notes that a cart is reminded of: now, or when its mail has left. */
export async function markReminded(
  tx: SiteTransaction,
  input: { readonly cartId: string; readonly originId: string; readonly sentAt: Date | null },
): Promise<void> {
  const { cartId, originId, sentAt } = input;
  await tx
    .insertInto('cart_reminder')
    .values({ siteId: tx.siteId, cartId, originCartId: originId, sentAt })
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'cartId']).doUpdateSet({
        sentAt: sql`coalesce(cart_reminder.sent_at, excluded.sent_at)`,
      }),
    )
    .execute();
}

/** The cart that another was made from by the link of a mail; the cart itself where it was not. */
export async function findOrigin(tx: SiteTransaction, cartId: string): Promise<string> {
  const row = await tx
    .selectFrom('cart_reminder')
    .select('originCartId')
    .where('siteId', '=', tx.siteId)
    .where('cartId', '=', cartId)
    .executeTakeFirst();
  return row?.originCartId ?? cartId;
}

/** True when a cart of this origin was bought. */
export async function isOriginBought(tx: SiteTransaction, originId: string): Promise<boolean> {
  const { rows } = await sql`
    select from cart c where c.site_id = ${tx.siteId} and c.status = 'purchased' and (c.id = ${originId}
      or exists (select from cart_reminder r where r.site_id = ${tx.siteId}
        and r.cart_id = c.id and r.origin_cart_id = ${originId}))
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** The address of a site user, for a cart that names none; '' for nobody. */
export async function findUserEmail(tx: SiteTransaction, siteUserId: string): Promise<string> {
  const row = await tx
    .selectFrom('site_user')
    .select('email')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', siteUserId)
    .executeTakeFirst();
  return row?.email ?? '';
}

/** Keeps an address from reminders for good. */
export async function refuseReminders(tx: SiteTransaction, emailHash: Uint8Array): Promise<void> {
  await tx
    .insertInto('cart_reminder_refusal')
    .values({ siteId: tx.siteId, emailHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isRefusingReminders(tx: SiteTransaction, emailHash: Uint8Array): Promise<boolean> {
  const row = await tx
    .selectFrom('cart_reminder_refusal')
    .select('createdAt')
    .where('siteId', '=', tx.siteId)
    .where('emailHash', '=', emailHash)
    .executeTakeFirst();
  return row !== undefined;
}
