import type { PaymentRules } from '@veranda/domain/payments/payment-rules';
import { sql, type Transaction } from 'kysely';
import { saveSiteDocument } from '../platform/site-document.ts';
import type { NewRow, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Leaves the account that a site takes payments with; its payments keep it. @returns whether there was one */
export async function leaveAccount(tx: Tx, siteId: string): Promise<boolean> {
  const left = await tx
    .updateTable('payment_account')
    .set({ left_at: sql`now()` })
    .where('website_id', '=', siteId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return left.numUpdatedRows === 1n;
}

/** Connects a site to an account, in place of the one before. */
export async function connectAccount(tx: Tx, account: NewRow<'payment_account'>): Promise<void> {
  await leaveAccount(tx, account.website_id);
  await tx.insertInto('payment_account').values(account).execute();
}

/** Keeps a message of a provider. @returns false when it came before */
export async function keepEvent(tx: Tx, event: NewRow<'payment_event'>): Promise<boolean> {
  const kept = await tx
    .insertInto('payment_event')
    .values(event)
    .onConflict((conflict) => conflict.columns(['website_id', 'provider', 'event_id']).doNothing())
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows === 1n;
}

/** Saves the rules over the version that was read, 0 for none; @returns false when they were changed meanwhile */
export async function savePaymentRules(
  tx: Tx,
  siteId: string,
  given: { readonly rules: PaymentRules; readonly version: bigint },
): Promise<boolean> {
  const { rules: doc, version } = given;
  return saveSiteDocument(tx, { table: 'payment_rules', siteId }, { doc, version });
}
