import { parseMajor } from '../money/money.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { SubscriptionPlan } from '../subscriptions/plan.ts';

/** A donation fund as set up by its owner. Amounts are minor units of the site's currency. */
export interface Fund {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Amounts to choose from, each inside the limits. */
  readonly suggestedMinor: readonly bigint[];
  /** True when donors may enter an amount of their own. */
  readonly takesOwnAmount: boolean;
  readonly leastMinor: bigint;
  readonly mostMinor: bigint;
  /** True when monthly donations are allowed. */
  readonly takesMonthly: boolean;
  /** Null for none. */
  readonly goalMinor: bigint | null;
  /** Thank-you text for donors. */
  readonly thanks: string;
  readonly imageId: string | null;
  readonly isOpen: boolean;
}

/** A fund as it is handed in. */
export type FundDraft = Omit<Fund, 'id'>;

/** The most characters of its words, and amounts to choose from. */
export const fundLimits = { name: 100, description: 2000, thanks: 1000, suggested: 8 } as const;

/** A donation that is given again and again: every month until its donor ends it. */
export const monthlyGift: SubscriptionPlan = { period: { value: 1, unit: 'MONTH' }, numCycles: 0 };

/**
 * Everything that is wrong with a fund, each with its field; `highestMinor` is what a shop may ask for at
 * most.
 */
export function fundProblems(draft: FundDraft, highestMinor: bigint): Refusal[] {
  const { name, leastMinor, mostMinor, suggestedMinor, takesOwnAmount, goalMinor } = draft;
  return [
    ...(name.trim() === '' ? [refuse('fund-name-missing', { field: 'name' })] : []),
    ...(leastMinor <= 0n ? [refuse('fund-least-missing', { field: 'least' })] : []),
    ...(mostMinor < leastMinor ? [refuse('fund-most-below', { field: 'most' })] : []),
    ...(mostMinor > highestMinor ? [refuse('fund-most-too-high', { field: 'most' })] : []),
    ...(suggestedMinor.length === 0 && !takesOwnAmount
      ? [refuse('fund-no-amount', { field: 'suggested' })]
      : []),
    ...suggestedMinor.flatMap((amount, index) => amountProblem(draft, amount, index)),
    ...(goalMinor !== null && goalMinor <= 0n ? [refuse('fund-goal-nothing', { field: 'goal' })] : []),
  ];
}

function amountProblem(draft: FundDraft, amount: bigint, index: number): Refusal[] {
  const field = `suggested.${index}`;
  if (amount < draft.leastMinor || amount > draft.mostMinor)
    return [refuse('fund-amount-outside', { field })];
  return draft.suggestedMinor.indexOf(amount) < index ? [refuse('fund-amount-repeats', { field })] : [];
}

/**
 * True when a fund accepts an amount now: while it is open, one of its own amounts or, where allowed, any in
 * its limits.
 */
export function takesAmount(
  fund: Pick<Fund, 'isOpen' | 'suggestedMinor' | 'takesOwnAmount' | 'leastMinor' | 'mostMinor'>,
  amountMinor: bigint,
): boolean {
  if (!fund.isOpen) return false;
  if (fund.suggestedMinor.includes(amountMinor)) return true;
  return fund.takesOwnAmount && amountMinor >= fund.leastMinor && amountMinor <= fund.mostMinor;
}

/** An amount as people write it, `25`, `25,50` or `1,000.00`, in minor units; null for what is none. */
export function readTypedAmount(typed: string, currency: string): bigint | null {
  const text = typed.replace(/[\s\u00a0\u202f']/g, '');
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
    ? text.replaceAll(',', '')
    : text.replace(/,(?=\d{1,2}$)/, '.');
  const minor = parseMajor(plain, currency);
  return minor !== null && minor > 0n ? minor : null;
}

/** Percentage of a goal reached, whole, at most 100. */
export function percentOfGoal(raisedMinor: bigint, goalMinor: bigint): number {
  if (goalMinor <= 0n) return 0;
  const percent = (raisedMinor * 100n) / goalMinor;
  return Number(percent > 100n ? 100n : percent < 0n ? 0n : percent);
}
