import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

describe('the time of a comment', () => {
  it.each([
    ['2026-03-10T12:00:30Z', 'just now'],
    ['2026-03-10T11:59:01Z', 'just now'],
    ['2026-03-10T11:59:00Z', '1 minute ago'],
    ['2026-03-10T11:00:01Z', '59 minutes ago'],
    ['2026-03-10T11:00:00Z', '1 hour ago'],
    ['2026-03-09T12:00:00Z', 'yesterday'],
    ['2026-03-04T11:00:00Z', '6 days ago'],
    ['2026-03-03T12:00:00Z', 'Mar 3, 2026'],
  ])('of %s is “%s”', (iso, words) => {
    expect(relativeTime(iso, now)).toBe(words);
  });
});
