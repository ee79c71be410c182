import { describe, expect, it } from 'vitest';
import { isByHand, tenderOf } from './tender.ts';

const blank = { provider: 'test', cardBrand: '', cardLast4: '', methodName: '' };

describe('a tender', () => {
  it.each([
    [
      { cardBrand: 'visa', cardLast4: '4242' },
      { kind: 'brandEnding', brand: 'Visa', last4: '4242' },
    ],
    [{ cardLast4: '4242' }, { kind: 'cardEnding', last4: '4242' }],
    [{}, { kind: 'card' }],
    [{ provider: 'gift-card' }, { kind: 'giftCard' }],
    [
      { provider: 'gift-card', cardLast4: 'ABCD' },
      { kind: 'giftCardEnding', last4: 'ABCD' },
    ],
    [
      { provider: 'manual', methodName: 'Bank transfer' },
      { kind: 'method', method: 'Bank transfer' },
    ],
  ])('%o is named by %o', (given, tender) => {
    expect(tenderOf({ ...blank, ...given })).toMatchObject(tender);
  });

  it('by hand is given back by the shop itself', () => {
    expect(isByHand({ ...blank, provider: 'manual', methodName: 'Cash on delivery' })).toBe(true);
    expect(isByHand(blank)).toBe(false);
  });
});
