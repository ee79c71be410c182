import { digitsOf, parseMajor } from '../money/money.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { amountsOf, type CheckoutRules, readRate } from './checkout-rules.ts';

/** The refusal of rules that cannot hold, with the path of its field within the rules; null where they can. */
export function rulesProblem(rules: CheckoutRules, currency: string): Refusal | null {
  for (const [index, rule] of rules.taxes.rules.entries())
    if (
      [rule.rate, ...(rule.classRates ?? []).map((classRate) => classRate.rate)].some(
        (rate) => readRate(rate) === null,
      )
    )
      return refuse('tax-rate-malformed', { field: `taxes.rules.${index}.rate` });
  const misplaced = partsProblem(rules);
  if (misplaced) return misplaced;
  const amounts = [
    ['minimumOrder', rules.minimumOrder] as const,
    ...rules.shippingMethods.flatMap((method, index) =>
      amountsOf(method).map((amount) => [`shippingMethods.${index}.cost`, amount] as const),
    ),
  ];
  return preciseProblem(amounts, currency);
}

/** The refusal of the first amount that has more digits than its currency; null where none has. */
export function preciseProblem(
  amounts: readonly (readonly [field: string, amount: string])[],
  currency: string,
): Refusal | null {
  const wrong = amounts.find(([, amount]) => parseMajor(amount, currency) === null);
  if (!wrong) return null;
  return refuse('amount-too-precise', { field: wrong[0], params: { currency, digits: digitsOf(currency) } });
}

// The groups of products and methods exist in the document, and everything in it has an id of its own.
function partsProblem({ taxes, shippingMethods, profiles = [] }: CheckoutRules): Refusal | null {
  const { classes = [], rules } = taxes;
  const lists = { 'taxes.rules': rules, 'taxes.classes': classes, shippingMethods, profiles };
  for (const [name, list] of Object.entries(lists))
    if (new Set(list.map((entry) => entry.id)).size < list.length) return refuse('id-taken', { field: name });
  const profileIds = new Set(['', ...profiles.map((profile) => profile.id)]);
  const lost = shippingMethods.findIndex(({ profileId = '' }) => !profileIds.has(profileId));
  if (lost >= 0) return refuse('profile-unknown', { field: `shippingMethods.${lost}.profileId` });
  const classIds = new Set(classes.map((entry) => entry.id));
  const wrong = rules.findIndex(({ classRates = [] }) =>
    classRates.some((classRate) => !classIds.has(classRate.classId)),
  );
  return wrong < 0 ? null : refuse('tax-class-unknown', { field: `taxes.rules.${wrong}.classRates` });
}
