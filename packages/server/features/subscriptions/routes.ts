import * as calls from '@veranda/contracts/subscriptions';
import { findRenewals, findSubscription, readSubscriptions } from '@veranda/db/subscriptions/reader';
import { isRefusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { readSitePayments } from '../../platform/payments/payments.ts';
import { renewalAmount, renewalAmounts } from '../../services/commerce/subscriptions/renewal-totals.ts';
import { cancelSubscription } from './change-subscription.ts';
import { readPlan, setPlan } from './plan-product.ts';
import { presentDetail, presentSubscription } from './present.ts';
import { visitorRoutes } from './visitor-routes.ts';

/** Subscriptions on the site and in the studio. */
export function subscriptionRoutes(deps: Deps): Route[] {
  return [...visitorRoutes(deps), ...planRoutes(deps), ...studioRoutes(deps)];
}

function planRoutes(deps: Deps): Route[] {
  return [
    route(calls.getProductPlan, async (call) => readPlan(deps, siteOf(call), call.params.product)),
    route(calls.setProductPlan, async (call) =>
      setPlan(deps, siteOf(call), { productId: call.params.product, plan: call.body.plan }),
    ),
  ];
}

function studioRoutes(deps: Deps): Route[] {
  async function detail(siteId: string, id: string) {
    return deps.db.forSite(siteId, async (tx) => {
      const row = await findSubscription(tx, id);
      if (!row) return refuse('no-such-subscription');
      const { cards } = await readSitePayments(deps, tx);
      const renewals = await findRenewals(tx, id);
      const amountMinor = await renewalAmount(tx, row, deps.now());
      return presentDetail(row, { renewals, amountMinor, isShopTest: cards.testMode });
    });
  }
  return [
    route(calls.listSubscriptions, async (call) => {
      const { id } = siteOf(call);
      const { search = '', status = '', page = 1, pageSize = 25 } = call.query;
      const query = { search, status, offset: (page - 1) * pageSize, limit: pageSize };
      return deps.db.forSite(id, async (tx) => {
        const { rows, total } = await readSubscriptions(tx, query);
        const { testMode } = (await readSitePayments(deps, tx)).cards;
        const amounts = await renewalAmounts(tx, rows, deps.now());
        const subscriptions = rows.map((row) =>
          presentSubscription(row, { amountMinor: amounts.get(row.id) ?? 0n, isShopTest: testMode }),
        );
        return { subscriptions, total, page, pageSize };
      });
    }),
    route(calls.getSubscription, async (call) => detail(siteOf(call).id, call.params.subscription)),
    route(calls.cancelSubscription, async (call) => {
      const key = { siteId: siteOf(call).id, id: call.params.subscription, siteUserId: null };
      const done = await cancelSubscription(deps, key, call.body.when);
      return isRefusal(done) ? done : detail(key.siteId, key.id);
    }),
  ];
}
