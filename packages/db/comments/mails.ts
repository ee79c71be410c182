import { sql } from 'kysely';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Accounts that want no mails about comments of the site. */
export async function findMailsOff(tx: SiteTransaction): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('comment_mail_off')
    .select('accountId')
    .where('siteId', '=', tx.siteId)
    .execute();
  return new Set(rows.map(({ accountId }) => accountId));
}

/** Says of an account whether it wants mails about comments. */
export async function setMailsOff(
  tx: SiteTransaction,
  { accountId, isOff }: { readonly accountId: string; readonly isOff: boolean },
): Promise<void> {
  if (isOff)
    await tx
      .insertInto('comment_mail_off')
      .values(ofSite(tx, { accountId }))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await tx
      .deleteFrom('comment_mail_off')
      .where('siteId', '=', tx.siteId)
      .where('accountId', '=', accountId)
      .execute();
}

/** Ends the mails about replies to an address, which is named by the SHA-256 of it in lower case. */
export async function endReplyMails(tx: SiteTransaction, emailHash: Uint8Array): Promise<void> {
  await sql`update item_comment set wants_replies = false
    where site_id = ${tx.siteId} and wants_replies
      and sha256(convert_to(lower(email::text), 'UTF8')) = ${Buffer.from(emailHash)}::bytea`.execute(tx);
}
