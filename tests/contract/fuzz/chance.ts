import { seeded } from '../../support/form-payloads.ts';
import { oddTexts, oddValues } from './odd-values.data.ts';

/** Choices that are the same for the same seed. */
export interface Chance {
  /** True with a probability from 0 to 1. */
  is(share: number): boolean;
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  /** @throws for an empty list */
  of<T>(list: readonly T[]): T;
  oddText(): string;
  /** A text three times of five. */
  odd(): unknown;
}

export function createRandomSource(seed: number): Chance {
  const random = seeded(seed);
  const below = (end: number): number => Math.floor(random() * end);
  function of<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('a choice of nothing');
    return list[below(list.length)] as T;
  }
  return {
    below,
    of,
    is: (share) => random() < share,
    oddText: () => of(oddTexts),
    odd: () => (random() < 0.6 ? of(oddTexts) : of(oddValues)),
  };
}
