import type { EndpointInput } from '@veranda/contracts/endpoint';
import type { createPage, PageSummary } from '@veranda/contracts/pages';
import { findPage, findPages } from '@veranda/db/pages/reader';
import { insertPage } from '@veranda/db/pages/writer';
import { findLanguageWords } from '@veranda/db/sites/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isSinglePage } from '@veranda/domain/pages/collection-types';
import { newPage } from '@veranda/domain/pages/new-page';
import { freePageSlug, pageSlug, unreservedSlug } from '@veranda/domain/pages/slug';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { linkPage } from '../../services/sites/documents/menu-links.ts';
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
    const { title, place } = wanted;
    const made = newPage(kind, { id, title, newId: deps.newId });
    const urlSlug = await freeSlug(deps, tx, slug);
    await insertPage(tx, { id, ...made, title, navigationTitle: title, urlSlug });
    const refused =
      place === 'unlinked'
        ? null
        : await linkPage({ tx, newId: deps.newId, accountId }, { id, title }, place);
    if (refused) return refused;
    return pageSummary(tx, site, id);
  });
}

/** Adds a draft with the content and the settings of another page; former addresses of that one stay its own. */
export async function copyPage(
  deps: Pick<Deps, 'db' | 'newId' | 'reservedSlugs'>,
  site: SiteEntry,
  { id: of, title }: { readonly id: string; readonly title: string },
): Promise<PageSummary | Refusal> {
  const id = deps.newId();
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const original = await findPage(tx, of);
    if (!original || original.deletedAt !== null || !isSinglePage(original.type))
      return refuse('unknown-page');
    const { type, description, doc } = original;
    const { withoutRedirect: _, ...kept } = doc;
    const urlSlug = await freeSlug(deps, tx, pageSlug(title) ?? 'page');
    const page = { id, type, title, navigationTitle: title, description, urlSlug, doc: kept };
    await insertPage(tx, { ...page, status: 'draft' });
    return pageSummary(tx, site, id);
  });
}

async function freeSlug(
  { reservedSlugs }: Pick<Deps, 'reservedSlugs'>,
  tx: SiteTransaction,
  slug: string,
): Promise<string> {
  const pages = await findPages(tx);
  const reserved = reservedSlugs();
  const slugs = pages.filter((page) => page.deletedAt === null).map((page) => page.urlSlug);
  const taken = new Set([...slugs, ...(await findLanguageWords(tx))]);
  return freePageSlug(
    reserved.has(slug) ? unreservedSlug(slug) : slug,
    (free) => taken.has(free) || reserved.has(free),
  );
}
