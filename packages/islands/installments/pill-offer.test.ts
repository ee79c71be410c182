import type { ShoppingCart } from '@veranda/contracts/cart';
import { describe, expect, it } from 'vitest';
import { pillOffer } from './pill-offer.ts';

const installments = {
  minimumCents: 1000,
  maximumCents: 200_000,
  country: 'US',
  language: 'en',
  digits: 2,
  infoUrl: '/x',
};
const cart = (subtotalCents: number, ...types: number[]) =>
  ({
    subtotalCents,
    currency: 'USD',
    entries: types.map((productType) => ({ productType })),
  }) as ShoppingCart;
const offer = (given: ShoppingCart) => pillOffer(given, { installments, locale: 'en-US' });

describe('the pill’s installment offer', () => {
  it('says the payments of a cart that qualifies', () => {
    expect(offer(cart(12_000, 1))).toBe('4 interest-free payments of $30');
  });

  it('says whole yen', () => {
    const given = { ...cart(100_100, 1), currency: 'JPY' };
    const yen = { ...installments, digits: 0 };
    expect(pillOffer(given, { installments: yen, locale: 'en-US' })).toBe('4 interest-free payments of ¥250');
  });

  it.each([
    ['an empty cart', cart(12_000)],
    ['a cart with a digital product', cart(12_000, 1, 2)],
    ['a cart of little', cart(1000, 1)],
    ['a cart of much', cart(200_001, 1)],
  ])('says nothing of %s', (_what, given) => expect(offer(given)).toBeNull());

  it('says nothing where the owner offers none', () => {
    expect(pillOffer(cart(12_000, 1), { installments: null, locale: 'en-US' })).toBeNull();
  });
});
