import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isDecided,
  isDisputeNews,
  type PaymentStatus,
  paymentMayBecome,
  paymentTransitions,
} from './payment-states.ts';

const states = Object.keys(paymentTransitions) as PaymentStatus[];

describe('the states of a payment', () => {
  it('captured, failed, mismatched and voided are final', () => {
    expect(states.filter(isDecided)).toEqual(['captured', 'failed', 'mismatched', 'voided']);
    expect(isDecided('toString')).toBe(false);
  });

  it('never go back on a decision, whatever the order and number of messages', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...states), { maxLength: 12 }), (messages) => {
        let status: PaymentStatus = 'created';
        let decided: PaymentStatus | null = null;
        for (const message of messages) {
          if (paymentMayBecome(status, message)) status = message;
          if (decided !== null) expect(status).toBe(decided);
          if (isDecided(status)) decided = status;
        }
      }),
    );
  });
});

describe('the disputes of a payment', () => {
  it.each([
    [null, null, 'open', true],
    [null, null, 'won', true],
    ['one', 'open', 'open', false],
    ['one', 'open', 'won', true],
    ['one', 'won', 'open', false],
    ['one', 'won', 'lost', false],
    ['before', 'open', 'open', false],
    ['before', 'won', 'open', true],
    ['before', 'won', 'lost', false],
  ] as const)('after %s (%s), that it is %s is news: %s', (reference, status, told, isNews) => {
    expect(isDisputeNews({ reference, status }, { reference: 'one', status: told })).toBe(isNews);
  });
});
