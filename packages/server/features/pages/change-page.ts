import type { EndpointInput } from '@veranda/contracts/endpoint';
import type { PageSummary, updatePage as updatePageCall } from '@veranda/contracts/pages';
import { countItems } from '@veranda/db/pages/items';
import { findPage, findPages, type PageRecord } from '@veranda/db/pages/reader';
import { lockPage, setHomePage, updatePage } from '@veranda/db/pages/writer';
import { findLanguageWords } from '@veranda/db/sites/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { listProblem } from '@veranda/domain/pages/collection-settings';
import { hasOwnPage } from '@veranda/domain/pages/folder';
import { freePageSlug, pageSlug, reservedSlugCode, unreservedSlug } from '@veranda/domain/pages/slug';
import type { StoredPage } from '@veranda/domain/pages/stored-page';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { relabelPage, unlinkPage } from '../../services/sites/documents/menu-links.ts';
import { codeRefusal } from '../../services/sites/pages/code-refusal.ts';
import { storedAccess } from './page-access.ts';
import { pageSummary } from './read-pages.ts';

type Changes = EndpointInput<typeof updatePageCall>['body'];
type PageDeps = Pick<Deps, 'db' | 'newId' | 'reservedSlugs'>;

interface WantedChange {
  readonly id: string;
  readonly changes: Changes;
  readonly accountId: string;
  /** True where whoever changes the page has the right to custom code. */
  readonly mayWriteCode: boolean;
}

/**
 * Changes what is given and leaves the rest; refused when somebody else has changed the page in the meantime.
 */
export async function changePage(
  deps: PageDeps,
  site: SiteEntry,
  { id, changes, accountId, mayWriteCode }: WantedChange,
): Promise<PageSummary | Refusal> {
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    // The document of the page is in the same row: what is appended to it meanwhile waits.
    await lockPage(tx, id);
    const page = await findPage(tx, id);
    if (!page) return refuse('unknown-page');
    const slug = await checkedSlug(deps, tx, { page, wanted: changes.urlSlug });
    if (isRefusal(slug)) return slug;
    const problem = codeProblem(page, changes, mayWriteCode) ?? (await settingsProblem(tx, page, changes));
    if (problem) return problem;
    const doc = await changedDoc(page, changes);
    if (isRefusal(doc)) return doc;
    const saved = await updatePage(
      tx,
      { id, version: versionOf(changes.version) },
      {
        urlSlug: slug,
        ...(doc === undefined ? {} : { doc }),
        ...(changes.title === undefined ? {} : { title: changes.title }),
        ...(changes.navigationTitle === undefined ? {} : { navigationTitle: changes.navigationTitle }),
        ...(changes.description === undefined ? {} : { description: changes.description }),
        ...(changes.status === undefined ? {} : { status: changes.status }),
      },
    );
    if (!saved) return refuse('version-conflict');
    const label = changes.navigationTitle;
    if (label !== undefined && label !== page.navigationTitle) {
      const context = { tx, newId: deps.newId, accountId };
      const refused = await relabelPage(context, { id, from: page.navigationTitle, to: label });
      if (refused) return refused;
    }
    if (changes.isHome) await setHomePage(tx, id);
    return pageSummary(tx, site, id);
  });
}

// The home page is at the address of the site, which has to show something.
function folderProblem({ doc, isHome }: PageRecord, changes: Changes): Refusal | null {
  if (changes.folder && !doc.folder) return refuse('no-folder', { field: 'folder' });
  const folder = changes.folder ?? doc.folder;
  const isShown = !(isHome || changes.isHome) || hasOwnPage(folder ? { folder } : {});
  return isShown ? null : refuse('home-without-page', { field: changes.isHome ? 'isHome' : 'folder' });
}

async function settingsProblem(
  tx: SiteTransaction,
  page: PageRecord,
  changes: Changes,
): Promise<Refusal | null> {
  const problem = folderProblem(page, changes);
  const { list } = changes;
  if (problem || !list) return problem;
  const { id, type, doc } = page;
  const isFolder = doc.folder !== undefined;
  return listProblem({ type, isFolder }, list, list.order === 'placed' ? await countItems(tx, id) : 0);
}

