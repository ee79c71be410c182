import { describe, expect, it } from 'vitest';
import { isByHand, tenderName } from './tender-name.ts';

const blank = { provider: 'test', cardBrand: '', cardLast4: '', methodName: '' };

describe('a tender', () => {
  it.each([
    [{ cardBrand: 'visa', cardLast4: '4242' }, 'Visa ending in 4242'],
    [{ cardLast4: '4242' }, 'Card ending in 4242'],
    [{}, 'Card'],
    [{ provider: 'gift-card' }, 'Gift card'],
    [{ provider: 'manual', methodName: 'Bank transfer' }, 'Bank transfer'],
  ])('%o is called "%s"', (given, name) => {
    expect(tenderName({ ...blank, ...given })).toBe(name);
  });

  it('by hand is given back by the shop itself', () => {
    expect(isByHand({ ...blank, provider: 'manual', methodName: 'Cash on delivery' })).toBe(true);
    expect(isByHand(blank)).toBe(false);
  });
});
