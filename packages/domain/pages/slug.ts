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

/** Parts of the product whose addresses no page can have, by the first words of these. */
const ownedSlugs = {
  'slug-of-shop': [
    'cart',
    'checkout',
    'order-status',
    'gift-card',
    'downloads',
    'installments',
    'donate',
    'reviews',
  ],
  'slug-of-accounts': ['account', 'sso'],
  'slug-of-search': ['search'],
} as const;

/** Code of the refusal of a slug that the platform answers. */
export function reservedSlugCode(slug: string): keyof typeof ownedSlugs | 'slug-reserved' {
  const owners = Object.entries(ownedSlugs) as [keyof typeof ownedSlugs, readonly string[]][];
  return owners.find(([, slugs]) => slugs.includes(slug))?.[0] ?? 'slug-reserved';
}

/** `my-cart` for `cart`: an address to offer for one that the platform answers. */
export function unreservedSlug(slug: string): string {
  return `my-${slug}`;
}
