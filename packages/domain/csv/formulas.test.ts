import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neutralizeFormula, restoreFormula } from './formulas.ts';

// Short texts of the characters that matter, so that every rule is met in every order.
const cell = fc.string({
  unit: fc.constantFrom(
    "'",
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    ' ',
    '\u00a0',
    '\u200b',
    '\ufeff',
    '\uff1d',
    '\uff20',
    '\0',
    'a',
    '1',
    ',',
    ';',
    '"',
  ),
  maxLength: 8,
});

describe('a cell of a CSV file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+44 20 7946 0000', "'+44 20 7946 0000"],
    ['-5', "'-5"],
    ['@name', "'@name"],
    ['\ttext', "'\ttext"],
    ['\ntext', "'\ntext"],
    [' \u00a0=1+1', "' \u00a0=1+1"],
    ['\u200b=1+1', "'\u200b=1+1"],
    ['\u0001=1+1', "'\u0001=1+1"],
    ['\uff1d1+1', "'\uff1d1+1"],
    ["'=1+1", "''=1+1"],
    ['a=1', 'a=1'],
    ["'tis", "'tis"],
    ['', ''],
  ])('is neutralised where a spreadsheet would run it: %j → %j', (text, neutral) => {
    expect(neutralizeFormula(text)).toBe(neutral);
    expect(restoreFormula(neutral)).toBe(text);
  });

  it('is given back by restoring, whatever it is, and never begins a formula when neutralised', () => {
    fc.assert(
      fc.property(cell, (text) => {
        const neutral = neutralizeFormula(text);
        expect(restoreFormula(neutral)).toBe(text);
        expect(neutral).not.toMatch(/^[\s\u200b\ufeff\0]*[=+\-@\uff1d\uff20]/);
      }),
      { numRuns: 5_000 },
    );
  });
});
