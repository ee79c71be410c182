import type { SiteTransaction } from '@veranda/db/platform/database';
import { holdCurrency } from '@veranda/db/sites/currency';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { SiteEntry } from '../../sites/directory/site-directory.ts';

/**
 * The refusal of amounts that were read in a currency which the site no longer sells in; null when it still
 * does, and then it keeps doing so until the transaction ends. Every transaction that writes sums of a site's
 * own currency begins with it.
 */
export async function currencyProblem(
  tx: SiteTransaction,
  site: Pick<SiteEntry, 'currency'>,
): Promise<Refusal | null> {
  const currency = await holdCurrency(tx);
  return currency === site.currency ? null : refuse('currency-changed', { params: { currency } });
}
