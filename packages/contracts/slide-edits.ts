import type { SlideEditArgs } from '@veranda/domain/pages/slides/slide-edits';
import { type SliceName, sliceTypes } from '@veranda/domain/slices/slice-kind';
import Type, { type TSchema } from 'typebox';
import { EditPosition, editArgs, RecordId, TextSteps, ValuePath } from './edit-arguments.ts';

const replacedValue = { value: Type.Optional(Type.Unknown()), was: Type.Optional(Type.Unknown()) };

/** Schema of the arguments of every edit of a slide. */
export const slideEditSchemas: { readonly [Name in keyof SlideEditArgs]: TSchema } = {
  'slide.set': editArgs({ path: ValuePath, ...replacedValue }),
  'slice.insert': editArgs({
    slice: editArgs({
      id: RecordId,
      position: EditPosition,
      name: Type.Union((Object.keys(sliceTypes) as SliceName[]).map((name) => Type.Literal(name))),
      value: Type.Record(Type.String(), Type.Unknown()),
    }),
  }),
  'slice.remove': editArgs({ id: RecordId }),
  'slice.move': editArgs({ id: RecordId, position: EditPosition }),
  'slice.setValue': editArgs({ id: RecordId, path: ValuePath, ...replacedValue }),
  'slice.setText': editArgs({ id: RecordId, path: ValuePath, steps: TextSteps }),
};
