import * as calls from '@veranda/contracts/checkout-rules';
import type { CheckoutRulesBody } from '@veranda/contracts/checkout-rules';
import { findCheckoutRules, saveCheckoutRules } from '@veranda/db/checkout/rules';
import { type CheckoutRules, noRules } from '@veranda/domain/checkout/checkout-rules';
import { rulesProblem } from '@veranda/domain/checkout/rules-problem';
import { inField, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { currencyProblem } from '../../services/commerce/currency/currency-problem.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** Taxes, shipping methods and the minimum order, in the studio. */
export function rulesRoutes(deps: Deps): Route[] {
  return [
    route(calls.getCheckoutRules, async (call) => readRules(deps, siteOf(call))),
    route(calls.saveCheckoutRules, async (call) => {
      const site = siteOf(call);
      const { rules, version } = call.body;
      const problem = rulesProblem(rules as CheckoutRules, site.currency);
      if (problem) return inField('rules', problem);
      if (!/^\d{1,18}$/.test(version)) return refuse('version-conflict');
      const input = { rules: rules as CheckoutRules, version: BigInt(version) };
      const refused = await deps.db.forSite(site.id, async (tx) => {
        const changed = await currencyProblem(tx, site);
        if (changed) return changed;
        return (await saveCheckoutRules(tx, input)) ? null : refuse('version-conflict');
      });
      return refused ?? readRules(deps, site);
    }),
  ];
}

async function readRules(deps: Pick<Deps, 'db'>, site: SiteEntry) {
  const checkoutRules = await deps.db.forSite(site.id, (tx) => findCheckoutRules(tx));
  return {
    rules: structuredClone(checkoutRules?.doc ?? noRules) as CheckoutRulesBody,
    currency: site.currency,
    version: String(checkoutRules?.version ?? 0n),
  };
}
