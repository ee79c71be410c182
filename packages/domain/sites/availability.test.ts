import { describe, expect, it } from 'vitest';
import { availabilityOf, isClosedToVisitors } from './availability.ts';

const site = { isPrivate: false, lockHash: null, closesAt: null };

describe('the availability of a site', () => {
  it.each([
    [site, 'public'],
    [{ ...site, lockHash: 'hash' }, 'password'],
    [{ ...site, isPrivate: true }, 'private'],
  ] as const)('%j is %s', (given, availability) => expect(availabilityOf(given)).toBe(availability));

  it('closes the site to visitors unless it is public and its trial runs', () => {
    const closed = (some: object) => isClosedToVisitors({ ...site, ...some }, 1000);
    expect(closed({})).toBe(false);
    expect(closed({ lockHash: 'hash' })).toBe(true);
    expect(closed({ isPrivate: true })).toBe(true);
    expect([closed({ closesAt: new Date(1000) }), closed({ closesAt: new Date(1001) })]).toEqual([
      true,
      false,
    ]);
  });
});
