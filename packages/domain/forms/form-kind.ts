import type { DocumentKind, TextEdit } from '../documents/document-kind.ts';
import type { Edit, EditFunction } from '../documents/edit.ts';
import { insertField, moveField, removeField, setFieldTitle, setFieldValue } from './edits/field-edits.ts';
import { type FormEditArgs, formEdit } from './edits/form-edit.ts';
import { formValue, setFormText, setFormValue } from './edits/form-values.ts';
import { insertTarget, removeTarget, setTarget } from './edits/target-edits.ts';
import { recordOf } from './edits/outcome.ts';
import { type FormDraft, validateFormDraft } from './form-draft.ts';

type FormEdits = { readonly [Name in keyof FormEditArgs]: EditFunction<FormDraft, FormEditArgs[Name]> };

const edits: FormEdits = {
  'field.insert': insertField,
  'field.remove': removeField,
  'field.move': moveField,
  'field.setTitle': setFieldTitle,
  'field.setValue': setFieldValue,
  'target.insert': insertTarget,
  'target.remove': removeTarget,
  'target.set': setTarget,
  'form.set': setFormValue,
  'form.setText': setFormText,
};

/** Forms: fields, places that answers go to, and settings. */
export const formKind: DocumentKind<FormDraft> = {
  key: 'form',
  schema: 1,
  migrations: [],
  edits,
  validate: validateFormDraft,
  textEdit,
  replaced,
};

function textEdit({ name, args }: Edit): TextEdit | null {
  if (name !== 'form.setText') return null;
  const { path, steps } = args as unknown as FormEditArgs['form.setText'];
  return {
    field: `${path}.doc`,
    steps,
    withSteps: (changed) => formEdit('form.setText', { path, steps: changed }),
  };
}

function replaced(draft: FormDraft, { name, args }: Edit): { readonly value: unknown } | null {
  const { id, path } = args as unknown as { readonly id: string; readonly path: string };
  const field = recordOf(draft.fields, id);
  const target = recordOf(draft.storage.targets, id);
  switch (name) {
    case 'field.setTitle':
      return field ? { value: field.title } : null;
    case 'field.setValue':
      return field ? { value: field.value[path] } : null;
    case 'target.set':
      return target ? { value: (target as unknown as Readonly<Record<string, unknown>>)[path] } : null;
    case 'form.set':
      return { value: formValue(draft, path as FormEditArgs['form.set']['path']) };
    default:
      return null;
  }
}
