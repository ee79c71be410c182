import { createHash } from 'node:crypto';
import { findDrafts } from '@veranda/db/forms/reader';
import { findItems, findPages } from '@veranda/db/pages/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findLiveRevision, findSiteAssets } from '@veranda/db/publishing/reader';
import { findSettings, findSiteById } from '@veranda/db/sites/reader';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import type { SitesDeps } from '../deps.ts';
import type { SiteEntry } from '../directory/site-directory.ts';
import { assembleSnapshot } from './assemble-snapshot.ts';

/**
 * The draft of the transaction's site as it would be published now. All of it is read here: what a process
 * remembers of the site may be older than what another process has saved. The pages and items of `drawn` are
 * in it whatever their state is.
 */
export async function draftSnapshot(
  tx: SiteTransaction,
  drawn: ReadonlySet<string> = new Set(),
): Promise<{ snapshot: SiteSnapshot; text: string; sha256: string }> {
  const { siteId } = tx;
  const site = await findSiteById(tx, siteId);
  if (!site) throw new Error('the site of the transaction is missing');
  const snapshot = assembleSnapshot({
    site,
    settings: await findSettings(tx),
    pages: await findPages(tx),
    items: await findItems(tx),
    assets: await findSiteAssets(tx),
    forms: await findDrafts(tx),
    drawn,
  });
  const text = JSON.stringify(snapshot);
  return { snapshot, text, sha256: createHash('sha256').update(text).digest('hex') };
}

/** The theme of the draft alone. */
export async function draftTheme(tx: SiteTransaction): Promise<SiteSnapshot['theme'] | null> {
  const site = await findSiteById(tx, tx.siteId);
  const settings = await findSettings(tx);
  return site && settings ? { key: site.theme, tweaks: settings.doc.tweaks } : null;
}

/** Publishing state: whether visitors see anything of the site, and whether the draft differs from it. */
export async function draftState(
  deps: Pick<SitesDeps, 'db'>,
  site: Pick<SiteEntry, 'id'>,
): Promise<{ published: boolean; changed: boolean }> {
  return deps.db.forSite(site.id, async (tx) => {
    const revision = await findLiveRevision(tx);
    if (!revision) return { published: false, changed: true };
    const draft = await draftSnapshot(tx);
    return { published: true, changed: revision.sha256 !== draft.sha256 };
  });
}
