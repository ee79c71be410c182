import { describe, expect, it } from 'vitest';
import { currencies } from './currencies.data.ts';
import { digitsOf, parseMajor } from './money.ts';

describe('the currency table', () => {
  it.each([
    ['storefront §9 currency: EUR with 2 digits', 'EUR', '978', 2],
    ['storefront §9 currency: USD with 2 digits', 'USD', '840', 2],
    ['storefront §9 currency: AUD with 2 digits', 'AUD', '036', 2],
    ['storefront §9 currency: NOK with 2 digits', 'NOK', '578', 2],
    ['storefront §9 currency: CAD with 2 digits', 'CAD', '124', 2],
    ['storefront §9 currency: NZD with 2 digits', 'NZD', '554', 2],
    ['storefront §9 currency: DKK with 2 digits', 'DKK', '208', 2],
    ['storefront §9 currency: GBP with 2 digits', 'GBP', '826', 2],
    ['storefront §9 currency: HKD with 2 digits', 'HKD', '344', 2],
    ['storefront §9 currency: CHF with 2 digits', 'CHF', '756', 2],
    ['storefront §9 currency: MXN with 2 digits', 'MXN', '484', 2],
    ['storefront §9 currency: SGD with 2 digits', 'SGD', '702', 2],
    ['storefront §9 currency: SEK with 2 digits', 'SEK', '752', 2],
    ['storefront §9 currency: CZK with 2 digits', 'CZK', '203', 2],
    ['storefront §9 currency: ILS with 2 digits', 'ILS', '376', 2],
    ['storefront §9 currency: PHP with 2 digits', 'PHP', '608', 2],
    ['storefront §9 currency: RUB with 2 digits', 'RUB', '643', 2],
    ['storefront §9 currency: PLN with 2 digits', 'PLN', '985', 2],
    ['storefront §9 currency: THB with 2 digits', 'THB', '764', 2],
    ['storefront §9 currency: MYR with 2 digits', 'MYR', '458', 2],
    ['storefront §9 currency: ARS with 2 digits', 'ARS', '032', 2],
    ['storefront §9 currency: BRL with 2 digits', 'BRL', '986', 2],
    ['storefront §9 currency: COP with 2 digits', 'COP', '170', 2],
    ['storefront §9 currency: IDR with 2 digits', 'IDR', '360', 2],
    ['storefront §9 currency: INR with 2 digits', 'INR', '356', 2],
    ['storefront §9 currency: JPY with 0 digits', 'JPY', '392', 0],
    ['storefront §9 currency: ZAR with 2 digits', 'ZAR', '710', 2],
  ] as const)('%s', (_statement, code, numericCode, digits) => {
    expect(currencies.find((currency) => currency.code === code)).toMatchObject({
      numericCode,
      fractionDigits: digits,
    });
    expect(digitsOf(code)).toBe(digits);
  });

  it('storefront §9 currency: there are 27', () => {
    expect(new Set(currencies.map(({ code }) => code)).size).toBe(27);
    expect(currencies).toHaveLength(27);
  });

  it('storefront §3 currency table: has code, name, fractionDigits and numeric code', () => {
    for (const row of currencies) {
      expect(row.code).toMatch(/^[A-Z]{3}$/);
      expect(row.name).not.toBe('');
      expect(row.numericCode).toMatch(/^\d{3}$/);
    }
  });

  it('decisions §money digits: come from the table, never from Intl; storefront §3 currency table: fractionDigits is 2 but 0 for JPY', () => {
    const others = currencies.filter(({ fractionDigits }) => fractionDigits !== 2);
    expect(others.map(({ code, fractionDigits }) => [code, fractionDigits])).toEqual([['JPY', 0]]);
  });

  it('storefront §9 money format: at most 15 integer places', () => {
    expect(parseMajor('9'.repeat(15), 'USD')).toBe(BigInt(`${'9'.repeat(15)}00`));
    expect(parseMajor('9'.repeat(16), 'USD')).toBeNull();
  });
});
