import { describe, expect, it } from 'vitest';
import { type FundDraft, fundProblems, percentOfGoal, readTypedAmount, takesAmount } from './fund.ts';

const roof: FundDraft = {
  name: 'A new roof',
  description: '',
  suggestedMinor: [1000n, 2500n],
  takesOwnAmount: true,
  leastMinor: 500n,
  mostMinor: 100_000n,
  takesMonthly: true,
  goalMinor: null,
  thanks: '',
  imageId: null,
  isOpen: true,
};

describe('a fund', () => {
  it('says everything that is wrong with it, each at its field', () => {
    const wrong = {
      ...roof,
      name: ' ',
      leastMinor: 0n,
      suggestedMinor: [1000n, 1000n, 200_000n],
      goalMinor: 0n,
    };
    expect(fundProblems(wrong, 1_000_000n).map(({ code, field }) => [code, field])).toEqual([
      ['fund-name-missing', 'name'],
      ['fund-least-missing', 'least'],
      ['fund-amount-repeats', 'suggested.1'],
      ['fund-amount-outside', 'suggested.2'],
      ['fund-goal-nothing', 'goal'],
    ]);
    expect(fundProblems({ ...roof, mostMinor: 400n }, 1_000_000n)[0]?.code).toBe('fund-most-below');
    expect(fundProblems(roof, 50_000n)[0]?.code).toBe('fund-most-too-high');
    expect(fundProblems({ ...roof, suggestedMinor: [], takesOwnAmount: false }, 1_000_000n)[0]?.code).toBe(
      'fund-no-amount',
    );
    expect(fundProblems(roof, 1_000_000n)).toEqual([]);
  });

  it.each([
    ['one of its own', 1000n, {}, true],
    ['one inside the limits', 777n, {}, true],
    ['the least', 500n, {}, true],
    ['the most', 100_000n, {}, true],
    ['less than the least', 499n, {}, false],
    ['more than the most', 100_001n, {}, false],
    ['any other where only its own are taken', 777n, { takesOwnAmount: false }, false],
    ['one of its own while it is closed', 1000n, { isOpen: false }, false],
  ])('takes %s: %s', (_what, amount, more, taken) => {
    expect(takesAmount({ ...roof, ...more }, amount)).toBe(taken);
  });

  it.each([
    ['25', 'USD', 2500n],
    ['25,5', 'USD', 2550n],
    ['1,000', 'USD', 100_000n],
    ['1,000.25', 'USD', 100_025n],
    ['1 000,25', 'EUR', 100_025n],
    ['500', 'JPY', 500n],
    ['5.5', 'JPY', null],
    ['0', 'USD', null],
    ['-5', 'USD', null],
    ['1e3', 'USD', null],
    ['', 'USD', null],
  ])('reads %s in %s', (typed, currency, minor) => {
    expect(readTypedAmount(typed, currency)).toBe(minor);
  });

  it('counts whole percent of its goal, and never more than all', () => {
    expect([percentOfGoal(333n, 1000n), percentOfGoal(2000n, 1000n), percentOfGoal(-5n, 1000n)]).toEqual([
      33, 100, 0,
    ]);
  });
});
