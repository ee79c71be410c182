import type { Vital } from '../performance/vitals.ts';

/** Growth from one step of a distribution to the next. */
const growth = 1.05;

/** The smallest value that is told apart: a millisecond, and a thousandth of the layout's shift. */
const smallest = (vital: Vital) => (vital === 'cumulativeLayoutShift' ? 0.001 : 1);

/** Step of a value in the distribution of a web vital: each reaches a twentieth further. */
export function stepOf(vital: Vital, value: number): number {
  const least = smallest(vital);
  return value <= least ? 0 : Math.min(400, Math.ceil(Math.log(value / least) / Math.log(growth)));
}

/** The value in the middle of a step. */
function valueOf(vital: Vital, step: number): number {
  return step === 0 ? 0 : smallest(vital) * growth ** (step - 0.5);
}

/** The value that three of four loads were faster than; null without any. Exact to 2.5 %. */
export function p75(
  vital: Vital,
  steps: readonly { readonly step: number; readonly loads: number }[],
): number | null {
  const all = steps.reduce((sum, { loads }) => sum + loads, 0);
  if (all === 0) return null;
  let left = Math.ceil(all * 0.75);
  const sorted = [...steps].sort((a, b) => a.step - b.step);
  const found = sorted.find(({ loads }) => {
    left -= loads;
    return left <= 0;
  });
  return valueOf(vital, found?.step ?? 0);
}
