import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** List that buyers may join at the checkout: none, the first one of the site, or one of its own. */
interface NewsletterChoice {
  readonly offers: boolean;
  /** Null: the first one. */
  readonly listId: string | null;
}

/**
 * Choice of the owner, with its version from 1; without a choice the box is for the first list, and it is 0.
 */
export async function findNewsletterChoice(
  tx: SiteTransaction,
): Promise<NewsletterChoice & { version: bigint }> {
  const row = await tx
    .selectFrom('checkout_setting')
    .select(['offersNewsletter', 'newsletterListId', 'version'])
    .where('siteId', '=', tx.siteId)
    .executeTakeFirst();
  return {
    offers: row?.offersNewsletter ?? true,
    listId: row?.newsletterListId ?? null,
    version: row?.version ?? 0n,
  };
}

/** Saves the choice over the version that was read; @returns false when it was changed in the meantime */
export async function saveNewsletterChoice(
  tx: SiteTransaction,
  { offers, listId, version }: NewsletterChoice & { readonly version: bigint },
): Promise<boolean> {
  const { rows } = await sql`
    insert into checkout_setting as kept (site_id, offers_newsletter, newsletter_list_id, version)
    select ${tx.siteId}::uuid, ${offers}::boolean, ${listId}::uuid, 1
    where ${version}::bigint = 0
      or exists (select from checkout_setting where site_id = ${tx.siteId} and version = ${version}::bigint)
    on conflict (site_id) do update set offers_newsletter = excluded.offers_newsletter,
        newsletter_list_id = excluded.newsletter_list_id, version = kept.version + 1
      where kept.version = ${version}::bigint
    returning kept.version`.execute(tx);
  return rows.length === 1;
}
