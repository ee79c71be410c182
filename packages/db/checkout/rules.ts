import type { CheckoutRules } from '@veranda/domain/checkout/checkout-rules';
import type { StoreSettings } from '@veranda/domain/publishing/snapshot';
import { sql, type Transaction } from 'kysely';
import { saveSiteDocument } from '../platform/site-document.ts';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** The rules of a shop as they are kept; they hold from the moment they are saved (docs/decisions/0009). */
export interface KeptRules {
  readonly store: StoreSettings;
  /** Null while the owner has set none. */
  readonly rules: CheckoutRules | null;
}

/** What a price is made of beside goods and discounts, in one statement. */
export async function findRules(tx: Tx, siteId: string): Promise<KeptRules> {
  const { rows } = await sql<KeptRules>`
    select s.doc->'settings'->'store' as store, r.doc as rules
    from site_settings s left join checkout_rules r on r.website_id = s.website_id
    where s.website_id = ${siteId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the site has no settings');
  return row;
}

/** The checkout rules with their version; undefined while the owner has set none. */
export async function findCheckoutRules(
  tx: Tx,
  siteId: string,
): Promise<{ doc: CheckoutRules; version: bigint } | undefined> {
  return tx
    .selectFrom('checkout_rules')
    .select([sql<CheckoutRules>`doc`.as('doc'), 'version'])
    .where('website_id', '=', siteId)
    .executeTakeFirst();
}

/** Saves the rules over the version that was read, 0 for none; @returns false when they were changed meanwhile */
export async function saveCheckoutRules(
  tx: Tx,
  siteId: string,
  given: { readonly rules: CheckoutRules; readonly version: bigint },
): Promise<boolean> {
  const { rules: doc, version } = given;
  return saveSiteDocument(tx, { table: 'checkout_rules', siteId }, { doc, version });
}
