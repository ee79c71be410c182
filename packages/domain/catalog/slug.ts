import { catalogLimits } from './limits.ts';

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * A title as the last part of an address: lower-case ASCII letters, digits and single hyphens; may be empty.
 */
export function slugify(title: string): string {
  return title
    .slice(0, catalogLimits.title)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, catalogLimits.slug)
    .replace(/^-|-$/g, '');
}

/** Source of a slug: `fallback` replaces titles that give less than 3 characters. */
interface SlugSource {
  readonly title: string;
  readonly fallback: string;
}

/**
 * The address part of a title that nobody has yet: too short → fallback; taken → `-1`, `-2`, …
 * (administration §5).
 */
export function freeSlug(source: SlugSource, isTaken: (slug: string) => boolean): string {
  const own = slugify(source.title);
  const base = own.length < 3 ? source.fallback : own;
  if (!isTaken(base)) return base;
  for (let suffix = 1; ; suffix += 1) {
    const candidate = `${base}-${suffix}`;
    if (!isTaken(candidate)) return candidate;
  }
}
