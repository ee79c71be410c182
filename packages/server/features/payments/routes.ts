import * as calls from '@veranda/contracts/payments';
import type { Deps } from '../../services/deps.ts';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { connectStripe, disconnectStripe } from './connect-stripe.ts';
import { chooseNewsletter, readPaymentSettings, saveManual } from './payment-settings.ts';
import { webhookRoutes } from './webhook-routes.ts';

/**
 * Routes for the payments of a shop: its provider and its manual payment methods, in the studio; and messages
 * of providers.
 */
export function paymentRoutes(deps: Deps): Route[] {
  return [...settingsRoutes(deps), ...webhookRoutes(deps)];
}

function settingsRoutes(deps: Deps): Route[] {
  return [
    route(calls.getPaymentSettings, async (call) => readPaymentSettings(deps, siteOf(call))),
    route(calls.saveManualMethods, async (call) => saveManual(deps, siteOf(call), call.body)),
    route(calls.saveNewsletterChoice, async (call) => chooseNewsletter(deps, siteOf(call), call.body)),
    route(calls.connectStripe, async (call) =>
      connectStripe(deps, siteOf(call), { keys: call.body, actor: accountOf(call).email }),
    ),
    route(calls.disconnectStripe, async (call) => disconnectStripe(deps, siteOf(call))),
  ];
}
