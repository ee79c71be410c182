import type { VariantDraft } from './variant-matrix.ts';

export interface VariantFieldProps {
  readonly variant: VariantDraft;
  /** The variant in words, in a table whose heads name the fields; without it the field shows its own label. */
  readonly name?: string;
}
