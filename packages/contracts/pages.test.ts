import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { PageSummary } from './pages.ts';

describe('the schema of a page in the tree of pages', () => {
  it('storefront §3 collection type: goes from 1 to 25', () => {
    const taken = [0, 1, 10, 25, 26, 1.5].filter((type) => Value.Check(PageSummary.properties.type, type));
    expect(taken).toEqual([1, 10, 25]);
  });
});
