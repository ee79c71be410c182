import { randomUUID } from 'node:crypto';
import type { Edit } from '@veranda/domain/documents/edit';
import type { FormDocument } from '@veranda/domain/forms/document';
import { formDifference } from '@veranda/domain/forms/form-difference.test-data';
import type { FormDraft } from '@veranda/domain/forms/form-draft';
import type { Reply, Session } from './browser-session.ts';

/** A form of a site, and who edits it. */
interface EditedForm {
  readonly session: Session;
  readonly siteId: string;
  readonly formId: string;
}

/** The draft of a form with the number of its transactions. */
export async function readForm(form: EditedForm): Promise<{ seq: number; document: FormDraft }> {
  const { json, text } = await form.session.send('GET', addressOf(form));
  if (json.document === undefined) throw new Error(text);
  return json as never;
}

/** Runs edits of a form as one transaction. @returns the refusal as it is answered, or null */
export async function editForm(form: EditedForm, edits: readonly Edit[]): Promise<Reply | null> {
  if (edits.length === 0) return null;
  const { seq } = await readForm(form);
  const transaction = { id: randomUUID(), label: 'Changed', edits };
  const body = { base: seq, transactions: [transaction] };
  const sent = await form.session.send('POST', `${addressOf(form)}/transactions`, body);
  if (sent.status >= 400 && sent.status < 500) return sent.json;
  if (sent.status !== 200) throw new Error(sent.text);
  return sent.json.refused[0]?.error ?? null;
}

/**
 * Makes of a form another one of the same purpose, by one transaction.
 * @returns the refusal as it is answered, or null
 */
export async function replaceForm(
  form: EditedForm,
  document: Partial<FormDocument>,
  name?: string,
): Promise<Reply | null> {
  const { document: before } = await readForm(form);
  return editForm(form, formDifference(before, { ...before, ...document, name: name ?? before.name }));
}

/** The same for a form that has to be taken. @throws the refusal */
export async function putForm(
  form: EditedForm,
  document: Partial<FormDocument>,
  name?: string,
): Promise<void> {
  const refused = await replaceForm(form, document, name);
  if (refused) throw new Error(JSON.stringify(refused));
}

function addressOf({ siteId, formId }: EditedForm): string {
  return `/api/studio/sites/${siteId}/documents/form/${formId}`;
}
