import type { Edit } from '@veranda/domain/documents/edit';
import { replacement } from '@veranda/domain/documents/replacement';
import { type FieldKindName, type FormField, fieldsInOrder } from '@veranda/domain/forms/document';
import { formEdit } from '@veranda/domain/forms/edits/form-edit';
import {
  duplicationEdits,
  fieldStepEdits,
  insertionEdits,
  placementEdits,
} from '@veranda/domain/forms/field-steps';
import type { FormDraft } from '@veranda/domain/forms/form-draft';
import { newField } from '@veranda/domain/forms/new-form';
import { showToast } from '@veranda/ui/toast-queue';
import type { ChangeOptions, DocumentSession } from '../../documents/document-session.ts';
import { undoOf } from '../../editing/undo-of.ts';
import { fieldKindName, fieldName } from './field-kind-messages.ts';
import { inStep } from './form-step-labels.ts';
import { t } from './messages.ts';

/** Inputs of the functions that make edits of a form. */
export interface FieldEditParts {
  readonly session: DocumentSession<FormDraft>;
  /** The form as it is at this moment. */
  readonly now: () => FormDraft;
  /** @returns whether anything has changed */
  readonly change: (edits: readonly Edit[], options: ChangeOptions) => boolean;
  readonly setSaid: (words: string) => void;
}

interface NewField {
  readonly kind: FieldKindName;
  readonly title: string;
  /** Options that a field with choices begins with. */
  readonly options: readonly string[];
  /** The field that it comes below. */
  readonly after: string | null;
}

/** Changes of the fields of a form. */
export function fieldEdits(parts: FieldEditParts) {
  const { now, change, setSaid } = parts;
  const act = (edits: readonly Edit[], options: ChangeOptions, words: string) => {
    if (change(edits, options)) setSaid(words);
  };
  return {
    /** @returns the id of the new field */
    addField({ kind, title, options, after }: NewField): string {
      const id = crypto.randomUUID();
      const label = fieldKindName(kind);
      const field = newField(kind, { id, position: '', title, options });
      act(
        insertionEdits(now(), field, after),
        { label: t('stepAdded', { name: inStep(label) }), selection: [id] },
        t('fieldAdded', { label }),
      );
      return id;
    },
    duplicateField(field: FormField): string {
      const id = crypto.randomUUID();
      const [name, selection] = [fieldName(field), [id]];
      const label = t('stepDuplicated', { name: inStep(name) });
      act(duplicationEdits(now(), field.id, id), { label, selection }, t('nameDuplicated', { name }));
      return id;
    },
    stepField(field: FormField, by: -1 | 1) {
      const words = t(by === -1 ? 'movedUp' : 'movedDown', { name: fieldName(field) });
      act(fieldStepEdits(now(), field.id, by), movedOptions(field), words);
    },
    placeField(field: FormField, after: string | null) {
      const words = t('nameMoved', { name: fieldName(field) });
      act(placementEdits(now(), field.id, after), movedOptions(field), words);
    },
    ...valueEdits(parts),
    removeField: (field: FormField) => removeField(parts, field),
  };
}

function movedOptions(field: FormField): ChangeOptions {
  return { label: t('stepMoved', { name: inStep(fieldName(field)) }), selection: [field.id] };
}

function valueEdits({ now, change }: FieldEditParts) {
  const options = (field: FormField, part: string): ChangeOptions => ({
    label: t('stepChanged', { name: inStep(fieldName(field)) }),
    coalesceKey: `${field.id} ${part}`,
    selection: [field.id],
  });
  return {
    setTitle(id: string, value: string) {
      const field = now().fields[id];
      if (!field) return;
      const values = { value, was: field.title };
      change([formEdit('field.setTitle', replacement({ id }, values))], options(field, 'title'));
    },
    setValue(id: string, path: string, value: unknown) {
      const field = now().fields[id];
      if (!field) return;
      const values = { value, was: field.value[path] };
      change([formEdit('field.setValue', replacement({ id, path }, values))], options(field, path));
    },
  };
}

/** @returns the field that is chosen instead: the one above, or the first */
function removeField({ session, now, change, setSaid }: FieldEditParts, field: FormField): string | null {
  const order = fieldsInOrder(now());
  const index = order.findIndex(({ id }) => id === field.id);
  const name = fieldName(field);
  const edits = [formEdit('field.remove', { id: field.id })];
  const undo = undoOf(session, edits, t('stepRestored', { name: inStep(name) }));
  if (!change(edits, { label: t('stepRemoved', { name: inStep(name) }) })) return field.id;
  setSaid(t('fieldDeleted', { name }));
  const onAction = () => {
    setSaid(t('restored'));
    undo();
  };
  showToast({
    topic: 'form-part',
    text: t('deletedName', { name }),
    action: { label: t('undo'), onAction },
  });
  return order[index - 1]?.id ?? order[index + 1]?.id ?? null;
}
