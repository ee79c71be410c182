import * as calls from '@veranda/contracts/checkout-rules';
import type { CheckoutRulesBody } from '@veranda/contracts/checkout-rules';
import { findCheckoutRules, saveCheckoutRules } from '@veranda/db/checkout/rules';
import { amountsOf, type CheckoutRules, noRules, readRate } from '@veranda/domain/checkout/checkout-rules';
import { digitsOf, parseMajor } from '@veranda/domain/money/money';
import { type Refusal, refuse } from '@veranda/domain/refusal';
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
      const problem = rulesProblem(rules, site.currency);
      if (problem) return problem;
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

function rulesProblem(rules: CheckoutRulesBody, currency: string): Refusal | null {
  for (const [index, rule] of rules.taxes.rules.entries())
    if (
      [rule.rate, ...(rule.classRates ?? []).map((classRate) => classRate.rate)].some(
        (rate) => readRate(rate) === null,
      )
    )
      return refuse('tax-rate-malformed', { field: `rules.taxes.rules.${index}.rate` });
  const misplaced = partsProblem(rules);
  if (misplaced) return misplaced;
  const amounts = [
    ['rules.minimumOrder', rules.minimumOrder] as const,
    ...rules.shippingMethods.flatMap((method, index) =>
      amountsOf(method).map((amount) => [`rules.shippingMethods.${index}.cost`, amount] as const),
    ),
  ];
  const wrong = amounts.find(([, amount]) => parseMajor(amount, currency) === null);
  if (!wrong) return null;
  return refuse('amount-too-precise', { field: wrong[0], params: { currency, digits: digitsOf(currency) } });
}

// The groups of products and methods exist in the document, and everything in it has an id of its own.
function partsProblem({ taxes, shippingMethods, profiles = [] }: CheckoutRulesBody): Refusal | null {
  const { classes = [], rules } = taxes;
  const lists = { 'taxes.rules': rules, 'taxes.classes': classes, shippingMethods, profiles };
  for (const [name, list] of Object.entries(lists))
    if (new Set(list.map((entry) => entry.id)).size < list.length)
      return refuse('id-taken', { field: `rules.${name}` });
  const profileIds = new Set(['', ...profiles.map((profile) => profile.id)]);
  const lost = shippingMethods.findIndex(({ profileId = '' }) => !profileIds.has(profileId));
  if (lost >= 0) return refuse('profile-unknown', { field: `rules.shippingMethods.${lost}.profileId` });
  const classIds = new Set(classes.map((entry) => entry.id));
  const wrong = rules.findIndex(({ classRates = [] }) =>
    classRates.some((classRate) => !classIds.has(classRate.classId)),
  );
  return wrong < 0 ? null : refuse('tax-class-unknown', { field: `rules.taxes.rules.${wrong}.classRates` });
}
