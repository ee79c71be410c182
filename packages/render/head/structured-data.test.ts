import { describe, expect, it } from 'vitest';
import { plainText } from './structured-data.ts';

describe('a description for search engines', () => {
  it('is the text without its markup, whole where it is short', () => {
    expect(plainText('<p>Stone &amp; <b>clay</b></p>')).toBe('Stone & clay');
  });
  it('is cut at a word', () => {
    expect(plainText('A bowl, thrown by hand', 20)).toBe('A bowl, thrown by…');
    expect(plainText('A bowl, thrown by hand', 10)).toBe('A bowl…');
    expect(plainText('A bowl, thrown by hand', 22)).toBe('A bowl, thrown by hand');
  });
  it('is cut between two characters where no spaces are', () => {
    expect(plainText('𠮷'.repeat(10), 8)).toBe(`${'𠮷'.repeat(3)}…`);
  });
});
