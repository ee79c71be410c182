import type { Customer, CustomerDetail } from '@veranda/contracts/customers';
import type { CustomerRow, findOrdersOfPerson } from '@veranda/db/customers/reader';
import type { Address } from '@veranda/domain/checkout/check-details';
import { toWireMoney } from '@veranda/domain/money/wire';
import { addressLines } from '../../platform/addresses/address-lines.ts';

type Orders = Awaited<ReturnType<typeof findOrdersOfPerson>>;

/** A row of the list of customers. */
export function presentCustomer(row: CustomerRow, currency: string): Customer {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    hasAccount: row.site_user_id !== null,
    orderCount: row.order_count,
    spent: toWireMoney(row.spent_minor, currency),
    lastOrderAt: row.last_order_at?.toISOString() ?? null,
    since: row.since.toISOString(),
  };
}

/** A customer with the orders. */
export function presentDetail(row: CustomerRow, orders: Orders, currency: string): CustomerDetail {
  const sent = orders.flatMap(({ shipping_address, billing_address, locale }) => {
    const address = (shipping_address ?? billing_address) as Address | null;
    return address ? [{ address, locale }] : [];
  });
  const lines = sent.map(({ address, locale }) => addressLines(address, locale));
  return {
    ...presentCustomer(row, currency),
    addresses: [...new Map(lines.map((one) => [one.join('\n'), one])).values()],
    phone: sent.find(({ address }) => address.phone !== '')?.address.phone ?? '',
    orders: orders.map((order) => ({
      id: order.id,
      number: order.number ?? 0,
      placedAt: (order.placed_at ?? order.created_at).toISOString(),
      status: order.status as CustomerDetail['orders'][number]['status'],
      paymentStatus: order.payment_status,
      itemCount: order.item_count,
      total: toWireMoney(order.grand_total_minor, order.currency),
      testMode: order.test_mode,
    })),
  };
}
