import type { BoundItem } from '@veranda/domain/blocks/bound-value';
import type { BlockValue, Field } from '@veranda/domain/blocks/kind';
import type { ComponentType } from 'react';
import type { SharedText } from '../../rich-text/shared-text.ts';
import type { LabelledField } from './labelled-field.ts';

/** Fields with the value that they edit. */
export interface FieldListProps {
  readonly fields: readonly LabelledField[];
  readonly value: BlockValue;
  readonly isReadOnly: boolean;
  /** The item on whose page the value is shown; absent elsewhere. */
  readonly item?: BoundItem | undefined;
  /** The value around, where these are the fields of a group. */
  readonly around?: BlockValue | undefined;
  /** Texts that are edited together with others, by their path; absent where a text is replaced as a whole. */
  readonly sharedText?: ((path: string) => SharedText) | undefined;
  readonly onChange: (path: string, value: unknown) => void;
}

/** One of the fields, with the value that it is part of. */
export interface OneFieldProps extends FieldListProps {
  readonly field: LabelledField;
}

/**
 * Shows the fields within a field: given down, so that a list of fields and a field need not import each
 * other.
 */
export type FieldListComponent = ComponentType<FieldListProps>;

/** Props of the control of a field of one kind. */
export interface ControlProps<K extends Field['kind']> {
  readonly field: Extract<LabelledField, { readonly kind: K }>;
  readonly value: unknown;
  readonly isReadOnly: boolean;
  readonly onChange: (value: unknown) => void;
}
