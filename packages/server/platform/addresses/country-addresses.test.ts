import type { Address } from '@veranda/domain/checkout/check-details';
import { emptyAddress, partProblems } from '@veranda/domain/checkout/check-details';
import { describe, expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';
import { type CountryAddresses, countryAddresses } from './country-addresses.ts';

function rules(code: string): CountryAddresses {
  const found = countryAddresses(code);
  if (!found) throw new Error(`${code} is no country`);
  return found;
}

function address(country: string, more: Partial<Address>): Address {
  return { ...emptyAddress, firstName: 'Ada', lastName: 'Stone', address1: '1 Mill Lane', country, ...more };
}

describe('addresses by country', () => {
  it.each([
    ['US', 'State', 'ZIP code', true],
    ['CA', 'Province', 'Postal code', true],
    ['JP', 'Prefecture', 'Postal code', true],
    ['IE', 'County', 'Eircode', true],
    ['IN', 'State', 'PIN code', true],
    ['AU', 'State', 'Postcode', true],
    ['AE', 'Emirate', 'Postal code', true],
    ['DE', 'Province', 'Postal code', false],
    ['GB', 'Province', 'Postcode', false],
  ])('issue 5, checkout: %s asks for %s and %s, from a list: %s', (code, region, postal, listed) => {
    const found = rules(code);
    expect([found.regionLabel, found.postalLabel]).toEqual([region, postal]);
    expect(found.regions.length > 0).toBe(listed);
    expect(found.parts.includes('region')).toBe(listed);
  });

  it('know no country of letters that are none', () => {
    for (const code of ['XX', '', 'us', '..', 'USA']) expect(countryAddresses(code)).toBeNull();
  });

  it.each([
    ['US', { city: 'Albany', region: 'NY', postalCode: '12207' }, []],
    ['US', { city: 'Albany', region: 'New York', postalCode: '12207' }, ['region-invalid']],
    ['US', { city: 'Albany', region: '', postalCode: 'x' }, ['field-required', 'postal-code-invalid']],
    ['GB', { city: 'York', postalCode: 'yo1 7hh' }, []],
    ['HK', { city: 'Central', region: 'Kowloon' }, []],
    ['FR', { city: 'Paris', postalCode: '7501' }, ['postal-code-invalid']],
  ])('check %s with %j: %j', (code, more, expected) => {
    expect(partProblems(address(code, more), rules(code)).map((one) => one.code)).toEqual(expected);
  });

  it.each([
    [
      'US',
      { city: 'Albany', region: 'NY', postalCode: '12207' },
      ['Albany, NY 12207', 'United States of America'],
    ],
    ['DE', { city: 'Berlin', postalCode: '10115' }, ['10115 Berlin', 'Germany']],
    [
      'JP',
      { city: 'Chiyoda', region: '13', postalCode: '100-0001' },
      ['1 Mill Lane, Tokyo', '100-0001', 'Japan'],
    ],
  ])('are written in the manner of %s', (code, more, expected) => {
    const lines = addressLines(address(code, more), 'en-US');
    expect(lines[0]).toBe('Ada Stone');
    expect(lines.slice(-expected.length)).toEqual(expected);
  });

  it('leave out the marks around parts that are empty', () => {
    expect(addressLines(address('US', { city: 'Albany', postalCode: '12207' }), 'en')).toContain(
      'Albany 12207',
    );
    expect(addressLines(address('', { city: 'Nowhere' }), 'en')).toEqual([
      'Ada Stone',
      '1 Mill Lane',
      'Nowhere',
    ]);
  });
});
