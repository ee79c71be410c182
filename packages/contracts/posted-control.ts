import Type from 'typebox';

/** Controls of an item's form, posted without script: a group of checkboxes posts its name more than once. */
export const PostedControl = Type.Union([
  Type.String({ maxLength: 20_000 }),
  Type.Array(Type.String({ maxLength: 300 }), { maxItems: 200 }),
]);
