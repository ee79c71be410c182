import { blockStyleNames } from '@veranda/domain/pages/block-style';
import { type PageEditArgs, sectionFields } from '@veranda/domain/pages/edits/page-edit';
import Type, { type TSchema } from 'typebox';
import { BlockSchema, GridPlaceSchema, RecordId, SectionSchema } from './page-document.ts';

const Position = Type.String({ pattern: '^[A-Za-z0-9]{1,64}$' });
const Path = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{0,60}$' });

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

/** A ProseMirror step: what it does is checked when it runs, its shape here. */
const Step = Type.Object(
  {
    stepType: Type.Union(
      ['replace', 'replaceAround', 'addMark', 'removeMark', 'attr'].map((name) => Type.Literal(name)),
    ),
  },
  { additionalProperties: true },
);

function args(properties: Readonly<Record<string, TSchema>>): TSchema {
  return Type.Object(properties, { additionalProperties: false });
}

/** Schema of the arguments of every edit of a page, an item, the header and the footer. */
export const pageEditSchemas: { readonly [Name in keyof PageEditArgs]: TSchema } = {
  'block.insert': args({
    sectionId: RecordId,
    blocks: Type.Array(BlockSchema, { minItems: 1, maxItems: 60 }),
    shifts: Shifts,
  }),
  'block.remove': args({ ids: Type.Array(RecordId, { minItems: 1, maxItems: 60 }), shifts: Shifts }),
  'block.move': args({
    moves: Type.Array(
      args({
        id: RecordId,
        sectionId: RecordId,
        position: Position,
        place: GridPlaceSchema,
        phone: Type.Optional(GridPlaceSchema),
      }),
      { minItems: 1, maxItems: 60 },
    ),
    shifts: Shifts,
  }),
  'block.movePhone': args({
    moves: Type.Array(args({ id: RecordId, place: Type.Union([GridPlaceSchema, Type.Null()]) }), {
      minItems: 1,
      maxItems: 60,
    }),
    shifts: Shifts,
  }),
  'block.setValue': args({
    id: RecordId,
    path: Path,
    value: Type.Optional(Type.Unknown()),
    was: Type.Optional(Type.Unknown()),
  }),
  'block.setText': args({
    id: RecordId,
    path: Path,
    steps: Type.Array(Step, { minItems: 1, maxItems: 500 }),
  }),
  'block.setStyle': args({
    id: RecordId,
    name: Type.Union(blockStyleNames.map((name) => Type.Literal(name))),
    value: Type.Optional(Type.String({ maxLength: 60 })),
    was: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  'block.transform': args({
    id: RecordId,
    type: Type.Integer({ minimum: 1, maximum: 1337 }),
    value: Type.Record(Type.String(), Type.Unknown()),
  }),
  'section.insert': args({ section: SectionSchema, blocks: Type.Array(BlockSchema, { maxItems: 60 }) }),
  'section.remove': args({ id: RecordId }),
  'section.move': args({ id: RecordId, position: Position }),
  'section.set': args({
    id: RecordId,
    path: Type.Union(sectionFields.map((field) => Type.Literal(field))),
    value: Type.Optional(Type.Unknown()),
    was: Type.Optional(Type.Unknown()),
  }),
};
