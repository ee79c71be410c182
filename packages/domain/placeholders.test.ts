import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from './placeholders.ts';

describe('the filler of placeholders', () => {
  it.each([
    ['Only {left} left of {all}', { left: '2', all: '5' }, 'Only 2 left of 5'],
    ['{left}, {left}', { left: '2' }, '2, 2'],
    ['{unknown} and {toString} stay', { left: '2' }, '{unknown} and {toString} stay'],
    ['{first}', { first: '{second}', second: 'x' }, '{second}'],
    ['{first', { first: 'x' }, '{first'],
  ])('of %o with %o makes %o', (text, values, filled) => {
    expect(fillPlaceholders(text, values)).toBe(filled);
  });
});
