import type { Field } from '@veranda/domain/blocks/kind';

/** What the control of a field of one kind is given. */
export interface ControlProps<K extends Field['kind']> {
  readonly field: Extract<Field, { readonly kind: K }>;
  readonly value: unknown;
  readonly isReadOnly: boolean;
  readonly onChange: (value: unknown) => void;
}
