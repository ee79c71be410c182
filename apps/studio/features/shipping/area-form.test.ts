import { describe, expect, it } from 'vitest';
import { areaForm, areaOf, areaSummary, countries, everywhere, postalProblem } from './area-form.ts';

describe('the form of a place', () => {
  it.each([
    ['', []],
    ['10001', [{ from: '10001', to: '10001' }]],
    [
      '12200–12299, 10001',
      [
        { from: '12200', to: '12299' },
        { from: '10001', to: '10001' },
      ],
    ],
    ['12200-12299', [{ from: '12200', to: '12299' }]],
    [
      '12200 - 12299; 10001',
      [
        { from: '12200', to: '12299' },
        { from: '10001', to: '10001' },
      ],
    ],
    ['SW1A 1AA', [{ from: 'SW1A 1AA', to: 'SW1A 1AA' }]],
    ['00-950 – 00-999', [{ from: '00-950', to: '00-999' }]],
  ])('sends postal codes and ranges: %j', (postal, postalRanges) => {
    const form = { ...everywhere, postal };
    expect([postalProblem(form), areaOf(form).postalRanges]).toEqual([undefined, postalRanges]);
    expect(areaOf(areaForm(areaOf(form)))).toEqual(areaOf(form));
  });

  it.each(['12299–12200', '1–9999', '1 – 2 – 3', '1234567890123'])('%j are none', (postal) => {
    expect(postalProblem({ ...everywhere, postal })).toContain('Codes and ranges');
  });

  it('takes codes of countries and regions in any case, and says a place in words', () => {
    const area = areaOf({ country: 'us', region: ' ny ', postal: '10001' });
    expect(area).toMatchObject({ country: 'US', region: 'NY' });
    expect(areaSummary(area)).toBe('United States (NY), 10001');
    expect(areaSummary(areaOf(everywhere))).toBe('Everywhere');
  });

  it('has the countries of today', () => {
    const codes = countries.map(({ value }) => value);
    expect(['US', 'DE', 'JP', 'GB', 'XK'].every((code) => codes.includes(code))).toBe(true);
    expect(['DD', 'EU', 'UK', 'ZZ'].some((code) => codes.includes(code))).toBe(false);
    expect(codes.length).toBeGreaterThan(230);
  });
});
