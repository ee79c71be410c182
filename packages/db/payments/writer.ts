import type { PaymentRules } from '@veranda/domain/payments/payment-rules';
import { sql } from 'kysely';
import { saveSiteDocument } from '../platform/site-document.ts';
import type { NewRecord } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/**
 * Leaves the account that a site takes payments with; its payments keep it. @returns whether there was one
 */
export async function disconnectAccount(tx: SiteTransaction): Promise<boolean> {
  const left = await tx
    .updateTable('payment_account')
    .set({ leftAt: sql`now()` })
    .where('siteId', '=', tx.siteId)
    .where('leftAt', 'is', null)
    .executeTakeFirst();
  return left.numUpdatedRows === 1n;
}

/** Connects a site to an account, in place of the one before. */
export async function connectAccount(
  tx: SiteTransaction,
  account: NewRecord<'payment_account'>,
): Promise<void> {
  await disconnectAccount(tx);
  await tx.insertInto('payment_account').values(ofSite(tx, account)).execute();
}

/** Keeps a message of a provider. @returns false when it came before */
export async function keepEvent(tx: SiteTransaction, event: NewRecord<'payment_event'>): Promise<boolean> {
  const kept = await tx
    .insertInto('payment_event')
    .values(ofSite(tx, event))
    .onConflict((conflict) => conflict.columns(['siteId', 'provider', 'eventId']).doNothing())
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows === 1n;
}

/**
 * Saves the rules over the version that was read, 0 for none; @returns false when they were changed in the
 * meantime
 */
export async function savePaymentRules(
  tx: SiteTransaction,
  input: { readonly rules: PaymentRules; readonly version: bigint },
): Promise<boolean> {
  const { rules: doc, version } = input;
  return saveSiteDocument(tx, 'payment_rules', { doc, version });
}
