import type { Transaction } from 'kysely';
import type { NewRow, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** A person who has an account on the site. */
export async function insertSiteUser(tx: Tx, user: NewRow<'site_user'>): Promise<void> {
  await tx.insertInto('site_user').values(user).execute();
}

/** A form with one answer that holds the site's canary word. */
export async function insertSeedAnswer(
  tx: Tx,
  given: { readonly siteId: string; readonly canary: string; readonly newId: () => string },
): Promise<void> {
  const form_id = given.newId();
  await tx
    .insertInto('form')
    .values({ website_id: given.siteId, id: form_id, name: 'Contact', doc: JSON.stringify({ fields: [] }) })
    .execute();
  await tx
    .insertInto('form_submission')
    .values({
      website_id: given.siteId,
      id: given.newId(),
      form_id,
      answers: JSON.stringify({ message: given.canary }),
    })
    .execute();
}
