import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planLimits } from './plan.ts';
import {
  afterPayment,
  afterRefusal,
  subscriptionMayBecome,
  subscriptionTransitions,
} from './subscription-states.ts';

describe('the states of a subscription', () => {
  it('is final when it is canceled or completed', () => {
    for (const final of ['canceled', 'completed'])
      for (const to of Object.keys(subscriptionTransitions))
        expect(subscriptionMayBecome(final, to as keyof typeof subscriptionTransitions)).toBe(false);
    expect(subscriptionMayBecome('constructor', 'active')).toBe(false);
  });

  it('is canceled after the third refusal', () => {
    expect([1, 2, 3].map(afterRefusal)).toEqual(['past_due', 'past_due', 'canceled']);
  });

  it('is completed with its last charge, and never while it goes on for ever', () => {
    const status = (paidCycles: number, numCycles: number) =>
      afterPayment({ status: 'past_due', paidCycles, numCycles });
    expect([status(2, 3), status(3, 3), status(500, 0)]).toEqual(['active', 'completed', 'active']);
  });

  it('of a limited number of charges has exactly that many, whatever is refused in between', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: planLimits.numCycles }),
        fc.infiniteStream(fc.boolean()),
        (numCycles, luck) => {
          let [paidCycles, charges, tries] = [0, 0, 0];
          let status: string = 'active';
          while (status === 'active' || status === 'past_due') {
            const isPaid = paidCycles === 0 || tries >= 2 || luck.next().value === true;
            if (isPaid) {
              charges += 1;
              [paidCycles, tries] = [paidCycles + 1, 0];
              status = afterPayment({ status, paidCycles, numCycles });
            } else {
              tries += 1;
              status = afterRefusal(tries);
            }
          }
          expect([status, charges]).toEqual(['completed', numCycles]);
        },
      ),
      { numRuns: 100 },
    );
  });
});
