import { findPageSlugs } from '@veranda/db/content-import/page-slugs';
import { insertPage } from '@veranda/db/pages/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { newPage } from '@veranda/domain/pages/new-page';
import { freePageSlug, unreservedSlug } from '@veranda/domain/pages/slug';
import type { Deps } from '../../services/deps.ts';

type SlugDeps = Pick<Deps, 'newId' | 'reservedSlugs'>;

/** Makes the blog that posts are imported into, as a draft. @returns its id */
export async function makeCollection(deps: SlugDeps, tx: SiteTransaction): Promise<string> {
  const id = deps.newId();
  const title = 'Blog';
  const { type, doc } = newPage('blog', { id, title, newId: deps.newId });
  const urlSlug = await freePageAddress(deps, tx, 'blog');
  await insertPage(tx, { id, type, doc, title, navigationTitle: title, urlSlug, status: 'published' });
  return id;
}

/** An address of a page that no other page has, and that the product does not answer itself. */
export async function freePageAddress(
  { reservedSlugs }: Pick<Deps, 'reservedSlugs'>,
  tx: SiteTransaction,
  slug: string,
): Promise<string> {
  const reserved = reservedSlugs();
  const taken = await findPageSlugs(tx);
  const wanted = reserved.has(slug) ? unreservedSlug(slug) : slug;
  return freePageSlug(wanted, (free) => taken.has(free) || reserved.has(free));
}
