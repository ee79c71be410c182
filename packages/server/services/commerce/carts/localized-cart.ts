import type { ShoppingCart } from '@veranda/contracts/cart';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findContents, findLiveRefs } from '@veranda/db/publishing/manifest';
import type { PartValues } from '@veranda/domain/publishing/parts';
import type { SiteEntry } from '../../sites/directory/site-directory.ts';

/** A cart whose items are called as the pages in the language of the site call them. */
export async function localizedCart(
  tx: SiteTransaction,
  { locale }: SiteEntry,
  cart: ShoppingCart,
): Promise<ShoppingCart> {
  if (!locale || cart.entries.length === 0) return cart;
  const keys = cart.entries.map(({ itemId }) => ({ kind: 'product', id: itemId }));
  const contents = await findContents(tx, await findLiveRefs(tx, keys));
  const titles = new Map(
    contents.flatMap(({ id, content }) => {
      // Safe: a kind comes with the content of its own.
      const title = (content.part as PartValues['product']).translations?.[locale.tag]?.['title'];
      return title === undefined ? [] : [[id, title] as const];
    }),
  );
  const entries = cart.entries.map((entry) => ({ ...entry, title: titles.get(entry.itemId) ?? entry.title }));
  return { ...cart, entries };
}
