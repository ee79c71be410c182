import type { Applied, Edit, EditRefusal } from '../../documents/edit.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { type FormDraft, validateFormDraft } from '../form-draft.ts';

export type FormOutcome = Applied<FormDraft> | EditRefusal;

/** The form after an edit; refused with the field where it would be none. */
export function checked(draft: FormDraft, inverse: Edit): FormOutcome {
  const document = validateFormDraft(draft);
  return isRefusal(document) ? document : { document, inverse: [inverse] };
}

export function gone(field: string): EditRefusal {
  return refuse('edit-target-gone', { field });
}

export function conflict(field: string): EditRefusal {
  return refuse('edit-conflict', { field });
}

export function full(field: string): EditRefusal {
  return refuse('document-full', { field });
}

/** The record of an id; undefined for one that is gone. */
export function recordOf<T>(records: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(records, id) ? records[id] : undefined;
}
