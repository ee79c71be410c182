import { replacement, withEntry } from '../../documents/replacement.ts';
import { sameValue } from '../../documents/same-value.ts';
import { type FormField, formLimits } from '../document.ts';
import type { FormDraft } from '../form-draft.ts';
import { type FormEditArgs, formEdit } from './form-edit.ts';
import { checked, conflict, type FormOutcome, full, gone, recordOf } from './outcome.ts';

/** `field.insert`: refused where the form is full, or has a field of this id already. */
export function insertField(draft: FormDraft, { field }: FormEditArgs['field.insert']): FormOutcome {
  if (recordOf(draft.fields, field.id)) return conflict(`fields.${field.id}`);
  if (Object.keys(draft.fields).length >= formLimits.fields) return full('fields');
  return checked(withField(draft, field), formEdit('field.remove', { id: field.id }));
}

export function removeField(draft: FormDraft, { id }: FormEditArgs['field.remove']): FormOutcome {
  const field = recordOf(draft.fields, id);
  if (!field) return gone(`fields.${id}`);
  const fields = withEntry(draft.fields, id, undefined);
  return checked({ ...draft, fields }, formEdit('field.insert', { field }));
}

/** `field.move`: another key among the fields. */
export function moveField(draft: FormDraft, { id, position }: FormEditArgs['field.move']): FormOutcome {
  const field = recordOf(draft.fields, id);
  if (!field) return gone(`fields.${id}`);
  const back = formEdit('field.move', { id, position: field.position });
  return checked(withField(draft, { ...field, position }), back);
}

/** `field.setTitle`: refused where the question is no longer the one that it replaces. */
export function setFieldTitle(draft: FormDraft, args: FormEditArgs['field.setTitle']): FormOutcome {
  const { id, value, was } = args;
  const field = recordOf(draft.fields, id);
  if (!field) return gone(`fields.${id}`);
  if (!sameValue(field.title, was)) return conflict(`fields.${id}.title`);
  const back = formEdit('field.setTitle', replacement({ id }, { value: was, was: value }));
  return checked(withField(draft, { ...field, title: value as string }), back);
}

/** `field.setValue`: refused where the property is no longer what it replaces, or its kind forbids the value. */
export function setFieldValue(draft: FormDraft, args: FormEditArgs['field.setValue']): FormOutcome {
  const { id, path, value, was } = args;
  const field = recordOf(draft.fields, id);
  if (!field) return gone(`fields.${id}`);
  if (!sameValue(recordOf(field.value, path), was)) return conflict(`fields.${id}.value.${path}`);
  const back = formEdit('field.setValue', replacement({ id, path }, { value: was, was: value }));
  return checked(withField(draft, { ...field, value: withEntry(field.value, path, value) }), back);
}

function withField(draft: FormDraft, field: FormField): FormDraft {
  return { ...draft, fields: { ...draft.fields, [field.id]: field } };
}
