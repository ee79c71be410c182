import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import { deleteCopies } from './kept-copies.ts';
import { isOf, isSubscriptionOf, type Person } from './person.ts';

type Tx = Transaction<Schema>;

/**
 * Takes whom they were of out of the carts, discounts, cards and subscriptions of somebody and out of `orderIds`, which
 * are theirs, and deletes their account and their wishes to hear of stock. Amounts, goods and taxes stay as they are.
 */
export async function eraseFromCommerce(
  tx: Tx,
  siteId: string,
  { person, orderIds }: { readonly person: Person; readonly orderIds: readonly string[] },
): Promise<void> {
  const { accountId, guestEmail } = person;
  const elsewhere = await underOtherAddress(tx, siteId, { orderIds, email: guestEmail });
  await forgetOrders(tx, siteId, orderIds);
  await forgetDrafts(tx, siteId, person);
  await forgetGifts(tx, siteId, person);
  // What was filled in for a line stands in its cart as well.
  await sql`update cart_entry e set additional_fields = null from cart c
    where e.website_id = ${siteId} and c.website_id = e.website_id and c.id = e.cart_id and c.status <> 'locked'
      and e.additional_fields is not null and ${isOf('c', person)}`.execute(tx);
  // One that is being paid for has come since its owner was looked at: it is of an order that stays.
  await sql`update cart c set email = null, shipping_address = null, billing_address = null, note = '', site_user_id = null,
      status = case when c.status = 'open' and c.site_user_id is not null then 'expired' else c.status end
    where c.website_id = ${siteId} and c.status <> 'locked' and ${isOf('c', person)}`.execute(tx);
  // A card that is still to be delivered keeps whom it goes to: nobody else could.
  await sql`update gift_card set recipient_name = '', recipient_email = '', message = ''
    where website_id = ${siteId} and lower(recipient_email) = ${guestEmail}::text
      and (delivered_at is not null or deliver_at is null)`.execute(tx);
  await sql`update subscription set email = '', shipping_address = null, billing_address = null, saved_reference = '',
      card_brand = '', card_last4 = ''
    where website_id = ${siteId} and ${isSubscriptionOf(person)}`.execute(tx);
  await sql`delete from restock_signup where website_id = ${siteId} and email = ${guestEmail}`.execute(tx);
  await deleteCopies(tx, siteId, { email: guestEmail, orderIds: elsewhere });
  await sql`delete from site_user where website_id = ${siteId} and id = ${accountId}::uuid`.execute(tx);
}

async function underOtherAddress(
  tx: Tx,
  siteId: string,
  { orderIds, email }: { readonly orderIds: readonly string[]; readonly email: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from orders where website_id = ${siteId}
    and id = any(${[...orderIds]}::uuid[]) and lower(email) is distinct from ${email}::text`.execute(tx);
  return rows.map((row) => row.id);
}

// A draft names whom it is for, and its link is theirs: both end with them. What it has become is kept by its order.
async function forgetDrafts(tx: Tx, siteId: string, person: Person): Promise<void> {
  const { rows } = await sql<{ cart_id: string }>`
    delete from draft_order d using cart c
    where d.website_id = ${siteId} and c.website_id = d.website_id and c.id = d.cart_id
      and (${isOf('c', person)} or lower(d.sent_to) = ${person.guestEmail}::text)
    returning d.cart_id`.execute(tx);
  await sql`update cart set purchase = null, purpose = case when status = 'open' then 'cart' else purpose end,
      status = case when status = 'open' then 'expired' else status end
    where website_id = ${siteId} and id = any(${rows.map((row) => row.cart_id)}::uuid[])`.execute(tx);
}

// What a gift says and whom it is for stands in its cart as well. One that is being paid for keeps where it is to go, and
// so does one whose card is still to be issued; one that nobody has paid for ends.
async function forgetGifts(tx: Tx, siteId: string, person: Person): Promise<void> {
  await sql`update cart c set
      purchase = c.purchase || jsonb_build_object('recipientName', '', 'senderName', '', 'message', '')
        || case when c.status = 'locked' then '{}'::jsonb else jsonb_build_object('recipientEmail', '') end,
      status = case when c.status = 'open' then 'expired' else c.status end
    where c.website_id = ${siteId} and c.purpose = 'gift-card' and c.purchase is not null and (
      ${isOf('c', person)}
      or lower(c.purchase->>'recipientEmail') = ${person.guestEmail}::text and exists (
        select from gift_card g where g.website_id = c.website_id and g.order_id = c.order_id))`.execute(tx);
}

async function forgetOrders(tx: Tx, siteId: string, orderIds: readonly string[]): Promise<void> {
  const mine = sql`any(${[...orderIds]}::uuid[])`;
  await sql`update order_line set additional_fields = null
    where website_id = ${siteId} and additional_fields is not null and order_id = ${mine}`.execute(tx);
  await sql`update payment set card_brand = null, card_last4 = null, saved_reference = null
    where website_id = ${siteId} and order_id = ${mine}`.execute(tx);
  await sql`update gift_card g set sender_name = '',
      actor = case when lower(g.actor) = lower(o.email) then '' else g.actor end
    from orders o where g.website_id = ${siteId} and o.website_id = g.website_id and o.id = g.order_id
      and g.order_id = ${mine}`.execute(tx);
  await sql`update review set author = ''
    where website_id = ${siteId} and order_id = ${mine}`.execute(tx);
  await sql`update refund set reason = ''
    where website_id = ${siteId} and order_id = ${mine}`.execute(tx);
  await sql`delete from order_event
    where website_id = ${siteId} and kind = 'note' and order_id = ${mine}`.execute(tx);
  await sql`update order_discount set email = ''
    where website_id = ${siteId} and order_id = ${mine}`.execute(tx);
  await sql`update orders set email = '', shipping_address = null, billing_address = null, customer_note = '', note = '',
      site_user_id = null, newsletter_consent_at = null, updated_at = now()
    where website_id = ${siteId} and id = ${mine}`.execute(tx);
}
