import {
  type PageDocument as PageDocumentValue,
  sectionAlignments,
  sectionSpacings,
  sectionThemes,
  sectionWidths,
} from '@veranda/domain/pages/document';
import Type from 'typebox';
import { RecordId } from './edit-arguments.ts';

const Part = Type.Number({ minimum: 0, maximum: 1 });
const look = {
  overlay: Part,
  focal: Type.Optional(Type.Object({ x: Part, y: Part }, { additionalProperties: false })),
};

const Background = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, { additionalProperties: false }),
  Type.Object(
    { kind: Type.Literal('upload'), assetId: Type.String(), ...look },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      kind: Type.Literal('video'),
      fileId: Type.Optional(Type.String()),
      url: Type.String(),
      posterAssetId: Type.String(),
      ...look,
    },
    { additionalProperties: false },
  ),
]);

export const SectionSchema = Type.Object(
  {
    id: RecordId,
    position: Type.String(),
    theme: Type.Union(sectionThemes.map((theme) => Type.Literal(theme))),
    background: Background,
    width: Type.Union(sectionWidths.map((width) => Type.Literal(width))),
    minHeight: Type.Integer(),
    spacing: Type.Union(sectionSpacings.map((spacing) => Type.Literal(spacing))),
    verticalAlign: Type.Union(sectionAlignments.map((alignment) => Type.Literal(alignment))),
    anchor: Type.String(),
  },
  { additionalProperties: false },
);

export const GridPlaceSchema = Type.Object(
  {
    x: Type.Integer(),
    y: Type.Integer(),
    w: Type.Integer(),
    h: Type.Integer(),
    z: Type.Integer(),
    align: Type.Union([
      Type.Literal('start'),
      Type.Literal('center'),
      Type.Literal('end'),
      Type.Literal('stretch'),
    ]),
  },
  { additionalProperties: false },
);

export const BlockSchema = Type.Object(
  {
    id: RecordId,
    sectionId: RecordId,
    position: Type.String(),
    type: Type.Integer(),
    value: Type.Record(Type.String(), Type.Unknown(), { description: 'The fields of the block’s kind.' }),
    style: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
    layout: Type.Object(
      { desktop: GridPlaceSchema, phone: Type.Optional(GridPlaceSchema) },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

/**
 * A page's document on the wire: its shape. Rules that a schema cannot state (values by the block's kind,
 * places inside the grid, blocks inside the page's own sections) are checked by `domain/pages/validate.ts`.
 */
export const PageDocument = Type.Unsafe<PageDocumentValue>(
  Type.Object(
    {
      schema: Type.Literal(1),
      sections: Type.Record(Type.String(), SectionSchema),
      blocks: Type.Record(Type.String(), BlockSchema),
    },
    { additionalProperties: false },
  ),
);
