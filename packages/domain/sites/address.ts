import { slugify } from '../catalog/slug.ts';

/** Address words that no site may have: hosts of the platform and of common services. */
export const reservedSlugs: ReadonlySet<string> = new Set(
  `www api app admin assets auth blog cdn config dashboard dev docs email ftp help imap internal login mail mx ns ns1
  ns2 pop preview security shop signup sites smtp ssl static status studio support templates test veranda`.split(
    /\s+/,
  ),
);

/**
 * The address word of a name: Latin letters, digits and hyphens, at most 63 characters; empty when none is
 * left.
 */
export function slugOfName(name: string): string {
  return slugify(name).slice(0, 63).replace(/-+$/, '');
}

/** The first of `slug-1`, `slug-2` … that is free. */
export function nextFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n += 1) {
    const suffix = `-${n}`;
    const candidate = `${slug.slice(0, 63 - suffix.length)}${suffix}`;
    if (!taken.has(candidate) && !reservedSlugs.has(candidate)) return candidate;
  }
}
