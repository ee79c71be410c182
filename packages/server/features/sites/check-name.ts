import { findSlugsLike } from '@veranda/db/sites/reader';
import { nextFreeSlug, reservedSlugs, slugOfName } from '@veranda/domain/sites/address';
import { refusalMessage } from '../../platform/http/errors.ts';
import type { Deps } from '../../services/deps.ts';

/** Tells if the address made of a name is free, with the nearest one that is. */
export async function checkName(deps: Pick<Deps, 'db' | 'settings'>, name: string) {
  const slug = slugOfName(name);
  const host = `${slug}.${deps.settings.sitesDomain}`;
  if (slug === '')
    return { slug, host, available: false, suggestion: null, problem: message('site-name-empty', slug) };
  const taken = new Set(await deps.db.global((tx) => findSlugsLike(tx, slug)));
  const problem = reservedSlugs.has(slug) ? 'site-name-reserved' : taken.has(slug) ? 'site-name-taken' : null;
  if (problem === null) return { slug, host, available: true, suggestion: null, problem: null };
  return {
    slug,
    host,
    available: false,
    suggestion: nextFreeSlug(slug, taken),
    problem: message(problem, slug),
  };
}

function message(code: string, slug: string): string {
  return refusalMessage({ code, params: { slug } }, 'en');
}
