import { NumberField } from '@veranda/ui/NumberField.tsx';
import { useVariant } from './use-variant.ts';
import type { VariantFieldProps } from './variant-field.ts';

/** How many of a variant there are; empty while they are not counted. */
export function VariantQuantity({ variant, name }: VariantFieldProps) {
  const { patch, canWrite } = useVariant(variant);
  return (
    <NumberField
      label={name ? `Stock of ${name}` : 'In stock'}
      hideLabel={name !== undefined}
      steps={name === undefined}
      minValue={0}
      value={variant.unlimited ? Number.NaN : variant.quantity}
      isDisabled={variant.unlimited || !canWrite}
      onChange={(quantity) => patch({ quantity: Number.isNaN(quantity) ? 0 : Math.round(quantity) })}
    />
  );
}
