import { type FormEditArgs, formPaths, formTexts } from '@veranda/domain/forms/edits/form-edit';
import Type, { type TSchema } from 'typebox';
import { EditPosition, editArgs, RecordId, TextSteps, ValuePath } from './edit-arguments.ts';
import { FormFieldSchema, StorageTargetSchema } from './form-document.ts';

const replacement = { value: Type.Optional(Type.Unknown()), was: Type.Optional(Type.Unknown()) };

/** Schema of the arguments of every edit of a form. */
export const formEditSchemas: { readonly [Name in keyof FormEditArgs]: TSchema } = {
  'field.insert': editArgs({ field: FormFieldSchema }),
  'field.remove': editArgs({ id: RecordId }),
  'field.move': editArgs({ id: RecordId, position: EditPosition }),
  'field.setTitle': editArgs({ id: RecordId, ...replacement }),
  'field.setValue': editArgs({ id: RecordId, path: ValuePath, ...replacement }),
  'target.insert': editArgs({ target: StorageTargetSchema }),
  'target.remove': editArgs({ id: RecordId }),
  'target.set': editArgs({ id: RecordId, path: ValuePath, ...replacement }),
  'form.set': editArgs({ path: Type.Union(formPaths.map((path) => Type.Literal(path))), ...replacement }),
  'form.setText': editArgs({
    path: Type.Union(formTexts.map((path) => Type.Literal(path))),
    steps: TextSteps,
  }),
};
