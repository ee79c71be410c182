import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from './currencies.data.ts';
import { formatMoney } from './format.ts';
import { atRate, digitsOf, divideRounded, parseMajor, toMajor } from './money.ts';
import { fromWireCents, toWireCents } from './wire.ts';

const code = fc.constantFrom(...currencies.map((currency) => currency.code));
const minor = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });

describe('the currency table', () => {
  it('holds each code and number once, and two digits for all but the yen', () => {
    expect(new Set(currencies.map((currency) => currency.code)).size).toBe(27);
    expect(new Set(currencies.map((currency) => currency.numericCode)).size).toBe(27);
    expect(currencies.filter((currency) => currency.fractionDigits !== 2).map((c) => c.code)).toEqual([
      'JPY',
    ]);
    expect([digitsOf('COP'), digitsOf('IDR')]).toEqual([2, 2]);
  });

  it('refuses a code that is not in it', () => {
    expect(() => digitsOf('XXX')).toThrow(RangeError);
  });
});

describe('decimal strings', () => {
  it('are read back exactly as they were written', () => {
    fc.assert(fc.property(minor, code, (amount, c) => parseMajor(toMajor(amount, c), c) === amount));
  });

  it.each([
    ['12.5', 'EUR', 1250n],
    ['1.005', 'EUR', null],
    ['1.000', 'EUR', 100n],
    ['934', 'JPY', 934n],
    ['934.00', 'JPY', 934n],
    ['934.5', 'JPY', null],
    ['-0.01', 'USD', -1n],
    ['', 'USD', null],
    ['1e3', 'USD', null],
    ['1,50', 'USD', null],
    [' 1', 'USD', null],
    ['9999999999999999', 'USD', null],
  ])('%j in %s is %s', (text, currency, expected) => {
    expect(parseMajor(text, currency)).toBe(expected);
  });
});

describe('decisions §money rounding: half away from zero', () => {
  it('goes half away from zero', () => {
    expect([5n, -5n, 4n, -4n, 15n, -15n].map((value) => divideRounded(value, 10n))).toEqual([
      1n,
      -1n,
      0n,
      0n,
      2n,
      -2n,
    ]);
  });

  it('is never further than half a unit from the exact quotient', () => {
    fc.assert(
      fc.property(minor, fc.bigInt({ min: 1n, max: 10n ** 9n }), (dividend, divisor) => {
        const error = divideRounded(dividend, divisor) * divisor - dividend;
        return 2n * (error < 0n ? -error : error) <= divisor;
      }),
    );
  });

  it('of a rate in parts per million: 23 % of 10.00 is 2.30, 8.875 % of 19.99 is 1.77', () => {
    expect([atRate(1000n, 230_000n), atRate(1999n, 88_750n)]).toEqual([230n, 177n]);
  });
});

describe('*Cents on the wire', () => {
  it('are hundredths of the major unit: ¥934 is 93400, 9.34 is 934', () => {
    expect([toWireCents(934n, 'JPY'), toWireCents(934n, 'EUR')]).toEqual([93400, 934]);
    expect([fromWireCents(93400, 'JPY'), fromWireCents(93450, 'JPY'), fromWireCents(0.5, 'EUR')]).toEqual([
      934n,
      null,
      null,
    ]);
  });

  it('divided by 100 have at most the digits of the currency', () => {
    fc.assert(
      fc.property(minor, code, (amount, c) => {
        const cents = toWireCents(amount, c);
        return fromWireCents(cents, c) === amount && Number.isSafeInteger(cents / 10 ** (2 - digitsOf(c)));
      }),
    );
  });

  it('throws rather than lose a unit', () => {
    expect(() => toWireCents(10n ** 16n, 'EUR')).toThrow(RangeError);
  });
});

describe('money for people', () => {
  it('has the digits of our table in every locale', () => {
    expect(formatMoney(123456n, 'USD', 'en-US')).toBe('$1,234.56');
    expect(formatMoney(934n, 'JPY', 'en-US')).toBe('¥934');
    expect(formatMoney(150000n, 'COP', 'en-US')).toContain('1,500.00');
    expect(formatMoney(1250n, 'EUR', 'not a locale')).toBe('€12.50');
  });
});
