import { describe, expect, it } from 'vitest';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { deliveryMoment, todayOf } from './buy-gift-card.ts';

const siteIn = (timeZone: string) => ({ timeZone }) as SiteEntry;
const at = (moment: string) => Date.parse(moment);
const text = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());

describe('the day on which a gift card is mailed', () => {
  it.each([
    ['Asia/Kolkata', '2027-06-01', '2027-06-01T03:30:00.000Z'],
    ['Pacific/Auckland', '2027-01-10', '2027-01-09T20:00:00.000Z'],
    ['America/New_York', '2027-03-13', '2027-03-13T14:00:00.000Z'],
    // The clock goes forward, and back, in the night before.
    ['America/New_York', '2027-03-14', '2027-03-14T13:00:00.000Z'],
    ['America/New_York', '2027-11-07', '2027-11-07T14:00:00.000Z'],
  ])('of %s, %s is nine in the morning there', (zone, day, moment) => {
    expect(text(deliveryMoment(siteIn(zone), day, at('2026-12-01T12:00:00Z')))).toBe(moment);
  });

  it.each([
    ['Pacific/Auckland', '2027-01-10', '2027-01-09'],
    ['America/Los_Angeles', '2027-01-09', '2027-01-10'],
  ])('is at once where it is that day in %s, whatever day it is elsewhere', (zone, day, other) => {
    const now = at(zone.startsWith('Pacific') ? '2027-01-09T12:00:00Z' : '2027-01-10T05:00:00Z');
    const site = siteIn(zone);
    expect(todayOf(site, now)).toBe(day);
    expect([deliveryMoment(site, day, now), deliveryMoment(site, '', now)]).toEqual([null, null]);
    expect(deliveryMoment(site, other, now)).not.toBeNull();
  });
});
