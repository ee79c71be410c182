import Type, { type TSchema } from 'typebox';
import { editArgs } from './edit-arguments.ts';

/** Schema of the arguments of every edit of a design. */
export const designEditSchemas: Readonly<Record<'design.set', TSchema>> = {
  'design.set': editArgs({
    name: Type.String({ minLength: 1, maxLength: 100 }),
    value: Type.Optional(Type.String()),
    was: Type.Optional(Type.String()),
  }),
};
