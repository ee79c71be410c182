import * as calls from '@veranda/contracts/api-customers';
import { findCustomer, readCustomersAfter } from '@veranda/db/customers/reader';
import { isRefusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import { type Route, route, siteOf } from '../../platform/http/route.ts';
import { pageOf, placeAfter, usualPage } from '../../platform/integrations/cursor.ts';
import { presentApiCustomer } from '../../platform/integrations/present-customer.ts';

/** Customers in the commerce API. */
export function apiCustomerRoutes(deps: Deps): Route[] {
  return [
    route(calls.apiListCustomers, async (call) => {
      const { id, currency } = siteOf(call);
      const after = placeAfter(call.query.cursor, /^[^\0]{1,254}$/);
      if (isRefusal(after)) return after;
      const limit = call.query.limit ?? usualPage;
      const email = call.query.email?.trim().toLowerCase() ?? '';
      const asked = { after: after ?? '', email, currency, limit: limit + 1 };
      const rows = await deps.db.forSite(id, (tx) => readCustomersAfter(tx, id, asked), { readOnly: true });
      const page = pageOf(rows, limit, (row) => row.email);
      const customers = page.rows.map((row) => presentApiCustomer(row, currency));
      return { customers, pagination: page.pagination };
    }),
    route(calls.apiGetCustomer, async (call) => {
      const { id, currency } = siteOf(call);
      const asked = { id: call.params.customer, currency };
      const row = await deps.db.forSite(id, (tx) => findCustomer(tx, id, asked), { readOnly: true });
      return row ? { customer: presentApiCustomer(row, currency) } : refuse('unknown-customer');
    }),
  ];
}
