/**
 * Availability of a published site. `public`: everyone sees it; `password`: those who know its password;
 * `private`: the people of the site alone.
 */
export type Availability = 'public' | 'password' | 'private';

/** Characters of a site's password, at least and at most. */
export const sitePasswordLength = { min: 4, max: 100 };

/** The availability of a site by what is kept of it. */
export function availabilityOf(site: {
  readonly isPrivate: boolean;
  readonly lockHash: string | null;
}): Availability {
  if (site.isPrivate) return 'private';
  return site.lockHash === null ? 'public' : 'password';
}

/** True when visitors who bring nothing get the lock screen: the site is not public, or its trial is over. */
export function isClosedToVisitors(
  site: Parameters<typeof availabilityOf>[0] & { readonly closesAt: Date | null },
  now: number,
): boolean {
  return availabilityOf(site) !== 'public' || (site.closesAt !== null && site.closesAt.getTime() <= now);
}
