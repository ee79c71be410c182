import { findItemCards, findItemSlugs } from '@veranda/db/pages/items';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { freePageSlug, pageSlug } from '@veranda/domain/pages/slug';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

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

/** The address that an item gets for what somebody has typed. */
export async function readFreeSlug(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<{ slug: string } | Refusal> {
  return deps.db.forSite(
    site.id,
    async (tx) => {
      const [item] = await findItemCards(tx, [id]);
      if (!item) return refuse('unknown-document');
      return { slug: await freeItemSlug(tx, { collectionId: item.collectionId, text, except: id }) };
    },
    { readOnly: true },
  );
}
