import type { Navigation, PageSummary } from '@veranda/contracts/pages';
import { findPage, findPages, type PageRecord } from '@veranda/db/pages/reader';
import { findSnapshot } from '@veranda/db/publishing/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findSettings } from '@veranda/db/sites/reader';
import { seoOf, typeNameOf } from '@veranda/domain/pages/stored-page';
import type { SnapshotCollection } from '@veranda/domain/publishing/snapshot';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { presentAccess } from './page-access.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** The tree: all pages, and the two navigations that place them. */
export async function readPages(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
): Promise<{ pages: PageSummary[]; navigation: Navigation; navigationVersion: string } | Refusal> {
  return deps.db.forSite(site.id, async (tx) => {
    const settings = await findSettings(tx);
    if (!settings) return refuse('not-found');
    const live = await liveCollections(tx, site);
    const pages = await findPages(tx);
    return {
      pages: pages.map((page) => presentPage(site, page, live)),
      // Safe: a navigation was saved by the same contract.
      navigation: settings.doc.navigation as Navigation,
      navigationVersion: String(settings.version),
    };
  });
}

/** One page with its document. */
export async function readPage(deps: Pick<Deps, 'db'>, site: SiteEntry, id: string) {
  return deps.db.forSite(site.id, async (tx) => {
    const page = await findPage(tx, id);
    if (!page) return refuse('unknown-page');
    const { doc } = page;
    return {
      page: presentPage(site, page, await liveCollections(tx, site)),
      description: page.description,
      seo: seoOf(doc),
      access: presentAccess(doc.access),
      document: doc.document ?? null,
    };
  });
}

/** The card of a page that was just written. */
export async function pageSummary(tx: SiteTransaction, site: SiteEntry, id: string): Promise<PageSummary> {
  const page = await findPage(tx, id);
  if (!page) throw new Error('a page that was just written is missing');
  return presentPage(site, page, await liveCollections(tx, site));
}

async function liveCollections(
  tx: SiteTransaction,
  site: SiteEntry,
): Promise<ReadonlyMap<string, SnapshotCollection>> {
  if (site.publishedRevisionId === null) return new Map();
  const snapshot = await findSnapshot(tx, site.publishedRevisionId);
  return new Map((snapshot?.snapshot.collections ?? []).map((collection) => [collection.id, collection]));
}

function presentPage(
  site: SiteEntry,
  page: PageRecord,
  live: ReadonlyMap<string, SnapshotCollection>,
): PageSummary {
  return {
    id: page.id,
    type: page.type,
    typeName: typeNameOf(page.type, page.doc),
    title: page.title,
    navigationTitle: page.navigationTitle,
    urlSlug: page.urlSlug,
    url: `${site.origin}/${page.isHome ? '' : page.urlSlug}`,
    status: page.status as PageSummary['status'],
    isHome: page.isHome,
    inTrash: page.deletedAt !== null,
    editedSincePublish: isEdited(page, live.get(page.id)),
    version: String(page.version),
    updatedAt: page.updatedAt.toISOString(),
  };
}

function isEdited(page: PageRecord, live: SnapshotCollection | undefined): boolean {
  if (!live) return false;
  const { doc } = page;
  return (
    live.title !== page.title ||
    live.navigationTitle !== page.navigationTitle ||
    live.urlSlug !== page.urlSlug ||
    live.description !== page.description ||
    live.isHome !== page.isHome ||
    JSON.stringify(live.document) !== JSON.stringify(doc.document ?? null) ||
    JSON.stringify(live.seo) !== JSON.stringify(doc.seo ?? live.seo) ||
    JSON.stringify(live.access) !== JSON.stringify(doc.access)
  );
}
