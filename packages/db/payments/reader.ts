import type { PaymentRules } from '@veranda/domain/payments/payment-rules';
import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

type PaymentAccountRow = RecordOf<'payment_account'>;

/** The account at a provider that a site takes payments with now. */
export async function findCurrentAccount(tx: SiteTransaction): Promise<PaymentAccountRow | undefined> {
  return tx
    .selectFrom('payment_account')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('leftAt', 'is', null)
    .executeTakeFirst();
}

/** An account by its id, also one that was left. */
export async function findAccount(tx: SiteTransaction, id: string): Promise<PaymentAccountRow | undefined> {
  return tx
    .selectFrom('payment_account')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Every account that a site has or had: a message is signed with the secret of one of them. */
export async function findAccounts(tx: SiteTransaction): Promise<PaymentAccountRow[]> {
  return tx
    .selectFrom('payment_account')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .orderBy('connectedAt', 'desc')
    .execute();
}

/** Payment settings of a site that a checkout needs, in one statement. */
export interface PaymentSetup {
  readonly account: Pick<PaymentAccountRow, 'id' | 'provider' | 'testMode' | 'publishableKey'> | null;
  readonly rules: PaymentRules | null;
  /** The mailing list that buyers may join: the owner's choice, else the first one of the site. */
  readonly newsletterListId: string | null;
}

export async function findPaymentSetup(tx: SiteTransaction): Promise<PaymentSetup> {
  const { rows } = await sql<{
    id: string | null;
    provider: string;
    testMode: boolean;
    publishableKey: string;
    rules: PaymentRules | null;
    listId: string | null;
  }>`
    select a.id, a.provider, a.test_mode, a.publishable_key, r.doc as rules,
      case when coalesce(c.offers_newsletter, true) then coalesce(c.newsletter_list_id,
        (select l.id from mailing_list l where l.site_id = s.id order by l.created_at, l.id limit 1)) end as list_id
    from (select ${tx.siteId}::uuid as id) s
    left join payment_account a on a.site_id = s.id and a.left_at is null
    left join payment_rules r on r.site_id = s.id
    left join checkout_setting c on c.site_id = s.id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a query of one row has none');
  const { id, provider, testMode, publishableKey, rules, listId: newsletterListId } = row;
  const account = id === null ? null : { id, provider, testMode, publishableKey };
  return { account, rules, newsletterListId };
}

/** The manual payment methods with their version; undefined while the owner has set none. */
export async function findPaymentRules(
  tx: SiteTransaction,
): Promise<{ doc: PaymentRules; version: bigint } | undefined> {
  return tx
    .selectFrom('payment_rules')
    .select([sql<PaymentRules>`doc`.as('doc'), 'version'])
    .where('siteId', '=', tx.siteId)
    .executeTakeFirst();
}

/** The refund that a part of it belongs to. */
export async function findRefundOfSplit(tx: SiteTransaction, splitId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('refund_split')
    .select('refundId')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', splitId)
    .executeTakeFirst();
  return row?.refundId ?? null;
}

/** The refunds of a payment that are done, with what the provider calls their parts. */
export async function findDoneSplits(
  tx: SiteTransaction,
  paymentId: string,
): Promise<{ refundId: string; providerReference: string | null }[]> {
  return tx
    .selectFrom('refund_split')
    .select(['refundId', 'providerReference'])
    .where('siteId', '=', tx.siteId)
    .where('paymentId', '=', paymentId)
    .where('status', '=', 'done')
    .execute();
}

/** The payment that a provider knows by its own reference. */
export async function findPaymentByReference(
  tx: SiteTransaction,
  by: { readonly provider: string; readonly reference: string },
): Promise<RecordOf<'payment'> | undefined> {
  return tx
    .selectFrom('payment')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('provider', '=', by.provider)
    .where('providerReference', '=', by.reference)
    .executeTakeFirst();
}
