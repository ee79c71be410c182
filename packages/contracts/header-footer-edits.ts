import type { HeaderFooterEditArgs } from '@veranda/domain/header-footer/header-footer-kinds';
import Type, { type TSchema } from 'typebox';
import { editArgs, ValuePath } from './edit-arguments.ts';

/** Schema of the arguments of every edit of a header or footer. */
export const headerFooterEditSchemas: { readonly [Name in keyof HeaderFooterEditArgs]: TSchema } = {
  'hf.set': editArgs({
    path: ValuePath,
    value: Type.Optional(Type.Unknown()),
    was: Type.Optional(Type.Unknown()),
  }),
};
