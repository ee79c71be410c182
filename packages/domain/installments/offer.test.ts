import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartQualifies,
  defaultPayments,
  type InstallmentContext,
  installmentOffer,
  providerLanguages,
  providerLocale,
  providerLocales,
} from './offer.ts';

const context: InstallmentContext = {
  available: true,
  minimum: 100n,
  maximum: 2000n,
  language: 'en',
  country: 'US',
};

describe('the installment offer', () => {
  it('storefront §5 installment: in range above the minimum and up to the maximum', () => {
    const kinds = [100n, 101n, 2000n, 2001n].map((price) => installmentOffer(price, context)?.kind);
    expect(kinds).toEqual(['over', 'in-range', 'in-range', 'up-to']);
  });

  it('storefront §5 installment: beyond the maximum: available for orders up to {amount}', () => {
    expect(installmentOffer(2001n, context)).toEqual({ kind: 'up-to', amount: 2000n });
  });

  it('storefront §5 installment: below the minimum: available for orders over {amount}', () => {
    expect(installmentOffer(50n, context)).toEqual({ kind: 'over', amount: 100n });
  });

  it('storefront §5 installment: is 4 payments when nothing is said', () => {
    expect(defaultPayments).toBe(4);
    expect(installmentOffer(1000n, context)).toMatchObject({ payments: 4, each: 250n });
    expect(installmentOffer(900n, context, 3)).toMatchObject({ payments: 3, each: 300n });
  });

  it('storefront §9 installment: minimum and maximum come with the item', () => {
    expect(installmentOffer(5n, { ...context, minimum: 1n, maximum: 10n })?.kind).toBe('in-range');
    expect(installmentOffer(5_000_000n, { ...context, minimum: null, maximum: null })?.kind).toBe('in-range');
  });

  it('has the remainder in the first payment; together the payments are exactly the price', () => {
    expect(inRange(1003n)).toEqual({ kind: 'in-range', payments: 4, first: 253n, each: 250n });
    fc.assert(
      fc.property(fc.bigInt({ min: 101n, max: 2000n }), fc.integer({ min: 1, max: 12 }), (price, count) => {
        const { payments, first, each } = inRange(price, count);
        return payments === count && first + each * BigInt(count - 1) === price;
      }),
    );
  });

  it('is none where it is not available or not served', () => {
    expect(installmentOffer(500n, { ...context, available: false })).toBeNull();
    expect(installmentOffer(500n, { ...context, country: 'DE' })).toBeNull();
    expect(installmentOffer(500n, { ...context, country: 'constructor' })).toBeNull();
  });

  function inRange(price: bigint, count?: number) {
    const offer = installmentOffer(price, context, count);
    if (offer?.kind !== 'in-range') throw new Error('not in range');
    return offer;
  }
});

describe('eligibility', () => {
  const cart = (...types: number[]) => cartQualifies(types.map((productType) => ({ productType })));
  it('storefront §4 installment eligibility: an empty cart does not qualify', () =>
    expect(cart()).toBe(false));
  it('storefront §4 installment eligibility: a cart of physical products qualifies', () => {
    expect(cart(1, 1)).toBe(true);
  });
  it('storefront §4 installment eligibility: one item of another type disqualifies the cart', () => {
    expect([2, 3, 4, 5].map((type) => cart(1, type))).toEqual([false, false, false, false]);
  });
});

describe('the provider’s locales', () => {
  it.each([
    ['storefront §5 installment: locale en_US', 'US', 'en', 'en_US'],
    ['storefront §5 installment: locale en_CA', 'CA', 'en-GB', 'en_CA'],
    ['storefront §5 installment: locale fr_CA', 'CA', 'fr', 'fr_CA'],
    ['storefront §5 installment: locale en_AU', 'AU', 'en', 'en_AU'],
    ['storefront §5 installment: locale en_NZ', 'NZ', 'en', 'en_NZ'],
    ['storefront §5 installment: locale en_GB for the second regional variant', 'GB', 'en', 'en_GB'],
    ['a language that the country does not have', 'AU', 'fr', 'en_AU'],
  ])('%s', (_statement, country, language, locale) => {
    expect(providerLocale({ country, language })).toBe(locale);
    expect(providerLocales).toContain(locale);
  });

  it.each([
    ['storefront §5 installment: US speaks en', 'US', ['en']],
    ['storefront §5 installment: CA speaks en and fr', 'CA', ['en', 'fr']],
    ['storefront §5 installment: AU speaks en', 'AU', ['en']],
    ['storefront §5 installment: NZ speaks en', 'NZ', ['en']],
    ['storefront §5 installment: GB speaks en', 'GB', ['en']],
  ])('%s', (_statement, country, languages) => expect(providerLanguages[country]).toEqual(languages));

  it('storefront §5 installment: US, PR, GU, VI, MP, AS and UM count as US', () => {
    const locales = ['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM'].map((country) =>
      providerLocale({ country, language: 'es' }),
    );
    expect(new Set(locales)).toEqual(new Set(['en_US']));
    expect(providerLocale({ country: 'MX', language: 'es' })).toBeNull();
  });
});
