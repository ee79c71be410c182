import { describe, expect, it } from 'vitest';
import { closesAt, readTrialWish, trialLeft } from './trial.ts';

const end = new Date('2026-12-15T12:00:00Z');
const site = (status: string, isDemo = false) => ({ status, trialEndsAt: end, isDemo });

describe('decisions §numbers trial: 14 days', () => {
  it.each([
    ['trial', end],
    ['expired', new Date(0)],
    ['paid', null],
    ['comped', null],
  ])('closes a site that is %s at %s', (status, closes) => expect(closesAt(site(status))).toEqual(closes));

  it('closes no demo, and no site without an end', () => {
    expect(closesAt(site('trial', true))).toBeNull();
    expect(closesAt({ ...site('trial'), trialEndsAt: null })).toBeNull();
  });

  it.each([
    ['2026-12-01T12:00:00Z', 14],
    ['2026-12-14T12:00:01Z', 1],
    ['2026-12-15T12:00:00Z', 0],
    ['2027-12-15T12:00:00Z', 0],
  ])('has at %s %d days left', (now, days) =>
    expect(trialLeft(site('trial'), new Date(now))).toEqual({ days }),
  );

  it.each([
    ['ended', { status: 'expired' }],
    ['paid', { status: 'paid' }],
    ['internal', { status: 'internal' }],
    ['2026-12-31', { status: 'trial', trialEndsAt: new Date('2027-01-01T00:00:00Z') }],
    ['2026-02-30', null],
    ['31.12.2026', null],
    ['', null],
  ])('is set by %j', (text, wish) => expect(readTrialWish(text)).toEqual(wish));
});
