/**
 * True in a trial: a bench is run to see that it runs, with little of everything, and its figures are held
 * against nothing.
 */
export const isTrial = process.env['BENCH_TRIAL'] === '1';

/** Rounds of which the middle one counts. */
export const rounds = isTrial ? 1 : 3;

/** Size of a bench's subject, reduced in a trial. */
export function scaled(whole: number, few: number): number {
  return isTrial ? few : whole;
}
