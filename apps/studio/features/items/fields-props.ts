import type { ItemFieldEdits } from './use-item-fields.ts';

/** Props of a group of an item's fields. */
export interface FieldsProps {
  readonly fields: NonNullable<ItemFieldEdits>;
}
