import { findLiveForm } from '@veranda/db/forms/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type ItemFields, itemFieldsOf } from '@veranda/domain/cart/item-fields';
import type { FormDocument } from '@veranda/domain/forms/document';
import type { PostedFields } from '@veranda/domain/forms/kinds/field-kind';
import { readPosted } from '@veranda/domain/forms/read-posted';
import { validateAnswers } from '@veranda/domain/forms/validate-answers';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { parseInside } from '@veranda/server/platform/http/odd-input';

/**
 * Answers that came with an item: the payload as JSON text, or the controls of a form that was posted without
 * script.
 */
export interface GivenFields {
  readonly json: string | null | undefined;
  readonly posted: PostedFields;
}

/** The form of an item as visitors see it; null when it has none. */
export async function itemForm(tx: SiteTransaction, formId: string | null): Promise<FormDocument | null> {
  if (formId === null) return null;
  return (await findLiveForm(tx, formId))?.doc ?? null;
}

/** Answers to an item's form, checked by its rules; null for an item without one. */
export async function readItemFields(
  tx: SiteTransaction,
  { formId, given }: { readonly formId: string | null; readonly given: GivenFields },
): Promise<ItemFields | null | Refusal> {
  const form = await itemForm(tx, formId);
  if (form === null || formId === null) return null;
  const result = validateAnswers(form, payloadOf(form, given));
  if (result.kind === 'valid') return itemFieldsOf(formId, form, result.answers);
  return refuse('additional-fields-malformed', { field: 'additionalFields' });
}

function payloadOf(form: FormDocument, { json, posted }: GivenFields): unknown {
  if (Object.keys(posted).some((name) => name.startsWith('f.'))) return readPosted(form, posted, {});
  return parseInside(json || '{}') ?? null;
}
