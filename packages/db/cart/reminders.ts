import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Topic of what the outbox carries of a cart that may be reminded of. */
export const reminderTopic = 'cart-reminder';

/** Lets a cart be looked at later, once, in a shop whose owner has switched reminders on. */
export async function addReminder(
  tx: Tx,
  siteId: string,
  given: { readonly cartId: string; readonly dueAt: Date },
): Promise<void> {
  const { cartId, dueAt } = given;
  await sql`
    insert into outbox (id, website_id, topic, dedupe_key, payload, due_at)
    select gen_random_uuid(), ${siteId}, ${reminderTopic}, ${`${reminderTopic}:${cartId}`}, ${JSON.stringify({ cartId })}::jsonb, ${dueAt}
    where exists (select from mail_template
      where website_id = ${siteId} and kind = 'abandoned-cart' and enabled)
    on conflict (dedupe_key) do nothing`.execute(tx);
}

/** What stands in the way of reminding of a cart, or null. */
export type ReminderBar = 'reminded' | 'refused' | 'bought';

/** Whether somebody is already reminded, wants no reminders or has bought since. */
export async function findReminderBar(
  tx: Tx,
  siteId: string,
  of: {
    readonly cartId: string;
    readonly email: string;
    readonly emailHash: Uint8Array;
    readonly since: Date;
  },
): Promise<ReminderBar | null> {
  const { rows } = await sql<{ reminded: boolean; refused: boolean; bought: boolean }>`
    select
      exists (select from cart_reminder where website_id = ${siteId} and cart_id = ${of.cartId}
        and sent_at is not null) as reminded,
      exists (select from cart_reminder_refusal where website_id = ${siteId} and email_hash = ${of.emailHash})
        or exists (select from suppression where website_id = ${siteId} and email_hash = ${of.emailHash}) as refused,
      exists (select from orders where website_id = ${siteId} and email = ${of.email}
        and placed_at > ${of.since}) as bought`.execute(tx);
  const [row] = rows;
  if (row?.reminded) return 'reminded';
  if (row?.refused) return 'refused';
  return row?.bought ? 'bought' : null;
}

/** Notes that a cart is reminded of: now, or when its mail has left. */
export async function markReminded(
  tx: Tx,
  siteId: string,
  given: { readonly cartId: string; readonly originId: string; readonly sentAt: Date | null },
): Promise<void> {
  const { cartId, originId, sentAt } = given;
  await tx
    .insertInto('cart_reminder')
    .values({ website_id: siteId, cart_id: cartId, origin_cart_id: originId, sent_at: sentAt })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'cart_id']).doUpdateSet({
        sent_at: sql`coalesce(cart_reminder.sent_at, excluded.sent_at)`,
      }),
    )
    .execute();
}

/** The cart that another was made from by the link of a mail; the cart itself where it was not. */
export async function findOrigin(tx: Tx, siteId: string, cartId: string): Promise<string> {
  const row = await tx
    .selectFrom('cart_reminder')
    .select('origin_cart_id')
    .where('website_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return row?.origin_cart_id ?? cartId;
}

/** Whether a cart of this origin was bought. */
export async function isOriginBought(tx: Tx, siteId: string, originId: string): Promise<boolean> {
  const { rows } = await sql`
    select from cart c where c.website_id = ${siteId} and c.status = 'purchased' and (c.id = ${originId}
      or exists (select from cart_reminder r where r.website_id = ${siteId}
        and r.cart_id = c.id and r.origin_cart_id = ${originId}))
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** The address of a site user, for a cart that names none; '' for nobody. */
export async function findUserEmail(tx: Tx, siteId: string, siteUserId: string): Promise<string> {
  const row = await tx
    .selectFrom('site_user')
    .select('email')
    .where('website_id', '=', siteId)
    .where('id', '=', siteUserId)
    .executeTakeFirst();
  return row?.email ?? '';
}

/** Keeps an address from reminders for good. */
export async function refuseReminders(tx: Tx, siteId: string, emailHash: Uint8Array): Promise<void> {
  await tx
    .insertInto('cart_reminder_refusal')
    .values({ website_id: siteId, email_hash: emailHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isRefusingReminders(tx: Tx, siteId: string, emailHash: Uint8Array): Promise<boolean> {
  const row = await tx
    .selectFrom('cart_reminder_refusal')
    .select('created_at')
    .where('website_id', '=', siteId)
    .where('email_hash', '=', emailHash)
    .executeTakeFirst();
  return row !== undefined;
}
