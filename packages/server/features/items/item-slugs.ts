import { findItemCards } from '@veranda/db/pages/items';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { freeItemSlug } from '../../services/sites/items/free-item-slug.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

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
