import type { createPage, PageSummary } from '@veranda/contracts/pages';
import type { EndpointInput } from '@veranda/contracts/endpoint';
import { findPages } from '@veranda/db/pages/reader';
import { insertPage } from '@veranda/db/pages/writer';
import { newPage } from '@veranda/domain/pages/new-page';
import { freePageSlug, pageSlug } from '@veranda/domain/pages/slug';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import { linkPage } from './menu-links.ts';
import { pageSummary } from './read-pages.ts';

/** Adds a page or a collection without items as a draft of the site: visitors see it after publishing. */
export async function addPage(
  deps: Pick<Deps, 'db' | 'newId' | 'reservedSlugs'>,
  site: SiteEntry,
  { accountId, ...wanted }: EndpointInput<typeof createPage>['body'] & { readonly accountId: string },
): Promise<PageSummary | Refusal> {
  const slug = pageSlug(wanted.urlSlug ?? wanted.title) ?? (wanted.urlSlug ? null : 'page');
  if (slug === null)
    return refuse('slug-invalid', { field: 'urlSlug', params: { val: wanted.urlSlug ?? '' } });
  const id = deps.newId();
  const { kind = 'page' } = wanted;
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const pages = await findPages(tx);
    const reserved = deps.reservedSlugs();
    const taken = new Set(pages.filter((page) => page.deletedAt === null).map((page) => page.urlSlug));
    await insertPage(tx, {
      id,
      ...newPage(kind, { id, title: wanted.title, newId: deps.newId }),
      title: wanted.title,
      navigationTitle: wanted.title,
      urlSlug: freePageSlug(slug, (free) => taken.has(free) || reserved.has(free)),
    });
    const { title, place } = wanted;
    const refused =
      place === 'unlinked'
        ? null
        : await linkPage({ tx, newId: deps.newId, accountId }, { id, title }, place);
    if (refused) return refused;
    return pageSummary(tx, site, id);
  });
}
