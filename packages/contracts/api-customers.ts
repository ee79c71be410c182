import { emailLength } from '@veranda/domain/mail/email-address';
import Type, { type Static } from 'typebox';
import { apiBase, ApiId, apiRead, Moment, MomentOrNull, Pagination, Paging } from './api-call.ts';
import { PlainText } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { WireMoney } from './money.ts';

/** Somebody who has bought or has an account: one e-mail address is one customer. */
export const ApiCustomer = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  hasAccount: Type.Boolean(),
  orderCount: Type.Integer(),
  totalSpent: WireMoney,
  createdAt: Moment,
  lastOrderAt: MomentOrNull,
});
export type ApiCustomer = Static<typeof ApiCustomer>;

/** Customers by their address, in the order of the alphabet; with `email` only who has that address. */
export const apiListCustomers = endpoint({
  ...apiRead('customers.read'),
  name: 'api-list-customers',
  path: `${apiBase}/customers`,
  query: Type.Object(
    { ...Paging, email: Type.Optional(PlainText(emailLength.max)) },
    { additionalProperties: false },
  ),
  response: Type.Object({ customers: Type.Array(ApiCustomer), pagination: Pagination }),
});

export const apiGetCustomer = endpoint({
  ...apiRead('customers.read'),
  name: 'api-get-customer',
  path: `${apiBase}/customers/:customer`,
  params: Type.Object({ customer: ApiId }),
  response: Type.Object({ customer: ApiCustomer }),
});
