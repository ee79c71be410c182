import { findOrdersOfPerson } from '@veranda/db/customers/reader';
import type { Person } from '@veranda/db/customers/person';
import { type CustomerRecords, findRecords } from '@veranda/db/customers/records';
import { type AnsweredForm, findSubmissionsOf } from '@veranda/db/forms/answers-reader';
import { findAddresses } from '@veranda/db/members/addresses';
import { findLinesOf } from '@veranda/db/orders/list-reader';
import type { OrderLineRow } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { toWireMoney } from '@veranda/domain/money/wire';

type Orders = Awaited<ReturnType<typeof findOrdersOfPerson>>;
/** Orders that one file holds, the newest. */
const most = 10_000;

/** Everything that a site keeps about somebody. */
export async function customerDocument(tx: SiteTransaction, person: Person): Promise<object> {
  const orders = await findOrdersOfPerson(tx, tx.siteId, { person, limit: most });
  const ids = orders.map((order) => order.id);
  const lines = Map.groupBy(await findLinesOf(tx, tx.siteId, ids), (line) => line.order_id);
  const records = await findRecords(tx, tx.siteId, person);
  const addresses = records.user ? await findAddresses(tx, records.user.id) : [];
  const { guestEmail } = person;
  const answers = guestEmail === null ? [] : await findSubmissionsOf(tx, tx.siteId, guestEmail);
  return {
    ...presentRecords(records),
    addresses: addresses.map(({ address }) => address),
    orders: presentOrders(orders, lines),
    answers: answers.map(presentAnswer),
  };
}

function presentRecords({
  user,
  giftCards,
  subscriptions,
  passes,
  restock,
  lists,
  reviews,
}: CustomerRecords) {
  return {
    account: user
      ? {
          firstName: user.first_name,
          lastName: user.last_name,
          language: user.language,
          since: user.created_at,
        }
      : null,
    giftCards: giftCards.map((card) => ({
      endsIn: card.code_last4,
      balance: toWireMoney(card.balance_minor, card.currency),
      recipient: card.recipient_name,
      message: card.message,
    })),
    subscriptions: subscriptions.map((one) => ({
      title: one.title,
      status: one.status,
      since: one.created_at,
      price: toWireMoney(one.unit_minor, one.currency),
      shippingAddress: one.shipping_address,
      billingAddress: one.billing_address,
    })),
    memberships: passes.map((one) => ({ title: one.title, since: one.created_at, until: one.ends_at })),
    waitsFor: restock.map((one) => ({ product: one.product_id, status: one.status, since: one.created_at })),
    lists: lists.map((one) => ({
      name: one.name,
      state: one.state,
      source: one.source,
      since: one.created_at,
    })),
    reviews: reviews.map((one) => ({
      product: one.product_id,
      rating: one.rating,
      title: one.title,
      body: one.body,
      author: one.author,
      at: one.written_at,
    })),
  };
}

function presentOrders(orders: Orders, lines: ReadonlyMap<string, readonly OrderLineRow[]>) {
  return orders.map((order) => ({
    number: order.number,
    email: order.email,
    placedAt: order.placed_at,
    status: order.status,
    paymentStatus: order.payment_status,
    total: toWireMoney(order.grand_total_minor, order.currency),
    shippingAddress: order.shipping_address,
    billingAddress: order.billing_address,
    note: order.customer_note,
    items: (lines.get(order.id) ?? []).map((line) => ({
      title: line.title,
      sku: line.sku,
      attributes: line.attributes,
      quantity: line.quantity,
      filledIn: line.additional_fields,
      total: toWireMoney(line.total_minor, order.currency),
    })),
  }));
}

function presentAnswer(answer: AnsweredForm) {
  return { form: answer.form_name, at: answer.created_at, answers: JSON.parse(answer.answers) as unknown };
}
