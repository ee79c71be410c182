import { describe, expect, it } from 'vitest';
import {
  afterPayment,
  afterRefusal,
  subscriptionMayBecome,
  subscriptionTransitions,
} from './subscription-states.ts';

describe('commerce, state machines: a subscription', () => {
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
});
