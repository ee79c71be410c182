import { findCustomer, findOrdersOfEmail } from '@veranda/db/customers/reader';
import { type CustomerRecords, findRecords } from '@veranda/db/customers/records';
import { type AnsweredForm, findSubmissionsOf } from '@veranda/db/forms/answers-reader';
import { findAddresses } from '@veranda/db/members/addresses';
import { findLinesOf } from '@veranda/db/orders/list-reader';
import type { OrderLineRow } from '@veranda/db/orders/reader';
import { toWireMoney } from '@veranda/domain/money/wire';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';

type Orders = Awaited<ReturnType<typeof findOrdersOfEmail>>;
/** Orders that one file holds, the newest. */
const most = 10_000;

/** Everything that the shop keeps about a customer, as the text of a JSON file. */
export async function exportCustomer(
  deps: Pick<Deps, 'db' | 'now'>,
  site: SiteEntry,
  id: string,
): Promise<string | Refusal> {
  const exportedAt = new Date(deps.now()).toISOString();
  return deps.db.forSite(
    site.id,
    async (tx) => {
      const customer = await findCustomer(tx, site.id, { id, currency: site.currency });
      if (!customer) return refuse('unknown-customer');
      const { email } = customer;
      const orders = await findOrdersOfEmail(tx, site.id, { email, limit: most });
      const ids = orders.map((order) => order.id);
      const lines = Map.groupBy(await findLinesOf(tx, site.id, ids), (line) => line.order_id);
      const records = await findRecords(tx, site.id, email);
      const addresses = records.user ? await findAddresses(tx, site.id, records.user.id) : [];
      const answers = await findSubmissionsOf(tx, site.id, email);
      const document = {
        ...{ site: site.title, exportedAt, email, name: customer.name },
        ...presentRecords(records),
        addresses: addresses.map(({ address }) => address),
        orders: presentOrders(orders, lines),
        answers: answers.map(presentAnswer),
      };
      return JSON.stringify(document, null, 2);
    },
    { readOnly: true },
  );
}

function presentRecords({ user, giftCards, subscriptions, passes, restock, lists }: CustomerRecords) {
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
  };
}

function presentOrders(orders: Orders, lines: ReadonlyMap<string, readonly OrderLineRow[]>) {
  return orders.map((order) => ({
    number: order.number,
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
