import { itemFieldNames, itemStatuses } from '@veranda/domain/pages/item-fields';
import type { ItemEditArgs } from '@veranda/domain/pages/edits/page-edit';
import Type, { type TSchema } from 'typebox';
import { editArgs } from './edit-arguments.ts';
import { oneOf } from './one-of.ts';
import { pageEditSchemas } from './page-edits.ts';

const Status = oneOf(itemStatuses);

/** Schema of the arguments of every edit of an item: what its fields may have is checked when they run. */
export const itemEditSchemas: { readonly [Name in keyof ItemEditArgs]: TSchema } = {
  ...pageEditSchemas,
  'doc.setMeta': editArgs({
    path: oneOf(itemFieldNames),
    value: Type.Optional(Type.Unknown()),
    was: Type.Optional(Type.Unknown()),
  }),
  'doc.setStatus': editArgs({ value: Status, was: Status }),
};
