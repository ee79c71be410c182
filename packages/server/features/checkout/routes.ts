import type { Deps } from '../../services/deps.ts';
import type { Route } from '../../platform/http/route.ts';
import { bankRoutes } from './bank-routes.ts';
import { callRoutes } from './call-routes.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { orderPageRoutes } from './order-page-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { rulesRoutes } from './rules-routes.ts';

/** Checkout, as a page with a real form and as calls. */
export function checkoutRoutes(deps: Deps): Route[] {
  return [callRoutes, pageRoutes, orderPageRoutes, bankRoutes, invoiceRoutes, rulesRoutes].flatMap((routes) =>
    routes(deps),
  );
}
