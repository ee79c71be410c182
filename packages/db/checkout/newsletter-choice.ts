import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Which list buyers may join at the checkout: none, the first one of the site, or one of its own. */
export interface NewsletterChoice {
  readonly offers: boolean;
  /** Null: the first one. */
  readonly listId: string | null;
}

/** What the owner has chosen; without a choice the box is for the first list. */
export async function findNewsletterChoice(tx: Tx, siteId: string): Promise<NewsletterChoice> {
  const row = await tx
    .selectFrom('checkout_setting')
    .select(['offers_newsletter', 'newsletter_list_id'])
    .where('website_id', '=', siteId)
    .executeTakeFirst();
  return { offers: row?.offers_newsletter ?? true, listId: row?.newsletter_list_id ?? null };
}

export async function saveNewsletterChoice(
  tx: Tx,
  siteId: string,
  { offers, listId }: NewsletterChoice,
): Promise<void> {
  const columns = { offers_newsletter: offers, newsletter_list_id: listId };
  await tx
    .insertInto('checkout_setting')
    .values({ website_id: siteId, ...columns })
    .onConflict((conflict) =>
      conflict.column('website_id').doUpdateSet({ ...columns, version: sql`checkout_setting.version + 1` }),
    )
    .execute();
}
