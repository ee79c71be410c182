import { createHash } from 'node:crypto';
import { findDrafts } from '@veranda/db/forms/reader';
import { findItems, findPages } from '@veranda/db/pages/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findRevision, findSiteAssets } from '@veranda/db/publishing/reader';
import { findSettings } from '@veranda/db/sites/reader';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import type { Deps } from '../deps.ts';
import type { SiteEntry } from '../sites/site-directory.ts';
import { assembleSnapshot } from './assemble-snapshot.ts';

/** The draft as it would be published now. */
export async function draftSnapshot(
  tx: SiteTransaction,
  site: SiteEntry,
): Promise<{ snapshot: SiteSnapshot; text: string; sha256: string }> {
  const snapshot = assembleSnapshot({
    site,
    settings: await findSettings(tx, site.id),
    pages: await findPages(tx, site.id),
    items: await findItems(tx, site.id),
    assets: await findSiteAssets(tx, site.id),
    forms: await findDrafts(tx, site.id),
  });
  const text = JSON.stringify(snapshot);
  return { snapshot, text, sha256: createHash('sha256').update(text).digest('hex') };
}

/** Whether the draft differs from what visitors see. */
export async function draftState(deps: Pick<Deps, 'db'>, site: SiteEntry): Promise<{ changed: boolean }> {
  return deps.db.forSite(site.id, async (tx) => {
    const published = site.publishedRevisionId;
    if (published === null) return { changed: true };
    const revision = await findRevision(tx, site.id, published);
    const draft = await draftSnapshot(tx, site);
    return { changed: revision?.sha256 !== draft.sha256 };
  });
}
