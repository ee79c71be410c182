import type { Edit } from '../documents/edit.ts';
import { keysInOrder } from '../documents/order-keys.ts';
import {
  type FormDocument,
  type FormField,
  fieldsInOrder,
  type StorageTarget,
  targetsInOrder,
} from './document.ts';
import { formEdit } from './edits/form-edit.ts';

type Fields = Pick<FormDocument, 'fields'>;

/** Edits that put in a field below the field `after`, or at the head of the form. */
export function insertionEdits(form: Fields, field: FormField, after: string | null): readonly Edit[] {
  const keys = keysOf(placed(fieldsInOrder(form), field, after), field.id);
  const position = keys.get(field.id) ?? 'a0';
  return [...renumbered(form, keys, field.id), formEdit('field.insert', { field: { ...field, position } })];
}

/** Edits that put a copy of a field below it; none where there is no such field. */
export function duplicationEdits(form: Fields, id: string, copyId: string): readonly Edit[] {
  const field = form.fields[id];
  return field ? insertionEdits(form, { ...field, id: copyId }, id) : [];
}

/** Edits that move a field below another, or to the head; none where it is there already. */
export function placementEdits(form: Fields, id: string, after: string | null): readonly Edit[] {
  const field = form.fields[id];
  const order = fieldsInOrder(form);
  const before = order[order.findIndex((each) => each.id === id) - 1]?.id ?? null;
  if (!field || after === id || before === after) return [];
  const rest = order.filter((each) => each.id !== id);
  const keys = keysOf(placed(rest, field, after), id);
  const position = keys.get(id) ?? field.position;
  return [...renumbered(form, keys, id), formEdit('field.move', { id, position })];
}

/** Edits that move a field one place further up (-1) or down (1); none at the end. */
export function fieldStepEdits(form: Fields, id: string, by: -1 | 1): readonly Edit[] {
  const order = fieldsInOrder(form);
  const index = order.findIndex((field) => field.id === id);
  if (index < 0 || !order[index + by]) return [];
  const after = by === 1 ? order[index + 1] : order[index - 2];
  return placementEdits(form, id, after?.id ?? null);
}

/** The edit that puts in a place more that answers go to, behind all others. */
export function targetInsertion(form: Pick<FormDocument, 'storage'>, target: StorageTarget): Edit {
  const keys = keysInOrder([...targetsInOrder(form), target], new Set([target.id]));
  return formEdit('target.insert', { target: { ...target, position: keys.get(target.id) ?? 'a0' } });
}

function placed(order: readonly FormField[], field: FormField, after: string | null): readonly FormField[] {
  const index = after === null ? 0 : order.findIndex(({ id }) => id === after) + 1;
  return order.toSpliced(index, 0, field);
}

function keysOf(order: readonly FormField[], moved: string): ReadonlyMap<string, string> {
  return keysInOrder(order, new Set([moved]));
}

// Where no key was left between two neighbours, all of them get new ones.
function renumbered({ fields }: Fields, keys: ReadonlyMap<string, string>, moved: string): readonly Edit[] {
  return [...keys]
    .filter(([id]) => id !== moved && fields[id])
    .map(([id, position]) => formEdit('field.move', { id, position }));
}
