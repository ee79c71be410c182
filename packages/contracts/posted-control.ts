import Type from 'typebox';

/**
 * Controls of an item's form, posted without script: a group of checkboxes posts its name more than once.
 * Parts of an answer that cannot be stored are removed where it is read.
 */
export const PostedControl = Type.Union([
  Type.String({ maxLength: 20_000, cleaned: true }),
  Type.Array(Type.String({ maxLength: 300, cleaned: true }), { maxItems: 200 }),
]);
