import type { Customer, CustomerDetail } from '@veranda/contracts/customers';
import type { CustomerSummary, findOrdersOfPerson } from '@veranda/db/customers/reader';
import type { Address } from '@veranda/domain/checkout/check-details';
import { toWireMoney } from '@veranda/domain/money/wire';
import { addressLines } from '../../services/commerce/addresses/address-lines.ts';

type Orders = Awaited<ReturnType<typeof findOrdersOfPerson>>;

/** A row of the list of customers. */
export function presentCustomer(row: CustomerSummary, currency: string): Customer {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    hasAccount: row.siteUserId !== null,
    orderCount: row.orderCount,
    spent: toWireMoney(row.spentMinor, currency),
    lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
    since: row.since.toISOString(),
  };
}

/** A customer with the orders. */
export function presentDetail(row: CustomerSummary, orders: Orders, currency: string): CustomerDetail {
  const sent = orders.flatMap(({ shippingAddress, billingAddress, locale }) => {
    const address = (shippingAddress ?? billingAddress) as Address | null;
    return address ? [{ address, locale }] : [];
  });
  const lines = sent.map(({ address, locale }) => addressLines(address, locale));
  return {
    ...presentCustomer(row, currency),
    addresses: [...new Map(lines.map((line) => [line.join('\n'), line])).values()],
    phone: sent.find(({ address }) => address.phone !== '')?.address.phone ?? '',
    orders: orders.map((order) => ({
      id: order.id,
      number: order.number ?? 0,
      placedAt: (order.placedAt ?? order.createdAt).toISOString(),
      status: order.status as CustomerDetail['orders'][number]['status'],
      paymentStatus: order.paymentStatus,
      itemCount: order.itemCount,
      total: toWireMoney(order.grandTotalMinor, order.currency),
      testMode: order.testMode,
    })),
  };
}
