import * as calls from '@veranda/contracts/api-customers';
import { findCustomer, readCustomersAfter } from '@veranda/db/customers/reader';
import { isRefusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { pageOf, placeAfter, usualPage } from '../../platform/http/cursor.ts';
import { presentApiCustomer } from '../../services/commerce/api-resources/present-customer.ts';

/** Customers in the commerce API. */
export function apiCustomerRoutes(deps: Deps): Route[] {
  return [
    route(calls.apiListCustomers, async (call) => {
      const { id, currency } = siteOf(call);
      const after = placeAfter(call.query.cursor, /^[^\0]{1,254}$/);
      if (isRefusal(after)) return after;
      const limit = call.query.limit ?? usualPage;
      const email = call.query.email?.trim().toLowerCase() ?? '';
      const query = { after: after ?? '', email, currency, limit: limit + 1 };
      const rows = await deps.db.forSite(id, (tx) => readCustomersAfter(tx, query), { readOnly: true });
      const page = pageOf(rows, limit, (row) => row.email);
      const customers = page.rows.map((row) => presentApiCustomer(row, currency));
      return { customers, pagination: page.pagination };
    }),
    route(calls.apiGetCustomer, async (call) => {
      const { id, currency } = siteOf(call);
      const query = { id: call.params.customer, currency };
      const row = await deps.db.forSite(id, (tx) => findCustomer(tx, query), { readOnly: true });
      return row ? { customer: presentApiCustomer(row, currency) } : refuse('unknown-customer');
    }),
  ];
}
