import * as calls from '@veranda/contracts/customers';
import { findPerson } from '@veranda/db/customers/person';
import { findCustomer, findOrdersOfPerson, readCustomers } from '@veranda/db/customers/reader';
import { isRefusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { apiCustomerRoutes } from './api-routes.ts';
import { eraseCustomer } from './erase-customer.ts';
import { exportCustomer } from './export-customer.ts';
import { presentCustomer, presentDetail } from './present.ts';

const ordersShown = 100;

/** Customers in the studio: who buys, what of, and the rights they have in their data. */
export function customerRoutes(deps: Deps): Route[] {
  return [...readRoutes(deps), ...rightsRoutes(deps), ...apiCustomerRoutes(deps)];
}

function readRoutes(deps: Deps): Route[] {
  return [
    route(calls.listCustomers, async (call) => {
      const { id, currency } = siteOf(call);
      const page = Math.max(1, Number.parseInt(call.query.page ?? '1', 10) || 1);
      const size = Number(call.query.pageSize ?? '25');
      const pageSize = [25, 50, 100].includes(size) ? size : 25;
      const search = (call.query.search ?? '').trim();
      const query = { search, currency, offset: (page - 1) * pageSize, limit: pageSize };
      const listing = await deps.db.forSite(id, (tx) => readCustomers(tx, query), { readOnly: true });
      const customers = listing.rows.map((row) => presentCustomer(row, currency));
      return { customers, total: listing.total, page, pageSize };
    }),
    route(calls.getCustomer, async (call) => {
      const { id, currency } = siteOf(call);
      return deps.db.forSite(
        id,
        async (tx) => {
          const row = await findCustomer(tx, { id: call.params.customer, currency });
          if (!row) return refuse('unknown-customer');
          const person = await findPerson(tx, row.email);
          const orders = await findOrdersOfPerson(tx, { person, limit: ordersShown });
          return { customer: presentDetail(row, orders, currency) };
        },
        { readOnly: true },
      );
    }),
  ];
}

function rightsRoutes(deps: Deps): Route[] {
  return [
    route(calls.exportCustomer, async (call) => {
      const text = await exportCustomer(deps, siteOf(call), call.params.customer);
      if (isRefusal(text)) return text;
      call.reply.header('cache-control', 'no-store');
      const type = 'application/json; charset=utf-8';
      return { kind: 'bytes', status: 200, type, bytes: text, fileName: 'customer.json' };
    }),
    route(calls.eraseCustomer, async (call) => eraseCustomer(deps, siteOf(call), call.params.customer)),
  ];
}
