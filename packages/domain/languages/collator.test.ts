import { describe, expect, it } from 'vitest';
import { collatorOf } from './collator.ts';

describe('the order of texts in a language', () => {
  it('is the one of that language', () => {
    const names = ['Zug', 'Ärmel', 'Arm'];
    expect(names.toSorted(collatorOf('de').compare)).toEqual(['Arm', 'Ärmel', 'Zug']);
    expect(names.toSorted(collatorOf('sv').compare)).toEqual(['Arm', 'Zug', 'Ärmel']);
  });

  it('is made once', () => expect(collatorOf('de')).toBe(collatorOf('de')));
});
