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
    ['US', 'state', 'zipCode', true],
    ['CA', 'province', 'postalCode', true],
    ['JP', 'prefecture', 'postalCode', true],
    ['IE', 'county', 'eircode', true],
    ['IN', 'state', 'pinCode', true],
    ['AU', 'state', 'postcode', true],
    ['AE', 'emirate', 'postalCode', true],
    ['DE', 'province', 'postalCode', false],
    ['GB', 'province', 'postcode', false],
  ])('%s asks for %s and %s, from a list: %s', (code, region, postal, listed) => {
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
    expect(partProblems(address(code, more), rules(code)).map((partProblem) => partProblem.code)).toEqual(
      expected,
    );
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
