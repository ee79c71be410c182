import { describe, expect, it } from 'vitest';
import type { FlatRate } from '../publishing/snapshot.ts';
import { hasSampleRate, sampleRate } from './own-settings.ts';

describe('the sample shipping rate', () => {
  const has = (shippingRates: readonly FlatRate[], shippingCountries: readonly string[] = []) =>
    hasSampleRate({ store: { shippingRates, shippingCountries } });

  it('is charged until the owner sets rates of their own', () => {
    expect(has([sampleRate])).toBe(true);
    expect(has([{ ...sampleRate, id: 'own', name: 'Standard' }, sampleRate])).toBe(true);
    expect(has([])).toBe(false);
  });

  it.each([
    ['name', { name: 'Standard' }],
    ['price of an order', { perOrder: '7.50' }],
    ['price of each item', { perItem: '1.00' }],
  ])('is the owner’s own once its %s is changed', (_what, patch) => {
    expect(has([{ ...sampleRate, ...patch }])).toBe(false);
  });

  it('is the owner’s own once they choose the countries that they ship to', () => {
    expect(has([sampleRate], ['DE'])).toBe(false);
  });

  it('is the same however its amounts are written, as in a currency without decimals', () => {
    expect(has([{ ...sampleRate, perOrder: '5', perItem: '0' }])).toBe(true);
  });
});
