import { recordIdPattern } from '@veranda/domain/pages/document';
import Type, { type TSchema } from 'typebox';

// Parts of the arguments that edits of several kinds of document have.

/** Id of a record of a document. */
export const RecordId = Type.String({ pattern: recordIdPattern.source });

/** Fractional key. */
export const EditPosition = Type.String({ pattern: '^[A-Za-z0-9]{1,64}$' });

/** A field of a record. */
export const ValuePath = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{0,60}$' });

/** ProseMirror steps: what they do is checked when they run, their shape here. */
export const TextSteps = Type.Array(
  Type.Object(
    {
      stepType: Type.Union(
        ['replace', 'replaceAround', 'addMark', 'removeMark', 'attr'].map((name) => Type.Literal(name)),
      ),
    },
    { additionalProperties: true },
  ),
  { minItems: 1, maxItems: 500 },
);

/** Arguments of an edit: these and no others. */
export function editArgs(properties: Readonly<Record<string, TSchema>>): TSchema {
  return Type.Object(properties, { additionalProperties: false });
}
