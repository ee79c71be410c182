import { TextField } from '@veranda/ui/TextField.tsx';
import { useVariant } from './use-variant.ts';
import type { VariantFieldProps } from './variant-field.ts';

/** The seller's own number of a variant. */
export function VariantSku({ variant, name }: VariantFieldProps) {
  const { patch, field } = useVariant(variant);
  return (
    <TextField
      {...field('sku')}
      label={name ? `SKU of ${name}` : 'SKU'}
      hideLabel={name !== undefined}
      value={variant.sku}
      maxLength={60}
      placeholder={name === undefined ? '' : 'Automatic'}
      description={name === undefined ? 'Leave empty to create one automatically.' : undefined}
      onChange={(sku) => patch({ sku })}
    />
  );
}
