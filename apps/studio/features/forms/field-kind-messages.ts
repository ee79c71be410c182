import type { Field } from '@veranda/domain/blocks/kind';
import type { FieldKindName, FormField } from '@veranda/domain/forms/document';
import { fieldKindsEnglish } from '@veranda/messages/studio/field-kinds/compiled';
import { createFieldMessages } from '../blocks/field-messages.ts';
import { type LabelledField, labelFields } from '../blocks/labelled-field.ts';

const messages = createFieldMessages('field-kinds', fieldKindsEnglish);

/** Name of a kind of field. */
export function fieldKindName(kind: FieldKindName): string {
  return messages.textOf(`kind.${kind}`);
}

/** Name of a field: its title, or that of its kind. */
export function fieldName({ title, kind }: Pick<FormField, 'title' | 'kind'>): string {
  return title.trim() || fieldKindName(kind);
}

/** The properties of a kind of field with their texts. */
export function labelProperties(properties: readonly Field[]): readonly LabelledField[] {
  return labelFields(properties, messages);
}
