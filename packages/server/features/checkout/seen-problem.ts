import { findCartByToken } from '@veranda/db/cart/reader';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';

/** What a page shows, and whose cart lies in the browser that it is in. */
export interface SeenPage {
  readonly tokenHash: Uint8Array | null;
  readonly cartId: string | undefined;
}

/** Why a page may not change or buy what lies in the browser: another tab has put another cart there. */
export async function seenProblem(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  { tokenHash, cartId }: SeenPage,
): Promise<Refusal | null> {
  if (tokenHash === null) return null;
  const row = await deps.db.forSite(site.id, (tx) => findCartByToken(tx, site.id, tokenHash));
  if (!row) return null;
  return cartId === undefined || cartId === row.id ? null : refuse('CART_CHANGED', { field: 'cart' });
}
