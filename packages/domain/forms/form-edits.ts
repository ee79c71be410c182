import { keysInOrder } from '../documents/order-keys.ts';
import {
  type FieldKindName,
  type FormDocument,
  type FormField,
  fieldsInOrder,
  formLimits,
  type StorageTarget,
  targetsInOrder,
} from './document.ts';
import { newField } from './new-form.ts';

/** A field to be put in: below the field `after`, or at the head of the form. */
interface FieldInsertion {
  readonly id: string;
  readonly kind: FieldKindName;
  readonly after: string | null;
}

/** The form with a fresh field; the same form when it is full. */
export function insertField(form: FormDocument, { id, kind, after }: FieldInsertion): FormDocument {
  return putField(form, newField(kind, { id, position: '' }), after);
}

/** The form with a copy of a field below it; the same form when there is no such field, or no room. */
export function duplicateField(form: FormDocument, id: string, copyId: string): FormDocument {
  const field = form.fields[id];
  return field ? putField(form, { ...field, id: copyId }, id) : form;
}

/**
 * The form without the field, and the field with its neighbour, enough to put it back; null without such a
 * field.
 */
export function removeField(
  form: FormDocument,
  id: string,
): { readonly form: FormDocument; readonly removed: RemovedField } | null {
  const order = fieldsInOrder(form);
  const at = order.findIndex((field) => field.id === id);
  const field = order[at];
  if (!field) return null;
  const { [id]: _removed, ...fields } = form.fields;
  return { form: { ...form, fields }, removed: { field, after: order[at - 1]?.id ?? null } };
}

interface RemovedField {
  readonly field: FormField;
  readonly after: string | null;
}

/** Puts back what `removeField` took out, below the field it was below, or at the end when that is gone. */
export function restoreField(form: FormDocument, { field, after }: RemovedField): FormDocument {
  if (form.fields[field.id]) return form;
  const isThere = after === null || form.fields[after] !== undefined;
  return putField(form, field, isThere ? after : (fieldsInOrder(form).at(-1)?.id ?? null));
}

/** The form with a field moved below another, or to the head; the same form when it is there already. */
export function placeField(form: FormDocument, id: string, after: string | null): FormDocument {
  const field = form.fields[id];
  const order = fieldsInOrder(form);
  const before = order[order.findIndex((each) => each.id === id) - 1]?.id ?? null;
  if (!field || after === id || before === after) return form;
  const { [id]: _moved, ...fields } = form.fields;
  return putField({ ...form, fields }, field, after);
}

/** The form with a field one place further up (-1) or down (1). */
export function moveField(form: FormDocument, id: string, by: -1 | 1): FormDocument {
  const order = fieldsInOrder(form);
  const at = order.findIndex((field) => field.id === id);
  if (at < 0 || at + by < 0 || at + by >= order.length) return form;
  const after = by === 1 ? order[at + 1] : order[at - 2];
  return placeField(form, id, after?.id ?? null);
}

/** The form with another question in a field. */
export function setFieldTitle(form: FormDocument, id: string, title: string): FormDocument {
  return withField(form, id, (field) => ({ ...field, title: title.slice(0, formLimits.title) }));
}

/** The form with one property of a field changed; `undefined` removes it. */
export function setFieldValue(
  form: FormDocument,
  id: string,
  { path, value }: { readonly path: string; readonly value: unknown },
): FormDocument {
  return withField(form, id, (field) => {
    const { [path]: _old, ...rest } = field.value;
    return { ...field, value: value === undefined ? rest : { ...rest, [path]: value } };
  });
}

/**
 * The options of a list with one a line: trimmed, without blanks and repeats, as many as a field may have.
 */
export function optionsOfText(text: string): readonly { readonly label: string }[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim().slice(0, 200));
  return [...new Set(lines.filter(Boolean))].slice(0, formLimits.options).map((label) => ({ label }));
}

/** The form with a place more that answers go to; the same form when there are too many. */
export function addTarget(form: FormDocument, target: StorageTarget): FormDocument {
  const order = targetsInOrder(form);
  if (order.length >= formLimits.targets) return form;
  const position = keysInOrder([...order, target], new Set([target.id])).get(target.id) ?? 'a0';
  return withTargets(form, { ...form.storage.targets, [target.id]: { ...target, position } });
}

export function setTarget(form: FormDocument, target: StorageTarget): FormDocument {
  return withTargets(form, { ...form.storage.targets, [target.id]: target });
}

export function removeTarget(form: FormDocument, id: string): FormDocument {
  const { [id]: _removed, ...targets } = form.storage.targets;
  return withTargets(form, targets);
}

function withTargets(form: FormDocument, targets: FormDocument['storage']['targets']): FormDocument {
  return { ...form, storage: { ...form.storage, targets } };
}

/** The form with or without mails to the owner. */
export function setNotifyOwner(form: FormDocument, notifyOwner: boolean): FormDocument {
  return { ...form, storage: { ...form.storage, notifyOwner } };
}

function withField(form: FormDocument, id: string, change: (field: FormField) => FormField): FormDocument {
  const field = form.fields[id];
  return field ? { ...form, fields: { ...form.fields, [id]: change(field) } } : form;
}

function putField(form: FormDocument, field: FormField, after: string | null): FormDocument {
  const order = fieldsInOrder(form);
  if (order.length >= formLimits.fields) return form;
  const at = after === null ? 0 : order.findIndex((each) => each.id === after) + 1;
  const next = order.toSpliced(at, 0, field);
  const keys = keysInOrder(next, new Set([field.id]));
  return {
    ...form,
    fields: Object.fromEntries(
      next.map((each) => [each.id, { ...each, position: keys.get(each.id) ?? each.position }]),
    ),
  };
}
