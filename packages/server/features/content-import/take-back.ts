import {
  findBroughtEntries,
  forgetBroughtAddresses,
  markUndone,
  trashBrought,
  trashEmptyCollection,
} from '@veranda/db/content-import/undo';
import { findContentImport, updateContentImport } from '@veranda/db/content-import/imports';
import { setDeleted } from '@veranda/db/media/trash';
import { findFileUses } from '@veranda/db/media/uses';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { goOn, importTopics } from './begin-import.ts';

/** Milliseconds after which the undoing of an import lets others go on. */
const sliceTime = 10_000;
const batch = 100;

/**
 * Takes back what an import has brought, for a while: pages, items and pictures go to the trash, comments are deleted.
 * Pictures that something else shows stay.
 */
export async function takeBack(deps: Deps, site: SiteEntry, id: string): Promise<void> {
  const end = deps.now() + sliceTime;
  let isDone = false;
  do {
    isDone = await deps.db.forSite(site.id, (tx) => takeBackSome(tx, id, new Date(deps.now())));
  } while (!isDone && deps.now() < end);
  await deps.db.forSite(site.id, async (tx) => {
    const found = await findContentImport(tx, id, { isHeld: true });
    if (found?.status === 'undoing')
      await goOn(deps, tx, { topic: importTopics.undo, id, slice: found.slice });
  });
  await deps.sites.refresh(site.id);
}

// True when there is no more to do.
async function takeBackSome(tx: SiteTransaction, id: string, now: Date): Promise<boolean> {
  const found = await findContentImport(tx, id, { isHeld: true });
  if (found?.status !== 'undoing') return true;
  const entries = await findBroughtEntries(tx, id, batch);
  if (entries.length > 0) {
    await trashBrought(tx, entries, now);
    await markUndone(
      tx,
      id,
      entries.map(({ position }) => position),
    );
    return false;
  }
  const [pictures, rest] = [found.fetched.slice(0, batch), found.fetched.slice(batch)];
  if (pictures.length > 0) {
    for (const picture of pictures)
      if ((await findFileUses(tx, picture)).length === 0) await setDeleted(tx, picture, true);
    await updateContentImport(tx, id, { fetched: rest });
    return false;
  }
  await forgetBroughtAddresses(tx, id);
  const { options } = found;
  if (options?.madeCollection && options.collectionId !== null)
    await trashEmptyCollection(tx, options.collectionId, now);
  await updateContentImport(tx, id, { status: 'undone' });
  await bumpSiteVersion(tx);
  return true;
}
