/** The units of a billing period (storefront §3). */
export type PeriodUnit = 'WEEK' | 'MONTH' | 'YEAR';

/** Billing plan of a subscription: every so many units, so many times in all. */
export interface SubscriptionPlan {
  readonly period: { readonly value: number; readonly unit: PeriodUnit };
  /** Charges in all, the first one too; 0 for ever. */
  readonly numCycles: number;
}

/** Units in a year (storefront §9, subscription billing units). */
const unitsPerYear: Readonly<Record<PeriodUnit, number>> = { WEEK: 52, MONTH: 12, YEAR: 1 };

/** The longest period and the most charges that a plan may have. */
export const planLimits = { periodValue: 104, numCycles: 520 } as const;

/**
 * True for a plan that can be billed: whole numbers, at least one unit, and no negative number of charges.
 */
export function isPlan(plan: {
  readonly period: { readonly value: number; readonly unit: string };
  readonly numCycles: number;
}): plan is SubscriptionPlan {
  const { value, unit } = plan.period;
  return (
    Object.hasOwn(unitsPerYear, unit) &&
    Number.isInteger(value) &&
    value >= 1 &&
    value <= planLimits.periodValue &&
    Number.isInteger(plan.numCycles) &&
    plan.numCycles >= 0 &&
    plan.numCycles <= planLimits.numCycles
  );
}

/**
 * Duration of a limited plan, in years where they divide it evenly (storefront §9); null for an unlimited
 * one.
 */
export function durationOf(plan: SubscriptionPlan): { value: number; unit: PeriodUnit } | null {
  if (plan.numCycles === 0) return null;
  const { value, unit } = plan.period;
  const total = value * plan.numCycles;
  const perYear = unitsPerYear[unit];
  return total % perYear === 0 ? { value: total / perYear, unit: 'YEAR' } : { value: total, unit };
}
