import { describe, expect, it } from 'vitest';
import { cardProblems } from './card.ts';
import { formatExpiry, groupCardNumber, readExpiry } from './card-input.ts';

const forward = { isDeleting: false };

describe('a card as it is typed', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 4242', '4242 4242 4242'],
    ['42424', '4242 4'],
    ['378282246310005', '3782 822463 10005'],
    ['37828', '3782 8'],
    ['6212345678901234567', '6212 3456 7890 1234 567'],
    ['4242 4242 4242 4242 4242 4242', '4242 4242 4242 4242 424'],
    ['', ''],
  ])('groups the digits of %j as cards do: %j', (typed, shown) => expect(groupCardNumber(typed)).toBe(shown));

  it.each([
    ['1230', '12/30'],
    ['12', '12/'],
    ['1', '1'],
    ['5', '05/'],
    ['5/30', '05/30'],
    ['1/', '01/'],
    ['1/30', '01/30'],
    ['12/30', '12/30'],
    ['12/2030', '12/30'],
    ['122030', '12/30'],
    ['12/203', '12/203'],
    ['', ''],
  ])('writes the slash of %j itself: %j', (typed, shown) => expect(formatExpiry(typed, forward)).toBe(shown));

  it('lets the slash be deleted', () => expect(formatExpiry('12', { isDeleting: true })).toBe('12'));

  it('types any date digit by digit to the same text', () => {
    for (const date of ['1230', '0531', '1127']) {
      const shown = date.split('').reduce((text, digit) => formatExpiry(text + digit, forward), '');
      expect(shown).toBe(`${date.slice(0, 2)}/${date.slice(2)}`);
    }
  });

  it.each([
    ['12/30', { month: 12, year: 2030 }],
    ['1230', { month: 12, year: 2030 }],
    ['122030', { month: 12, year: 2030 }],
    [' 12 / 2030 ', { month: 12, year: 2030 }],
    ['5-30', { month: 5, year: 2030 }],
    ['05 30', { month: 5, year: 2030 }],
    ['13/30', null],
    ['00/30', null],
    ['530', null],
    ['12/3', null],
    ['12/1930', null],
    ['', null],
  ])('reads the expiry date %j', (typed, date) => expect(readExpiry(typed)).toEqual(date));

  it('is checked by the date that was read, with the field of each fault', () => {
    const today = { year: 2026, month: 11 };
    const of = (expiry: string) =>
      cardProblems({ number: '4242424242424242', expiry, cvc: '123' }, today).map(({ code }) => code);
    expect([of('1230'), of('12/30'), of('1126')]).toEqual([[], [], []]);
    expect([of('1026'), of('1x30'), of('12/1999')]).toEqual([
      ['card-expired'],
      ['card-expiry-invalid'],
      ['card-expiry-invalid'],
    ]);
  });
});
