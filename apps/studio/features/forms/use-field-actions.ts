import type { FieldKindName, FormDocument, FormField } from '@veranda/domain/forms/document';
import {
  duplicateField,
  insertField,
  moveField,
  placeField,
  removeField,
  restoreField,
} from '@veranda/domain/forms/form-edits';
import { kindOf } from '@veranda/domain/forms/kinds/registry';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import type { FormChange } from './edited-form.ts';

export type FieldActions = ReturnType<typeof useFieldActions>;

export interface FieldActionsInput {
  readonly form: FormDocument;
  readonly change: FormChange;
  readonly onChoose: (field: string | null) => void;
}

/** What is done to the fields of a form: each is announced and has its way back. */
export function useFieldActions({ form, change, onChoose }: FieldActionsInput) {
  const [said, setSaid] = useState('');
  const edit = (words: string, next: (old: FormDocument) => FormDocument) => {
    setSaid(words);
    change(next);
  };
  const nameOf = (field: FormField) => field.title.trim() || kindOf(field).label;
  return {
    /** What happened last, for those who do not see it. */
    said,
    add: (kind: FieldKindName, after: string | null) => {
      const id = crypto.randomUUID();
      edit(`${kindOf({ kind }).label} added`, (old) => insertField(old, { id, kind, after }));
      onChoose(id);
    },
    duplicate: (field: FormField) => {
      const id = crypto.randomUUID();
      edit(`${nameOf(field)} duplicated`, (old) => duplicateField(old, field.id, id));
      onChoose(id);
    },
    move: (field: FormField, by: -1 | 1) =>
      edit(`${nameOf(field)} moved ${by === -1 ? 'up' : 'down'}`, (old) => moveField(old, field.id, by)),
    place: (field: FormField, after: string | null) =>
      edit(`${nameOf(field)} moved`, (old) => placeField(old, field.id, after)),
    remove: (field: FormField) => {
      const taken = removeField(form, field.id);
      if (!taken) return;
      const { removed } = taken;
      edit(`${nameOf(field)} deleted`, (old) => removeField(old, field.id)?.form ?? old);
      onChoose(removed.after ?? Object.keys(taken.form.fields)[0] ?? null);
      showToast({
        topic: 'form-field',
        text: `Deleted ${nameOf(field)}`,
        action: { label: 'Undo', onAction: () => edit('Restored', (old) => restoreField(old, removed)) },
      });
    },
  };
}
