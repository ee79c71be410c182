import { useDraft } from './draft-context.ts';
import type { VariantDraft } from './variant-matrix.ts';

export interface VariantFieldProps {
  readonly variant: VariantDraft;
  /**
   * The variant as text, in a table whose heads name the fields; without it the field shows its own label.
   */
  readonly name?: string;
}

/** A variant of the form: changing it, and what is wrong with each of its fields. */
export function useVariant(variant: VariantDraft) {
  const { change, problemOf, currency, digits, canWrite } = useDraft();
  const patch = (part: Partial<VariantDraft>) =>
    change((old) => ({
      ...old,
      matrix: {
        ...old.matrix,
        variants: old.matrix.variants.map((otherVariant) =>
          otherVariant.key === variant.key ? { ...otherVariant, ...part } : otherVariant,
        ),
      },
    }));
  const field = (name: 'price' | 'sale' | 'sku') => ({
    id: `${name}-${variant.key}`,
    isReadOnly: !canWrite,
    errorMessage: problemOf(`${name}-${variant.key}`),
  });
  return { patch, field, money: { currency, digits }, canWrite };
}
