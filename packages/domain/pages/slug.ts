import { slugify } from '../catalog/slug.ts';

/** First path words that the platform answers itself (decisions, paths). */
export const reservedPageSlugs: ReadonlySet<string> = new Set(
  `api assets assets-css bundles fonts cart checkout order-status gift-card subscribe donate account reviews unsubscribe
  confirm-subscription sso search s p robots.txt sitemap.xml favicon.ico commerce static config`.split(/\s+/),
);

/** The address word of a page made from what was typed or from its title; null when no letter or digit is in it. */
export function pageSlug(text: string): string | null {
  const slug = slugify(text);
  return slug === '' ? null : slug;
}

/** `about`, then `about-1`, `about-2` …: the first that is free. */
export function freePageSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug) && !reservedPageSlugs.has(slug)) return slug;
  for (let n = 1; ; n += 1) if (!taken.has(`${slug}-${n}`)) return `${slug}-${n}`;
}
