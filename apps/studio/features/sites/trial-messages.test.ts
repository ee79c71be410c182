import { describe, expect, it } from 'vitest';
import { trialMessages } from './trial-messages.ts';

const now = new Date('2026-12-01T12:00:00Z');
const words = (status: string, trialEndsAt: string | null) => trialMessages({ status, trialEndsAt }, now);

describe('the note on a trial in the studio', () => {
  it.each([
    ['2026-12-15T12:00:00Z', '14 days of trial left', false],
    ['2026-12-02T11:00:00Z', 'Last day of trial', false],
    ['2026-12-01T12:00:00Z', 'Trial ended', true],
  ])('that ends at %s: %s, and what happens then', (end, said, isOver) => {
    const told = words('trial', end);
    expect(told).toMatchObject({ words: said, isOver });
    expect(told?.more).toMatch(/locked page.*Nothing is deleted/);
  });

  it('is nothing of a site that is paid or of the demo', () => {
    expect([words('paid', '2026-12-01T12:00:00Z'), words('trial', null)]).toEqual([null, null]);
  });

  it('says that it has ended where somebody has ended it', () =>
    expect(words('expired', null)?.words).toBe('Trial ended'));
});
