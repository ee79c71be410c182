import type { FieldKindName, FormDocument, FormField } from '@veranda/domain/forms/document';
import {
  duplicateField,
  insertField,
  moveField,
  placeField,
  removeField,
  restoreField,
} from '@veranda/domain/forms/form-edits';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import type { FormChange } from './edited-form.ts';
import { fieldKindName, fieldName } from './field-kind-messages.ts';
import { t } from './messages.ts';

export type FieldActions = ReturnType<typeof useFieldActions>;

interface FieldActionsInput {
  readonly form: FormDocument;
  /** Titles of fresh fields by their kind. */
  readonly fieldTitles: Readonly<Record<string, string>>;
  readonly change: FormChange;
  readonly onChoose: (field: string | null) => void;
}

/** Changes of the fields of a form: each is announced and has its way back. */
export function useFieldActions({ form, fieldTitles, change, onChoose }: FieldActionsInput) {
  const [said, setSaid] = useState('');
  const edit = (words: string, next: (old: FormDocument) => FormDocument) => {
    setSaid(words);
    change(next);
  };
  return {
    /** The last change, for those who do not see it. */
    said,
    add: (kind: FieldKindName, after: string | null) => {
      const id = crypto.randomUUID();
      const title = fieldTitles[kind] ?? fieldKindName(kind);
      edit(t('fieldAdded', { label: fieldKindName(kind) }), (old) =>
        insertField(old, { id, kind, after, title }),
      );
      onChoose(id);
    },
    duplicate: (field: FormField) => {
      const id = crypto.randomUUID();
      edit(t('nameDuplicated', { name: fieldName(field) }), (old) => duplicateField(old, field.id, id));
      onChoose(id);
    },
    move: (field: FormField, by: -1 | 1) =>
      edit(t(by === -1 ? 'movedUp' : 'movedDown', { name: fieldName(field) }), (old) =>
        moveField(old, field.id, by),
      ),
    place: (field: FormField, after: string | null) =>
      edit(t('nameMoved', { name: fieldName(field) }), (old) => placeField(old, field.id, after)),
    remove: (field: FormField) => {
      const removal = removeField(form, field.id);
      if (!removal) return;
      const { removed } = removal;
      edit(t('fieldDeleted', { name: fieldName(field) }), (old) => removeField(old, field.id)?.form ?? old);
      onChoose(removed.after ?? Object.keys(removal.form.fields)[0] ?? null);
      offerUndo(field, () => edit(t('restored'), (old) => restoreField(old, removed)));
    },
  };
}

function offerUndo(field: FormField, onAction: () => void): void {
  showToast({
    topic: 'form-field',
    text: t('deletedName', { name: fieldName(field) }),
    action: { label: t('undo'), onAction },
  });
}
