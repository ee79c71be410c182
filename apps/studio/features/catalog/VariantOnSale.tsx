import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { useVariant } from './use-variant.ts';
import type { VariantDraft } from './variant-matrix.ts';

export interface VariantOnSaleProps {
  readonly variant: VariantDraft;
  readonly name: string;
}

/** Whether a variant in a row is on sale. */
export function VariantOnSale({ variant, name }: VariantOnSaleProps) {
  const { patch, canWrite } = useVariant(variant);
  return (
    <Checkbox
      aria-label={`${name} is on sale`}
      isSelected={variant.onSale}
      isDisabled={!canWrite}
      onChange={(onSale) => patch({ onSale })}
    />
  );
}
