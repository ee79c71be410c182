import {
  findPlannedEntries,
  forgetEntryData,
  type PlannedEntry,
  settleEntries,
} from '@veranda/db/content-import/entries';
import { findContentImport, updateContentImport } from '@veranda/db/content-import/imports';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { goOn, importTopics } from './begin-import.ts';
import { importComments } from './import-comments.ts';
import { importPictures } from './import-pictures.ts';
import { importPosts } from './import-posts.ts';
import type { Batch, RunningImport } from './running-import.ts';

/** Milliseconds after which an import lets others go on, and goes on with its next message. */
const sliceTime = 10_000;

/** Entries that are imported together. */
const batches = {
  author: 500,
  category: 500,
  tag: 500,
  picture: 8,
  page: 20,
  post: 20,
  comment: 100,
} as const;

/**
 * Imports entries for a while: each is made and marked in one transaction, so that none is imported twice whenever a
 * process dies.
 */
export async function runImport(deps: Deps, site: SiteEntry, id: string): Promise<void> {
  const end = deps.now() + sliceTime;
  do {
    const found = await running(deps, site.id, id);
    if (found === null) return;
    const entries = await deps.db.forSite(
      site.id,
      async (tx) => {
        const [first] = await findPlannedEntries(tx, id, 1);
        return first ? findPlannedEntries(tx, id, batches[first.kind]) : [];
      },
      { readOnly: true },
    );
    if (entries.length === 0) {
      await finish(deps, site, id);
      return;
    }
    const batch = await prepare(deps, site, { found, entries });
    await deps.db.forSite(site.id, async (tx) => {
      const now = await findContentImport(tx, id, { isHeld: true });
      if (now?.status !== 'running') return;
      await settleEntries(tx, id, await batch.write(tx));
      const { hosts = new Map(Object.entries(now.hosts)), fetched = [] } = batch;
      await updateContentImport(tx, id, {
        hosts: Object.fromEntries(hosts),
        fetched: [...now.fetched, ...fetched],
      });
    });
  } while (deps.now() < end);
  await deps.db.forSite(site.id, async (tx) => {
    const found = await findContentImport(tx, id, { isHeld: true });
    if (found?.status === 'running')
      await goOn(deps, tx, { topic: importTopics.run, id, slice: found.slice });
  });
}

async function running(deps: Deps, siteId: string, id: string): Promise<RunningImport | null> {
  const found = await deps.db.forSite(siteId, (tx) => findContentImport(tx, id), { readOnly: true });
  if (found?.status !== 'running' || found.options === null) return null;
  return { ...found, options: found.options };
}

// All of them are of one kind.
async function prepare(
  deps: Deps,
  site: SiteEntry,
  { found, entries }: { readonly found: RunningImport; readonly entries: readonly PlannedEntry[] },
): Promise<Batch> {
  const { options } = found;
  switch (entries[0]?.kind) {
    case 'picture':
      return options.withPictures ? importPictures(deps, site, { found, entries }) : unwanted(entries);
    case 'page':
    case 'post':
      return importPosts(deps, site, { found, entries });
    case 'comment':
      return options.withComments ? importComments(deps, { found, entries }) : unwanted(entries);
    case 'author':
    case 'category':
    case 'tag':
    case undefined:
      return { write: async () => entries.map(({ position }) => ({ position, notes: ['used-as-name'] })) };
  }
}

function unwanted(entries: readonly PlannedEntry[]): Batch {
  return { write: async () => entries.map(({ position }) => ({ position, problem: 'not-wanted' })) };
}

// Comments and redirects are shown without a publication, where their page is published.
async function finish(deps: Deps, site: SiteEntry, id: string): Promise<void> {
  await deps.db.forSite(site.id, async (tx) => {
    const found = await findContentImport(tx, id, { isHeld: true });
    if (found?.status !== 'running') return;
    await updateContentImport(tx, id, { status: 'done' });
    await forgetEntryData(tx, id);
    await bumpSiteVersion(tx);
  });
  await deps.sites.refresh(site.id);
}
