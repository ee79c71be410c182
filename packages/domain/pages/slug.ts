import { slugify } from '../catalog/slug.ts';

/**
 * The address word of a page made from what was typed or from its title; null when no letter or digit is in
 * it.
 */
export function pageSlug(text: string): string | null {
  const slug = slugify(text);
  return slug === '' ? null : slug;
}

/** `about`, then `about-1`, `about-2` …: the first that is free. */
export function freePageSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  for (let n = 1; ; n += 1) if (!isTaken(`${slug}-${n}`)) return `${slug}-${n}`;
}
