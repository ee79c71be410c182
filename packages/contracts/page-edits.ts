import { blockStyleNames, groupStyle } from '@veranda/domain/pages/block-style';
import { type PageEditArgs, sectionFields } from '@veranda/domain/pages/edits/page-edit';
import Type, { type TSchema } from 'typebox';
import { EditPosition, editArgs, RecordId, TextSteps, ValuePath } from './edit-arguments.ts';
import { BlockSchema, GridPlaceSchema, SectionSchema } from './page-document.ts';

const Shifts = Type.Optional(
  Type.Array(
    Type.Object(
      {
        sectionId: RecordId,
        from: Type.Integer({ minimum: 0, maximum: 1000 }),
        by: Type.Integer({ minimum: -1000, maximum: 1000 }),
      },
      { additionalProperties: false },
    ),
    { maxItems: 200 },
  ),
);

/** Schema of the arguments of every edit of a page, an item, the header and the footer. */
export const pageEditSchemas: { readonly [Name in keyof PageEditArgs]: TSchema } = {
  'block.insert': editArgs({
    sectionId: RecordId,
    blocks: Type.Array(BlockSchema, { minItems: 1, maxItems: 60 }),
    shifts: Shifts,
  }),
  'block.remove': editArgs({ ids: Type.Array(RecordId, { minItems: 1, maxItems: 60 }), shifts: Shifts }),
  'block.move': editArgs({
    moves: Type.Array(
      editArgs({
        id: RecordId,
        sectionId: RecordId,
        position: EditPosition,
        place: GridPlaceSchema,
        phone: Type.Optional(GridPlaceSchema),
      }),
      { minItems: 1, maxItems: 60 },
    ),
    shifts: Shifts,
  }),
  'block.movePhone': editArgs({
    moves: Type.Array(editArgs({ id: RecordId, place: Type.Union([GridPlaceSchema, Type.Null()]) }), {
      minItems: 1,
      maxItems: 60,
    }),
    shifts: Shifts,
  }),
  'block.setValue': editArgs({
    id: RecordId,
    path: ValuePath,
    value: Type.Optional(Type.Unknown()),
    was: Type.Optional(Type.Unknown()),
  }),
  'block.setText': editArgs({ id: RecordId, path: ValuePath, steps: TextSteps }),
  'block.setStyle': editArgs({
    id: RecordId,
    name: Type.Union([...blockStyleNames, groupStyle].map((name) => Type.Literal(name))),
    value: Type.Optional(Type.String({ maxLength: 60 })),
    was: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  'block.transform': editArgs({
    id: RecordId,
    type: Type.Integer({ minimum: 1, maximum: 1337 }),
    value: Type.Record(Type.String(), Type.Unknown()),
  }),
  'section.insert': editArgs({ section: SectionSchema, blocks: Type.Array(BlockSchema, { maxItems: 60 }) }),
  'section.remove': editArgs({ id: RecordId }),
  'section.move': editArgs({ id: RecordId, position: EditPosition }),
  'section.set': editArgs({
    id: RecordId,
    path: Type.Union(sectionFields.map((field) => Type.Literal(field))),
    value: Type.Optional(Type.Unknown()),
    was: Type.Optional(Type.Unknown()),
  }),
};
