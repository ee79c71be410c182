import Type, { type Static } from 'typebox';

/**
 * The body of every refused call. `crumbFail` is true only when the crumb did not match; a not-found error carries the path
 * (administration §8).
 */
export const WireError = Type.Object({
  error: Type.String({ description: 'The message, ready to be shown.' }),
  code: Type.String({ description: 'The refusal code: a row of the error tables.' }),
  field: Type.Optional(Type.String({ description: 'Path of the field at fault.' })),
  path: Type.Optional(Type.String({ description: 'Path that was asked for, where nothing is found.' })),
  suggestion: Type.Optional(Type.String({ description: 'A value that the field could have instead.' })),
  crumbFail: Type.Optional(Type.Literal(true)),
  errors: Type.Optional(
    Type.Array(
      Type.Object({ code: Type.String(), field: Type.Optional(Type.String()), error: Type.String() }),
    ),
  ),
});
export type WireError = Static<typeof WireError>;
