import { searchText } from '@veranda/domain/forms/answer-text';
import { formOf, newField } from '@veranda/domain/forms/new-form';
import type { Transaction } from 'kysely';
import { insertForm, insertSubmission } from '../forms/writer.ts';
import type { NewRow, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** A person who has an account on the site. */
export async function insertSiteUser(tx: Tx, user: NewRow<'site_user'>): Promise<void> {
  await tx.insertInto('site_user').values(user).execute();
}

/** A form with one answer that holds the site's canary word, as a visitor would have given it. */
export async function insertSeedAnswer(
  tx: Tx,
  given: { readonly siteId: string; readonly canary: string; readonly newId: () => string },
): Promise<void> {
  const { siteId, canary, newId } = given;
  const [formId, fieldId] = [newId(), newId()];
  const form = formOf([newField('textarea', { id: fieldId, position: 'a0', title: 'Message' })]);
  await insertForm(tx, { siteId, id: formId, name: 'Contact', doc: JSON.stringify(form) });
  await insertSubmission(tx, {
    website_id: siteId,
    id: newId(),
    form_id: formId,
    answers: JSON.stringify({ [fieldId]: canary }),
    search_text: searchText(form, { [fieldId]: canary }),
    page: '{}',
  });
}
