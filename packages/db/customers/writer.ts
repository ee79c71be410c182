import { sql } from 'kysely';
import { deleteCopies } from './stored-copies.ts';
import { isOf, isSubscriptionOf, type Person } from './person.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/**
 * Takes whom they were of out of the carts, discounts, cards and subscriptions of somebody and out of
 * `orderIds`, which are theirs, and deletes their account and their wishes to hear of stock. Amounts, goods
 * and taxes stay as they are.
 */
export async function eraseFromCommerce(
  tx: SiteTransaction,
  { person, orderIds }: { readonly person: Person; readonly orderIds: readonly string[] },
): Promise<void> {
  const { accountId, guestEmail } = person;
  const elsewhere = await underOtherAddress(tx, { orderIds, email: guestEmail });
  await forgetOrders(tx, orderIds);
  await forgetDrafts(tx, person);
  await forgetGifts(tx, person);
  // The answers filled in for a line are stored in its cart as well.
  await sql`update cart_entry e set additional_fields = null from cart c
    where e.site_id = ${tx.siteId} and c.site_id = e.site_id and c.id = e.cart_id and c.status <> 'locked'
      and e.additional_fields is not null and ${isOf('c', person)}`.execute(tx);
  // One that is being paid for has come since its owner was looked at: it is of an order that stays.
  await sql`update cart c set email = null, shipping_address = null, billing_address = null, note = '', site_user_id = null,
      status = case when c.status = 'open' and c.site_user_id is not null then 'expired' else c.status end
    where c.site_id = ${tx.siteId} and c.status <> 'locked' and ${isOf('c', person)}`.execute(tx);
  // A card that is still to be delivered keeps whom it goes to: nobody else could.
  await sql`update gift_card set recipient_name = '', recipient_email = '', message = ''
    where site_id = ${tx.siteId} and lower(recipient_email) = ${guestEmail}::text
      and (delivered_at is not null or deliver_at is null)`.execute(tx);
  await sql`update subscription set email = '', shipping_address = null, billing_address = null, saved_reference = '',
      card_brand = '', card_last4 = ''
    where site_id = ${tx.siteId} and ${isSubscriptionOf(person)}`.execute(tx);
  await sql`delete from restock_signup where site_id = ${tx.siteId} and email = ${guestEmail}`.execute(tx);
  await deleteCopies(tx, { email: guestEmail, orderIds: elsewhere });
  await sql`delete from site_user where site_id = ${tx.siteId} and id = ${accountId}::uuid`.execute(tx);
}

async function underOtherAddress(
  tx: SiteTransaction,
  { orderIds, email }: { readonly orderIds: readonly string[]; readonly email: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from orders where site_id = ${tx.siteId}
    and id = any(${[...orderIds]}::uuid[]) and lower(email) is distinct from ${email}::text`.execute(tx);
  return rows.map((row) => row.id);
}

// A draft names whom it is for, and its link is theirs: both end with them. Its order keeps the later state.
async function forgetDrafts(tx: SiteTransaction, person: Person): Promise<void> {
  const { rows } = await sql<{ cartId: string }>`
    delete from draft_order d using cart c
    where d.site_id = ${tx.siteId} and c.site_id = d.site_id and c.id = d.cart_id
      and (${isOf('c', person)} or lower(d.sent_to) = ${person.guestEmail}::text)
    returning d.cart_id`.execute(tx);
  await sql`update cart set purchase = null, purpose = case when status = 'open' then 'cart' else purpose end,
      status = case when status = 'open' then 'expired' else status end
    where site_id = ${tx.siteId} and id = any(${rows.map((row) => row.cartId)}::uuid[])`.execute(tx);
}

// The message and the recipient of a gift are stored in its cart as well. One that is being paid for keeps
// where it is to go, and so does one whose card is still to be issued; one that nobody has paid for ends.
async function forgetGifts(tx: SiteTransaction, person: Person): Promise<void> {
  await sql`update cart c set
      purchase = c.purchase || jsonb_build_object('recipientName', '', 'senderName', '', 'message', '')
        || case when c.status = 'locked' then '{}'::jsonb else jsonb_build_object('recipientEmail', '') end,
      status = case when c.status = 'open' then 'expired' else c.status end
    where c.site_id = ${tx.siteId} and c.purpose = 'gift-card' and c.purchase is not null and (
      ${isOf('c', person)}
      or lower(c.purchase->>'recipientEmail') = ${person.guestEmail}::text and exists (
        select from gift_card g where g.site_id = c.site_id and g.order_id = c.order_id))`.execute(tx);
}

async function forgetOrders(tx: SiteTransaction, orderIds: readonly string[]): Promise<void> {
  const mine = sql`any(${[...orderIds]}::uuid[])`;
  await sql`update order_line set additional_fields = null
    where site_id = ${tx.siteId} and additional_fields is not null and order_id = ${mine}`.execute(tx);
  await sql`update payment set card_brand = null, card_last4 = null, saved_reference = null
    where site_id = ${tx.siteId} and order_id = ${mine}`.execute(tx);
  await sql`update gift_card g set sender_name = '',
      actor = case when lower(g.actor) = lower(o.email) then '' else g.actor end
    from orders o where g.site_id = ${tx.siteId} and o.site_id = g.site_id and o.id = g.order_id
      and g.order_id = ${mine}`.execute(tx);
  await sql`update review set author = ''
    where site_id = ${tx.siteId} and order_id = ${mine}`.execute(tx);
  await sql`update refund set reason = ''
    where site_id = ${tx.siteId} and order_id = ${mine}`.execute(tx);
  await sql`delete from order_event
    where site_id = ${tx.siteId} and kind = 'note' and order_id = ${mine}`.execute(tx);
  await sql`update order_discount set email = ''
    where site_id = ${tx.siteId} and order_id = ${mine}`.execute(tx);
  await sql`update orders set email = '', shipping_address = null, billing_address = null, customer_note = '', note = '',
      site_user_id = null, newsletter_consent_at = null, updated_at = now()
    where site_id = ${tx.siteId} and id = ${mine}`.execute(tx);
}
