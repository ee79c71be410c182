import { describe, expect, it } from 'vitest';
import { readSort } from './listing-filter.ts';

describe('the order of a store’s list', () => {
  it.each([
    ['price-up', 'price-up'],
    ['newest', 'newest'],
    ['drop table', 'position'],
    ['', 'position'],
    [null, 'position'],
  ])('reads %j as %s', (text, sort) => expect(readSort(text)).toBe(sort));
});