function codeProblem({ doc }: PageRecord, { headerCode }: Changes, mayWriteCode: boolean): Refusal | null {
  if (headerCode === undefined || headerCode === (doc.headerCode ?? '')) return null;
  return mayWriteCode
    ? codeRefusal('headerCode', headerCode)
    : refuse('page-code-not-allowed', { field: 'headerCode' });
}

async function changedDoc(
  page: PageRecord,
  { seo, access, withoutRedirect, folder, headerCode, list }: Changes,
): Promise<StoredPage | undefined | Refusal> {
  if (!seo && !access && !withoutRedirect && !folder && !list && headerCode === undefined) return undefined;
  const { access: before, withoutRedirect: stopped = [], headerCode: code = '', ...doc } = page.doc;
  const wanted = access ? await storedAccess(access, before) : before;
  if (isRefusal(wanted)) return wanted;
  const without = withoutRedirect ?? stopped;
  return {
    ...doc,
    ...(seo ? { seo } : {}),
    ...(folder ? { folder } : {}),
    ...(list ? { list } : {}),
    ...((headerCode ?? code).trim() === '' ? {} : { headerCode: headerCode ?? code }),
    ...(wanted ? { access: wanted } : {}),
    ...(without.length === 0 ? {} : { withoutRedirect: without }),
  };
}

/** Moves a page to the trash and out of the navigation. */
export async function moveToTrash(
  deps: Pick<Deps, 'db' | 'newId'>,
  site: SiteEntry,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<PageSummary | Refusal> {
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const page = await findPage(tx, id);
    if (!page) return refuse('unknown-page');
    if (page.isHome) return refuse('home-page-kept');
    await updatePage(tx, { id, version: page.version }, { deletedAt: new Date() });
    const refused = await unlinkPage({ tx, newId: deps.newId, accountId }, { id, title: page.title });
    if (refused) return refused;
    return pageSummary(tx, site, id);
  });
}

/** Takes a page out of the trash; when its address has been taken in the meantime it gets a suffix. */
export async function takeFromTrash(
  deps: PageDeps,
  site: SiteEntry,
  id: string,
): Promise<PageSummary | Refusal> {
  return deps.db.forSite(site.id, async (tx) => {
    const page = await findPage(tx, id);
    if (!page) return refuse('unknown-page');
    const urlSlug = await freeSlugOf(deps, tx, { id, slug: page.urlSlug });
    const fields = { deletedAt: null, urlSlug };
    await updatePage(tx, { id, version: page.version }, fields);
    return pageSummary(tx, site, id);
  });
}

async function checkedSlug(
  deps: PageDeps,
  tx: SiteTransaction,
  { page, wanted }: { readonly page: PageRecord; readonly wanted: string | undefined },
): Promise<string | Refusal> {
  if (wanted === undefined || wanted === page.urlSlug) return page.urlSlug;
  const slug = pageSlug(wanted);
  if (slug === null) return refuse('slug-invalid', { field: 'urlSlug', params: { val: wanted } });
  const isReserved = deps.reservedSlugs().has(slug);
  const suggestion = await freeSlugOf(deps, tx, {
    id: page.id,
    slug: isReserved ? unreservedSlug(slug) : slug,
  });
  if (suggestion === slug) return slug;
  const code = isReserved ? reservedSlugCode(slug) : 'slug-taken';
  return refuse(code, { field: 'urlSlug', params: { slug, free: suggestion }, suggestion });
}

// The slug itself where neither another page nor the platform has it.
async function freeSlugOf(
  deps: PageDeps,
  tx: SiteTransaction,
  { id, slug }: { readonly id: string; readonly slug: string },
): Promise<string> {
  const others = (await findPages(tx)).filter((page) => page.id !== id && page.deletedAt === null);
  const slugs = others.map(({ urlSlug }) => urlSlug);
  const taken = new Set([...deps.reservedSlugs(), ...(await findLanguageWords(tx)), ...slugs]);
  return freePageSlug(slug, (each) => taken.has(each));
}

/** A version as it was handed out; anything else matches no row. */
function versionOf(text: string): bigint {
  return /^\d{1,18}$/.test(text) ? BigInt(text) : -1n;
}
