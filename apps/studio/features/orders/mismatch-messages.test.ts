import { describe, expect, it } from 'vitest';
import { mismatchAdvice, providerPage, refusalMessage } from './mismatch-messages.ts';

const payment = {
  provider: 'stripe',
  reference: 'pi_1',
  reported: '€17.50',
  refundRefused: '',
  testMode: false,
};

describe('the advice on a payment of another price', () => {
  it.each([
    [true, /^The buyer was charged €17\.50, and this is refunded automatically: check at Stripe/],
    [false, /^Nothing was charged: the payment was canceled at Stripe\.$/],
    [null, /^If the buyer was charged, this is refunded automatically/],
  ])('goes by whether the buyer was charged: %s', (charged, words) => {
    const [money, next] = mismatchAdvice({ ...payment, charged });
    expect(money).toMatch(words);
    expect(next).toMatch(/^If the buyer still wants the items, ask them to order again\./);
  });

  it('says that the refund was refused, why, and that nobody else refunds the money', () => {
    const refused = { ...payment, charged: true, refundRefused: 'expired_or_canceled_card' };
    expect(refusalMessage(refused)).toBe('The refund was refused: expired or canceled card.');
    expect(refusalMessage(payment)).toBe('');
    expect(mismatchAdvice(refused)[0]).toBe(
      'The buyer was charged €17.50 and has not been refunded: refund the payment at Stripe, or pay it back another way.',
    );
  });

  it('leads to the payment at Stripe, that of test mode too, and nowhere for other providers', () => {
    const charged = null;
    expect(providerPage({ ...payment, charged })).toBe('https://dashboard.stripe.com/payments/pi_1');
    expect(providerPage({ ...payment, charged, testMode: true, reference: 'pi/2' })).toBe(
      'https://dashboard.stripe.com/test/payments/pi%2F2',
    );
    expect(providerPage({ ...payment, charged, provider: 'test' })).toBeNull();
  });
});
