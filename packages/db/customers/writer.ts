import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/**
 * Takes whom they were of out of the orders, carts, discounts, cards and subscriptions of an address, and deletes its
 * account and its wishes to hear of stock. Amounts, goods and taxes stay as they are. `email` is in small letters.
 */
export async function eraseFromCommerce(tx: Tx, siteId: string, email: string): Promise<void> {
  await forgetOrders(tx, siteId, email);
  await forgetDrafts(tx, siteId, email);
  await forgetGifts(tx, siteId, email);
  // What was filled in for a line stands in its cart as well; open ones are left as they are.
  await sql`update cart_entry e set additional_fields = null from cart c
    where e.website_id = ${siteId} and c.website_id = e.website_id and c.id = e.cart_id
      and e.additional_fields is not null and (lower(c.email) = ${email} or c.site_user_id in (
        select id from site_user where website_id = ${siteId} and email = ${email}))`.execute(tx);
  await sql`update cart set email = null, shipping_address = null, billing_address = null, note = '', site_user_id = null
    where website_id = ${siteId} and (lower(email) = ${email} or site_user_id in (
      select id from site_user where website_id = ${siteId} and email = ${email}))`.execute(tx);
  // A card that is still to be delivered keeps whom it goes to: nobody else could.
  await sql`update gift_card set recipient_name = '', recipient_email = '', message = ''
    where website_id = ${siteId} and lower(recipient_email) = ${email}
      and (delivered_at is not null or deliver_at is null)`.execute(tx);
  await sql`update subscription set email = '', shipping_address = null, billing_address = null, saved_reference = '',
      card_brand = '', card_last4 = ''
    where website_id = ${siteId} and lower(email) = ${email}`.execute(tx);
  await sql`delete from restock_signup where website_id = ${siteId} and email = ${email}`.execute(tx);
  // Answers and messages that were kept for a repeat hold whole orders.
  await sql`delete from idempotency where website_id = ${siteId} and scope like 'api:%'
    and position(${email} in lower(response::text)) > 0`.execute(tx);
  await sql`delete from webhook_delivery where website_id = ${siteId}
    and position(${email} in lower(payload)) > 0`.execute(tx);
  await sql`delete from site_user where website_id = ${siteId} and email = ${email}`.execute(tx);
}

// A draft names whom it is for, and its link is theirs: both end with them. What it has become is kept by its order.
async function forgetDrafts(tx: Tx, siteId: string, email: string): Promise<void> {
  const { rows } = await sql<{ cart_id: string }>`
    delete from draft_order d using cart c
    where d.website_id = ${siteId} and c.website_id = d.website_id and c.id = d.cart_id
      and (lower(c.email) = ${email} or lower(d.sent_to) = ${email})
    returning d.cart_id`.execute(tx);
  await sql`update cart set purchase = null, purpose = case when status = 'open' then 'cart' else purpose end,
      status = case when status = 'open' then 'expired' else status end
    where website_id = ${siteId} and id = any(${rows.map((row) => row.cart_id)}::uuid[])`.execute(tx);
}

// What a gift says and whom it is for stands in its cart as well. One that is being paid for keeps where it is to go, and
// so does one whose card is still to be issued; one that nobody has paid for ends.
async function forgetGifts(tx: Tx, siteId: string, email: string): Promise<void> {
  await sql`update gift_card set actor = ''
    where website_id = ${siteId} and order_id is not null and lower(actor) = ${email}`.execute(tx);
  await sql`update cart c set
      purchase = c.purchase || jsonb_build_object('recipientName', '', 'senderName', '', 'message', '')
        || case when c.status = 'locked' then '{}'::jsonb else jsonb_build_object('recipientEmail', '') end,
      status = case when c.status = 'open' then 'expired' else c.status end
    where c.website_id = ${siteId} and c.purpose = 'gift-card' and c.purchase is not null and (
      lower(c.email) = ${email}
      or c.site_user_id in (select id from site_user where website_id = ${siteId} and email = ${email})
      or lower(c.purchase->>'recipientEmail') = ${email} and exists (
        select from gift_card g where g.website_id = c.website_id and g.order_id = c.order_id))`.execute(tx);
}

async function forgetOrders(tx: Tx, siteId: string, email: string): Promise<void> {
  const mine = sql`select id from orders where website_id = ${siteId} and lower(email) = ${email}`;
  await sql`update order_line set additional_fields = null
    where website_id = ${siteId} and additional_fields is not null and order_id in (${mine})`.execute(tx);
  await sql`update payment set card_brand = null, card_last4 = null, saved_reference = null
    where website_id = ${siteId} and order_id in (${mine})`.execute(tx);
  await sql`update gift_card set sender_name = ''
    where website_id = ${siteId} and order_id in (${mine})`.execute(tx);
  await sql`update review set author = ''
    where website_id = ${siteId} and order_id in (${mine})`.execute(tx);
  await sql`update refund set reason = ''
    where website_id = ${siteId} and order_id in (${mine})`.execute(tx);
  await sql`delete from order_event
    where website_id = ${siteId} and kind = 'note' and order_id in (${mine})`.execute(tx);
  await sql`update order_discount set email = ''
    where website_id = ${siteId} and order_id in (${mine})`.execute(tx);
  await sql`update orders set email = '', shipping_address = null, billing_address = null, customer_note = '', note = '',
      site_user_id = null, newsletter_consent_at = null, updated_at = now()
    where website_id = ${siteId} and lower(email) = ${email}`.execute(tx);
}
