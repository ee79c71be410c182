import { describe, expect, it } from 'vitest';
import { checkoutTimes } from './checkout-times.ts';

describe('the times of a checkout', () => {
  it('decisions §numbers stock hold: extended once while a payment is under way; ten minutes each', () => {
    expect(checkoutTimes.hold).toBe(600_000);
    expect(checkoutTimes.holdWithPayment).toBe(2 * checkoutTimes.hold);
  });

  it('keep stock and cart longer than a payment may be waited for', () => {
    const { holdWithPayment, giveUpAfter, reconcileAfter, providerTimeoutMs } = checkoutTimes;
    expect(holdWithPayment).toBeGreaterThan(giveUpAfter);
    expect(giveUpAfter).toBeGreaterThan(reconcileAfter);
    expect(reconcileAfter).toBeGreaterThan(providerTimeoutMs);
    expect(checkoutTimes.askAgainAfter).toBeLessThan(10_000);
  });
});
