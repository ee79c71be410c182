import { describe, expect, it } from 'vitest';
import { matching } from './matching.ts';

const all = ['All orders', 'Orders of today', 'Settings: people', 'Home'].map((label) => ({ label }));
const found = (search: string) => matching(all, search).map(({ label }) => label);

describe('matching', () => {
  it.each([
    ['', ['All orders', 'Orders of today', 'Settings: people', 'Home']],
    ['order', ['Orders of today', 'All orders']],
    ['people settings', ['Settings: people']],
    ['HOME', ['Home']],
    ['nothing', []],
  ])('finds every word in any order, beginnings first: "%s"', (search, labels) => {
    expect(found(search)).toEqual(labels);
  });
});
