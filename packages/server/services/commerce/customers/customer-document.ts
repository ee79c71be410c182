import { findOrdersOfPerson } from '@veranda/db/customers/reader';
import type { Person } from '@veranda/db/customers/person';
import { type CustomerRecords, findRecords } from '@veranda/db/customers/records';
import { type AnsweredForm, findSubmissionsOf } from '@veranda/db/forms/answers-reader';
import { findAddresses } from '@veranda/db/members/addresses';
import { findLinesOf } from '@veranda/db/orders/list-reader';
import type { OrderLineRecord } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { toWireMoney } from '@veranda/domain/money/wire';

type Orders = Awaited<ReturnType<typeof findOrdersOfPerson>>;
/** Orders that one file holds, the newest. */
const maxExported = 10_000;

/** Everything that a site keeps about somebody. */
export async function customerDocument(tx: SiteTransaction, person: Person): Promise<object> {
  const orders = await findOrdersOfPerson(tx, { person, limit: maxExported });
  const ids = orders.map((order) => order.id);
  const lines = Map.groupBy(await findLinesOf(tx, ids), (line) => line.orderId);
  const records = await findRecords(tx, person);
  const addresses = records.user ? await findAddresses(tx, records.user.id) : [];
  const { guestEmail } = person;
  const answers = guestEmail === null ? [] : await findSubmissionsOf(tx, guestEmail);
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
  memberships,
  restock,
  lists,
  reviews,
  comments,
}: CustomerRecords) {
  return {
    account: user ? presentAccount(user) : null,
    giftCards: giftCards.map((card) => ({
      endsIn: card.codeLast4,
      balance: toWireMoney(card.balanceMinor, card.currency),
      recipient: card.recipientName,
      message: card.message,
    })),
    subscriptions: subscriptions.map(presentSubscription),
    memberships: memberships.map((pass) => ({
      title: pass.title,
      since: pass.createdAt,
      until: pass.endsAt,
    })),
    waitsFor: restock.map((signUp) => ({
      product: signUp.productId,
      status: signUp.status,
      since: signUp.createdAt,
    })),
    lists: lists.map((list) => ({
      name: list.name,
      state: list.state,
      source: list.source,
      since: list.createdAt,
    })),
    reviews: reviews.map(presentReview),
    comments: comments.map(presentComment),
  };
}

function presentAccount(user: NonNullable<CustomerRecords['user']>) {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    language: user.language,
    since: user.createdAt,
  };
}

function presentSubscription(subscription: CustomerRecords['subscriptions'][number]) {
  return {
    title: subscription.title,
    status: subscription.status,
    since: subscription.createdAt,
    price: toWireMoney(subscription.unitMinor, subscription.currency),
    shippingAddress: subscription.shippingAddress,
    billingAddress: subscription.billingAddress,
  };
}

function presentReview(review: CustomerRecords['reviews'][number]) {
  return {
    product: review.productId,
    rating: review.rating,
    title: review.title,
    body: review.body,
    author: review.author,
    at: review.writtenAt,
  };
}

function presentComment({ itemId, author, body, writtenAt }: CustomerRecords['comments'][number]) {
  return { item: itemId, author, body, at: writtenAt };
}

function presentOrders(orders: Orders, lines: ReadonlyMap<string, readonly OrderLineRecord[]>) {
  return orders.map((order) => ({
    number: order.number,
    email: order.email,
    placedAt: order.placedAt,
    status: order.status,
    paymentStatus: order.paymentStatus,
    total: toWireMoney(order.grandTotalMinor, order.currency),
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    note: order.customerNote,
    items: (lines.get(order.id) ?? []).map((line) => ({
      title: line.title,
      sku: line.sku,
      attributes: line.attributes,
      quantity: line.quantity,
      filledIn: line.additionalFields,
      total: toWireMoney(line.totalMinor, order.currency),
    })),
  }));
}

function presentAnswer(answer: AnsweredForm) {
  return { form: answer.formName, at: answer.createdAt, answers: answer.answers };
}
