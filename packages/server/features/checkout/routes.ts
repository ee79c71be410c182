import { getPurchaseScreen } from '@veranda/contracts/design';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { bankRoutes } from './bank-routes.ts';
import { callRoutes } from './call-routes.ts';
import { readPurchaseScreen } from './design-screens.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { orderPageRoutes } from './order-page-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { rulesRoutes } from './rules-routes.ts';

/** Checkout, as a page with a real form and as calls. */
export function checkoutRoutes(deps: Deps): Route[] {
  const groups = [callRoutes, pageRoutes, orderPageRoutes, bankRoutes, invoiceRoutes, rulesRoutes];
  return [
    ...groups.flatMap((routes) => routes(deps)),
    route(getPurchaseScreen, async (call) => readPurchaseScreen(deps, siteOf(call), call.params.screen)),
  ];
}
