import { findItemSlugs } from '@veranda/db/pages/items';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { freePageSlug, pageSlug } from '@veranda/domain/pages/slug';

interface WantedSlug {
  readonly collectionId: string;
  /** What the address is made of. */
  readonly text: string;
  /** Id of the item that gets it; absent for one that is new. */
  readonly except?: string;
}

/** Address of a text that no other item of the collection has: `post`, `post-1` …; `item` for one without letters. */
export async function freeItemSlug(tx: SiteTransaction, { text, ...place }: WantedSlug): Promise<string> {
  const slug = pageSlug(text) ?? 'item';
  const taken = await findItemSlugs(tx, { ...place, slug });
  return freePageSlug(slug, (each) => taken.has(each));
}
