import type { Navigation, PageSummary } from '@veranda/contracts/pages';
import { findProposalStates } from '@veranda/db/documents/proposals';
import { findPage, findPages, type PageRecord } from '@veranda/db/pages/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findAddressesOf } from '@veranda/db/publishing/addresses';
import { findChanges } from '@veranda/db/publishing/manifest';
import { findSettings } from '@veranda/db/sites/reader';
import { seoOf, typeNameOf } from '@veranda/domain/pages/stored-page';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { refreshDraft, refreshStaleDrafts } from '../../services/sites/publishing/refresh-draft.ts';
import { presentAccess } from './page-access.ts';

/** The tree: all pages, and the two navigations that place them. */
export async function readPages(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
): Promise<{ pages: PageSummary[]; navigation: Navigation } | Refusal> {
  await refreshDraft(deps, site.id);
  return deps.db.forSite(site.id, async (tx) => {
    const settings = await findSettings(tx);
    if (!settings) return refuse('not-found');
    const states = await readPageStates(tx);
    const pages = await findPages(tx);
    return {
      pages: pages.map((page) => presentPage(site, page, states)),
      // Safe: a navigation was saved by the same contract.
      navigation: settings.doc.navigation as Navigation,
    };
  });
}

/** One page with its document. */
export async function readPage(deps: Pick<Deps, 'db'>, site: SiteEntry, id: string) {
  await refreshDraft(deps, site.id);
  return deps.db.forSite(site.id, async (tx) => {
    const page = await findPage(tx, id);
    if (!page) return refuse('unknown-page');
    const { doc } = page;
    return {
      page: presentPage(site, page, await readPageStates(tx)),
      description: page.description,
      seo: seoOf(doc),
      access: presentAccess(doc.access),
      headerCode: doc.headerCode ?? '',
      formerAddresses: await readFormerAddresses(tx, page),
      document: doc.document ?? null,
    };
  });
}

// Those that another page has now lead nowhere else.
async function readFormerAddresses(tx: SiteTransaction, { id, doc }: PageRecord) {
  const pages = await findPages(tx);
  const others = pages.filter((page) => page.id !== id && page.deletedAt === null);
  const taken = new Set(others.map(({ urlSlug }) => urlSlug));
  const published = await findAddressesOf(tx, { kind: 'page', id });
  return published
    .filter((slug) => slug !== '' && !taken.has(slug))
    .map((slug) => ({ slug, redirects: doc.withoutRedirect?.includes(slug) !== true }));
}

/** The card of a page that was just written. */
export async function pageSummary(tx: SiteTransaction, site: SiteEntry, id: string): Promise<PageSummary> {
  const page = await findPage(tx, id);
  if (!page) throw new Error('a page that was just written is missing');
  await refreshStaleDrafts(tx);
  return presentPage(site, page, await readPageStates(tx));
}

interface PageStates {
  /** Ids of the pages that visitors see in another state than the draft's. */
  readonly edited: ReadonlySet<string>;
  readonly proposals: Awaited<ReturnType<typeof findProposalStates>>;
}

async function readPageStates(tx: SiteTransaction): Promise<PageStates> {
  const changes = await findChanges(tx);
  const ids = changes.flatMap(({ kind, id, live }) => (kind === 'page' && live !== null ? [id] : []));
  return { edited: new Set(ids), proposals: await findProposalStates(tx, 'page') };
}

function presentPage(site: SiteEntry, page: PageRecord, { edited, proposals }: PageStates): PageSummary {
  return {
    id: page.id,
    type: page.type,
    typeName: typeNameOf(page.type, page.doc),
    title: page.title,
    navigationTitle: page.navigationTitle,
    urlSlug: page.urlSlug,
    url: `${site.origin}/${page.isHome ? '' : page.urlSlug}`,
    status: page.status as PageSummary['status'],
    folder: page.doc.folder ?? null,
    ...(page.doc.list ? { list: page.doc.list } : {}),
    isHome: page.isHome,
    inTrash: page.deletedAt !== null,
    editedSincePublish: edited.has(page.id),
    proposal: proposals.get(page.id) ?? 'none',
    version: String(page.version),
    updatedAt: page.updatedAt.toISOString(),
  };
}
