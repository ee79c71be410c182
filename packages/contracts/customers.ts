import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SearchedPage } from './list-query.ts';
import { WireMoney } from './money.ts';
import { OrderStatus } from './orders.ts';
import { SiteParams } from './sites.ts';

/** Somebody who has bought or has an account: one e-mail address is one customer. Times are ISO 8601. */
export const Customer = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String({ description: 'Of the latest order; empty when it is not known.' }),
  hasAccount: Type.Boolean(),
  orderCount: Type.Integer(),
  /** Amount paid and not refunded, in the currency of the shop. */
  spent: WireMoney,
  lastOrderAt: Type.Union([Type.String(), Type.Null()]),
  since: Type.String(),
});
export type Customer = Static<typeof Customer>;

/** An order as it is on the page of its customer. */
const CustomerOrder = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  placedAt: Type.String(),
  status: OrderStatus,
  paymentStatus: Type.String(),
  itemCount: Type.Integer(),
  total: WireMoney,
  testMode: Type.Boolean(),
});
type CustomerOrder = Static<typeof CustomerOrder>;

export const CustomerDetail = Type.Object({
  ...Customer.properties,
  /**
   * Addresses that orders went to, each once, the latest first; each as lines in the format of its country.
   */
  addresses: Type.Array(Type.Array(Type.String())),
  phone: Type.String(),
  /** Newest first, at most 100. */
  orders: Type.Array(CustomerOrder),
});
export type CustomerDetail = Static<typeof CustomerDetail>;

const read = { kind: 'member', area: 'orders', level: 'read' } as const;
const write = { kind: 'member', area: 'orders', level: 'write' } as const;
const CustomerParams = Type.Object({ ...SiteParams.properties, customer: Type.String({ format: 'uuid' }) });

/** Customers, the one seen last first. `search` looks in e-mail and name. */
export const listCustomers = endpoint({
  name: 'list-customers',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/customers',
  access: read,
  params: SiteParams,
  query: SearchedPage,
  response: Type.Object({
    customers: Type.Array(Customer),
    total: Type.Integer(),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  }),
  crumb: 'none',
});

export const getCustomer = endpoint({
  name: 'get-customer',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/customers/:customer',
  access: read,
  params: CustomerParams,
  response: Type.Object({ customer: CustomerDetail }),
  crumb: 'none',
});

/** Everything that the shop keeps about a customer, as a JSON file for them. */
export const exportCustomer = endpoint({
  name: 'export-customer',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/customers/:customer/data.json',
  access: read,
  params: CustomerParams,
  response: Type.Unknown(),
  crumb: 'none',
  recorded: true,
});

/**
 * Takes a customer out of the shop: account, lists and answers are deleted, and orders stay without whom they
 * went to, as the books need them. Refused while an order or a subscription of theirs is open.
 */
export const eraseCustomer = endpoint({
  name: 'erase-customer',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/customers/:customer',
  access: write,
  params: CustomerParams,
  response: Type.Object({ id: Type.String() }),
  crumb: 'required',
});
