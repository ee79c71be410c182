import { describe, expect, it } from 'vitest';
import { nextTry } from './dunning-dates.ts';

const at = (iso: string): number => Date.parse(iso);
const next = (due: string, tries: number, now: string, timeZone = 'UTC') =>
  new Date(nextTry({ dueAt: at(due), timeZone, tries, now: at(now) })).toISOString();

describe('the attempts of days 0, 5 and 10', () => {
  const due = '2026-03-01T09:00:00.000Z';

  it('are five days apart, counted from the day the charge was due', () => {
    expect(next(due, 1, '2026-03-01T09:00:05Z')).toBe('2026-03-06T09:00:00.000Z');
    expect(next(due, 2, '2026-03-06T09:00:05Z')).toBe('2026-03-11T09:00:00.000Z');
  });

  it('are not moved by a try in between, nor by an hour that the provider was away', () => {
    expect(next(due, 1, '2026-03-03T17:00:00Z')).toBe('2026-03-06T09:00:00.000Z');
    expect(next(due, 2, '2026-03-08T17:00:00Z')).toBe('2026-03-11T09:00:00.000Z');
  });

  it('never lie in the past: a server that was away for a week does not try twice at once', () => {
    expect(next(due, 1, '2026-03-08T09:00:00Z')).toBe('2026-03-11T09:00:00.000Z');
    expect(next(due, 2, '2026-03-11T09:00:00Z')).toBe('2026-03-16T09:00:00.000Z');
  });

  it('keep the time of day of the shop through a clock change', () => {
    // In Berlin the clock goes forward on 29 March 2026.
    const late = '2026-03-27T08:00:00.000Z';
    expect(next(late, 1, '2026-03-27T08:00:05Z', 'Europe/Berlin')).toBe('2026-04-01T07:00:00.000Z');
    expect(next(late, 2, '2026-04-01T07:00:05Z', 'Europe/Berlin')).toBe('2026-04-06T07:00:00.000Z');
  });
});
