import { searchText } from '@veranda/domain/forms/answer-text';
import { formOf, newField } from '@veranda/domain/forms/new-form';
import { insertForm, insertSubmission } from '../forms/writer.ts';
import type { NewRecord } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A person who has an account on the site. */
export async function insertSiteUser(
  tx: SiteTransaction,
  user: Omit<NewRecord<'site_user'>, 'siteId'>,
): Promise<void> {
  await tx
    .insertInto('site_user')
    .values({ ...user, siteId: tx.siteId })
    .execute();
}

/** A form with one answer that holds the site's canary word, as a visitor would have given it. */
export async function insertSeedAnswer(
  tx: SiteTransaction,
  input: { readonly canary: string; readonly newId: () => string },
): Promise<void> {
  const { canary, newId } = input;
  const [formId, fieldId] = [newId(), newId()];
  const form = formOf([newField('textarea', { id: fieldId, position: 'a0', title: 'Message' })]);
  await insertForm(tx, { id: formId, name: 'Contact', doc: form });
  await insertSubmission(tx, {
    id: newId(),
    formId,
    answers: { [fieldId]: canary },
    searchText: searchText(form, { [fieldId]: canary }),
    page: {},
  });
}
