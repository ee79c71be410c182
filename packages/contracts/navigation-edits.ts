import { menuFields, type NavigationEditArgs } from '@veranda/domain/navigation/navigation-edit';
import { maxMenuEntries, menuNames } from '@veranda/domain/navigation/navigation-document';
import Type, { type TSchema } from 'typebox';
import { EditPosition, editArgs, RecordId } from './edit-arguments.ts';
import { NavigationTarget } from './pages.ts';

const Parent = Type.Union([RecordId, Type.Null()]);
const Menu = Type.Union(menuNames.map((menu) => Type.Literal(menu)));

const Entry = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
    menu: Menu,
    parentId: Parent,
    position: EditPosition,
    title: Type.String({ maxLength: 100 }),
    target: NavigationTarget,
  },
  { additionalProperties: false },
);

/** Schema of the arguments of every edit of the menus. */
export const navigationEditSchemas: { readonly [Name in keyof NavigationEditArgs]: TSchema } = {
  'nav.insert': editArgs({ entries: Type.Array(Entry, { minItems: 1, maxItems: maxMenuEntries }) }),
  'nav.remove': editArgs({ id: RecordId }),
  'nav.move': editArgs({ id: RecordId, menu: Menu, parentId: Parent, position: EditPosition }),
  'nav.set': editArgs({
    id: RecordId,
    path: Type.Union(menuFields.map((path) => Type.Literal(path))),
    value: Type.Optional(Type.Unknown()),
    was: Type.Optional(Type.Unknown()),
  }),
};
