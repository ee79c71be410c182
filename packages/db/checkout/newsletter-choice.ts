import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Which list buyers may join at the checkout: none, the first one of the site, or one of its own. */
export interface NewsletterChoice {
  readonly offers: boolean;
  /** Null: the first one. */
  readonly listId: string | null;
}

/** What the owner has chosen, with its version from 1; without a choice the box is for the first list, and it is 0. */
export async function findNewsletterChoice(
  tx: Tx,
  siteId: string,
): Promise<NewsletterChoice & { version: bigint }> {
  const row = await tx
    .selectFrom('checkout_setting')
    .select(['offers_newsletter', 'newsletter_list_id', 'version'])
    .where('website_id', '=', siteId)
    .executeTakeFirst();
  return {
    offers: row?.offers_newsletter ?? true,
    listId: row?.newsletter_list_id ?? null,
    version: row?.version ?? 0n,
  };
}

/** Saves the choice over the version that was read; @returns false when it was changed meanwhile */
export async function saveNewsletterChoice(
  tx: Tx,
  siteId: string,
  { offers, listId, version }: NewsletterChoice & { readonly version: bigint },
): Promise<boolean> {
  const { rows } = await sql`
    insert into checkout_setting as kept (website_id, offers_newsletter, newsletter_list_id, version)
    select ${siteId}::uuid, ${offers}::boolean, ${listId}::uuid, 1
    where ${version}::bigint = 0
      or exists (select from checkout_setting where website_id = ${siteId} and version = ${version}::bigint)
    on conflict (website_id) do update set offers_newsletter = excluded.offers_newsletter,
        newsletter_list_id = excluded.newsletter_list_id, version = kept.version + 1
      where kept.version = ${version}::bigint
    returning kept.version`.execute(tx);
  return rows.length === 1;
}
