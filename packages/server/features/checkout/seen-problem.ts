import { findCartByToken } from '@veranda/db/cart/reader';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** Cart that a page shows, and the cart of its browser. */
interface SeenPage {
  readonly tokenHash: Uint8Array | null;
  readonly cartId: string | undefined;
  /** Currency of the amounts that it shows; without it the currency of the cart counts. */
  readonly currency: string | undefined;
}

/**
 * Reason why a page may not change or buy the browser's cart: another tab has put another cart there, or the
 * shop sells in another currency by now.
 */
export async function seenProblem(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  { tokenHash, cartId, currency }: SeenPage,
): Promise<Refusal | null> {
  if (tokenHash === null) return null;
  const row = await deps.db.forSite(site.id, (tx) => findCartByToken(tx, tokenHash));
  if (!row) return null;
  if (cartId !== undefined && cartId !== row.id) return refuse('CART_CHANGED', { field: 'cart' });
  // A cart that was bought is answered by its order, and an invoice in another currency has ended.
  if (row.status !== 'open' || row.purpose === 'draft') return null;
  const seen = currency ?? row.currency;
  return seen === site.currency ? null : refuse('CART_CHANGED', { field: 'expectedCurrency' });
}
