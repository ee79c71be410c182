import { describe, expect, it } from 'vitest';
import { privately } from './private-responses.ts';

describe('an answer that sets a cookie', () => {
  it.each([
    [undefined, 'private, no-cache'],
    ['no-cache', 'private, no-cache'],
    ['no-store', 'private, no-store'],
    ['public, max-age=300', 'private, max-age=300'],
    ['Public, s-maxage=9, max-age=300', 'private, max-age=300'],
    ['private, no-cache', 'private, no-cache'],
  ])('is private: %s becomes %s', (said, expected) => expect(privately(said)).toBe(expected));
});
