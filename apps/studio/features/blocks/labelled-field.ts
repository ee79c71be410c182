import type { Field } from '@veranda/domain/blocks/kind';

/** A field with its texts in the language of the studio. */
export type LabelledField = Labelled<Field>;

/** The part of a table of messages that names fields: a message by its key, which the registries make. */
export interface FieldMessages {
  readonly textOf: (key: string) => string;
  /** Name of an entry of a list, by the key of the list and a `#`. */
  readonly entryOf: (key: string, number: number) => string;
}

type Labelled<F> = (F extends { readonly kind: 'select' | 'segmented' | 'ratio' | 'variant' }
  ? Omit<F, 'options'> & {
      readonly label: string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
    }
  : F extends { readonly kind: 'group' }
    ? Omit<F, 'fields'> & { readonly label: string; readonly fields: readonly LabelledField[] }
    : F extends { readonly kind: 'list' }
      ? Omit<F, 'fields'> & {
          readonly label: string;
          readonly fields: readonly LabelledField[];
          readonly entryName: (number: number) => string;
        }
      : F & { readonly label: string }) & {
  /** Stands below the field. */
  readonly help?: string;
};

/**
 * The fields with their texts. @param prefix of their keys: that of the kind or field around them, with a dot
 */
export function labelFields(
  fields: readonly Field[],
  messages: FieldMessages,
  prefix = '',
): readonly LabelledField[] {
  return fields.map((field) => labelField(field, messages, `${prefix}${field.path}`));
}

function labelField(field: Field, messages: FieldMessages, key: string): LabelledField {
  const label = messages.textOf(key);
  if ('options' in field)
    return { ...field, label, options: field.options.map((value) => optionOf(messages, key, value)) };
  if (field.kind === 'group')
    return { ...field, label, fields: labelFields(field.fields, messages, `${key}.`) };
  if (field.kind !== 'list') return { ...field, label };
  return {
    ...field,
    label,
    fields: labelFields(field.fields, messages, `${key}.`),
    entryName: (number) => messages.entryOf(`${key}#`, number),
  };
}

function optionOf(messages: FieldMessages, key: string, value: string) {
  return { value, label: isFigures(value) ? value : messages.textOf(`${key}=${value}`) };
}

/** True for an option that is its own text in every language: `16:9`. */
export function isFigures(value: string): boolean {
  return /^[\d.:]+$/.test(value);
}
