import * as calls from '@veranda/contracts/carrier-accounts';
import type { Deps } from '../../services/deps.ts';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { connectRates, disconnectRates, readRateSettings } from './connect-rates.ts';
import { placeProducts, readPlacedProducts } from './place-products.ts';

/**
 * In the studio: who is asked for rates and taxes, and the products of fulfilment profiles and tax classes.
 */
export function shippingRoutes(deps: Deps): Route[] {
  return [
    route(calls.getRateAccounts, async (call) => readRateSettings(deps, siteOf(call))),
    route(calls.connectRates, async (call) => {
      const { url, key } = call.body;
      const given = { kind: call.params.kind, url, key, actor: accountOf(call).email };
      return connectRates(deps, siteOf(call), given);
    }),
    route(calls.disconnectRates, async (call) => disconnectRates(deps, siteOf(call), call.params.kind)),
    route(calls.getPlacedProducts, async (call) => readPlacedProducts(deps, siteOf(call))),
    route(calls.placeProducts, async (call) => placeProducts(deps, siteOf(call), call.body)),
  ];
}
