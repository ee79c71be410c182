import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDecided, paymentMayBecome, type PaymentStatus, paymentTransitions } from './payment-states.ts';

const states = Object.keys(paymentTransitions) as PaymentStatus[];

describe('the states of a payment', () => {
  it('commerce, state machines: captured, failed and voided are decided', () => {
    expect(states.filter(isDecided)).toEqual(['captured', 'failed', 'voided']);
    expect(isDecided('toString')).toBe(false);
  });

  it('security, failure: messages in any order and number never take back a decision', () => {
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
