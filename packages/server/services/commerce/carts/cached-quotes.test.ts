import { describe, expect, it } from 'vitest';
import { emptyQuotes, quotesOf } from './cached-quotes.ts';

describe('the stored quotes of a carrier', () => {
  it('holds for the currency that it was said in, and no other', () => {
    const question = 'US|NY|12207|400|1';
    const [dollars, euros] = ['USD', 'EUR'].map((code) => quotesOf(emptyQuotes, code).keyOf(question));
    expect(dollars).not.toBe(euros);
    expect(quotesOf(emptyQuotes, 'USD').keyOf(question)).toBe(dollars);
  });
});
