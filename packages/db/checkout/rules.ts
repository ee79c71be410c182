import type { CheckoutRules } from '@veranda/domain/checkout/checkout-rules';
import type { StoreSettings } from '@veranda/domain/publishing/snapshot';
import { sql } from 'kysely';
import { saveSiteDocument } from '../platform/site-document.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** The rules of a shop as they are kept; they hold from the moment they are saved (docs/decisions/0009). */
export interface StoredRules {
  readonly store: StoreSettings;
  /** Null while the owner has set none. */
  readonly rules: CheckoutRules | null;
}

/** Rules that make up a price besides goods and discounts, in one statement. */
export async function findRules(tx: SiteTransaction): Promise<StoredRules> {
  const { rows } = await sql<StoredRules>`
    select s.doc->'settings'->'store' as store, r.doc as rules
    from site_settings s left join checkout_rules r on r.site_id = s.site_id
    where s.site_id = ${tx.siteId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the site has no settings');
  return row;
}

/** The checkout rules with their version; undefined while the owner has set none. */
export async function findCheckoutRules(
  tx: SiteTransaction,
): Promise<{ doc: CheckoutRules; version: bigint } | undefined> {
  return tx
    .selectFrom('checkout_rules')
    .select([sql<CheckoutRules>`doc`.as('doc'), 'version'])
    .where('siteId', '=', tx.siteId)
    .executeTakeFirst();
}

/**
 * Saves the rules over the version that was read, 0 for none; @returns false when they were changed in the
 * meantime
 */
export async function saveCheckoutRules(
  tx: SiteTransaction,
  input: { readonly rules: CheckoutRules; readonly version: bigint },
): Promise<boolean> {
  const { rules: doc, version } = input;
  return saveSiteDocument(tx, 'checkout_rules', { doc, version });
}
