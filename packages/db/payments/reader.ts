import type { PaymentRules } from '@veranda/domain/payments/payment-rules';
import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export type PaymentAccountRow = Row<'payment_account'>;

/** The account at a provider that a site takes payments with now. */
export async function findCurrentAccount(tx: Tx, siteId: string): Promise<PaymentAccountRow | undefined> {
  return tx
    .selectFrom('payment_account')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
}

/** An account by its id, also one that was left. */
export async function findAccount(
  tx: Tx,
  siteId: string,
  id: string,
): Promise<PaymentAccountRow | undefined> {
  return tx
    .selectFrom('payment_account')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Every account that a site has or had: a message is signed with the secret of one of them. */
export async function findAccounts(tx: Tx, siteId: string): Promise<PaymentAccountRow[]> {
  return tx
    .selectFrom('payment_account')
    .selectAll()
    .where('website_id', '=', siteId)
    .orderBy('connected_at', 'desc')
    .execute();
}

/** What a checkout needs to know of a site's payments, in one statement. */
export interface PaymentSetup {
  readonly account: Pick<PaymentAccountRow, 'id' | 'provider' | 'test_mode' | 'publishable_key'> | null;
  readonly rules: PaymentRules | null;
  /** The mailing list that buyers may join: the owner's choice, else the first one of the site. */
  readonly newsletterListId: string | null;
}

export async function findPaymentSetup(tx: Tx, siteId: string): Promise<PaymentSetup> {
  const { rows } = await sql<{
    id: string | null;
    provider: string;
    test_mode: boolean;
    publishable_key: string;
    rules: PaymentRules | null;
    list_id: string | null;
  }>`
    select a.id, a.provider, a.test_mode, a.publishable_key, r.doc as rules,
      case when coalesce(c.offers_newsletter, true) then coalesce(c.newsletter_list_id,
        (select l.id from mailing_list l where l.website_id = s.id order by l.created_at, l.id limit 1)) end as list_id
    from (select ${siteId}::uuid as id) s
    left join payment_account a on a.website_id = s.id and a.left_at is null
    left join payment_rules r on r.website_id = s.id
    left join checkout_setting c on c.website_id = s.id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a query of one row has none');
  const { id, provider, test_mode, publishable_key, rules, list_id: newsletterListId } = row;
  const account = id === null ? null : { id, provider, test_mode, publishable_key };
  return { account, rules, newsletterListId };
}

/** The ways of paying by hand with their version; undefined while the owner has set none. */
export async function findPaymentRules(
  tx: Tx,
  siteId: string,
): Promise<{ doc: PaymentRules; version: bigint } | undefined> {
  return tx
    .selectFrom('payment_rules')
    .select([sql<PaymentRules>`doc`.as('doc'), 'version'])
    .where('website_id', '=', siteId)
    .executeTakeFirst();
}

/** The refund that a part of it belongs to. */
export async function findRefundOfSplit(tx: Tx, siteId: string, splitId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('refund_split')
    .select('refund_id')
    .where('website_id', '=', siteId)
    .where('id', '=', splitId)
    .executeTakeFirst();
  return row?.refund_id ?? null;
}

/** The refunds of a payment that are done, with what the provider calls their parts. */
export async function findDoneSplits(
  tx: Tx,
  siteId: string,
  paymentId: string,
): Promise<{ refund_id: string; provider_reference: string | null }[]> {
  return tx
    .selectFrom('refund_split')
    .select(['refund_id', 'provider_reference'])
    .where('website_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'done')
    .execute();
}

/** The payment that a provider knows by its own reference. */
export async function findPaymentByReference(
  tx: Tx,
  siteId: string,
  by: { readonly provider: string; readonly reference: string },
): Promise<Row<'payment'> | undefined> {
  return tx
    .selectFrom('payment')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('provider', '=', by.provider)
    .where('provider_reference', '=', by.reference)
    .executeTakeFirst();
}
